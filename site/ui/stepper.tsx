import { useId } from 'react';
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

const STEP_CLASS =
  'grid size-11 shrink-0 place-items-center rounded-full border border-line bg-white text-ink hover:border-ink/40 disabled:opacity-40 noscript:hidden';

/** A small whole number with a button on either side; a plain number input without JavaScript. */
export function Stepper({ label, note, name, value, min, max, onChange, className = '' }: StepperProps) {
  const id = useId();
  const set = (next: number) => onChange(Math.min(max, Math.max(min, Math.trunc(next) || min)));
  return (
    <div className={`flex items-center justify-between gap-4 ${className}`}>
      <div>
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {note && (
          <p id={`${id}-note`} className="text-sm text-muted">
            {note}
          </p>
        )}
      </div>
      <div className="flex items-center gap-1">
        <button
          type="button"
          className={STEP_CLASS}
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
          className="h-11 w-12 rounded-control bg-transparent text-center text-base font-semibold tabular-nums no-spin noscript:border noscript:border-line"
        />
        <button
          type="button"
          className={STEP_CLASS}
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
