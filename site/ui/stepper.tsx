import { useId } from 'react';
import { classes } from './classes';
import { Icon } from './icon';
import { messages } from '../messages/messages';

interface StepperProps {
  label: string;
  /** Said below the label. */
  note?: string;
  name: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  className?: string;
}

/** A small whole number with a button on either side; a plain number input without JavaScript. */
export function Stepper({ label, note, name, value, min, max, onChange, className = '' }: StepperProps) {
  const id = useId();
  const set = (next: number) => onChange(Math.min(max, Math.max(min, Math.trunc(next) || min)));
  return (
    <div className={classes('stepper', className)}>
      <div>
        <label htmlFor={id}>{label}</label>
        {note && <p id={`${id}-note`}>{note}</p>}
      </div>
      <div>
        <button
          type="button"
          disabled={value <= min}
          onClick={() => set(value - 1)}
          aria-label={messages().ui.fewer(label)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          name={name}
          type="number"
          aria-describedby={note && `${id}-note`}
          inputMode="numeric"
          min={min}
          max={max}
          value={value}
          onChange={(event) => set(event.currentTarget.valueAsNumber)}
          className="no-spin"
        />
        <button
          type="button"
          disabled={value >= max}
          onClick={() => set(value + 1)}
          aria-label={messages().ui.more(label)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
