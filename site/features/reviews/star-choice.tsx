import { useId } from 'react';
import { messages } from '../../messages/messages';
import { Icon } from '../../ui/icon';

const STARS = ['1', '2', '3', '4', '5'] as const;

/** A star or the cross. Its word stands in the corner above while it is chosen, and is its name at all times. */
const CHOICE =
  'group/star grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted has-checked:text-accent has-[~_label_input:checked]:text-accent has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-brand';
const INPUT = 'col-start-1 row-start-1 size-full cursor-pointer appearance-none outline-none';
const DRAWING = 'col-start-1 row-start-1 pointer-events-none';
const WORD =
  'absolute end-0 top-0 pointer-events-none text-sm text-muted opacity-0 group-has-checked/star:opacity-100';

interface StarChoiceProps {
  name: string;
  label: string;
  /** What is chosen to begin with; empty for nothing. */
  chosen: string;
  /** What is wrong, in words. */
  error?: string | null;
  /** One has to be chosen. Otherwise a cross takes a choice back. */
  required?: boolean;
}

/** One to five stars of a form, as radio buttons that need no JavaScript. */
export function StarChoice({ name, label, chosen, error = null, required = false }: StarChoiceProps) {
  const errorId = `${useId()}-error`;
  const t = messages().reviewForm;
  const radio = (value: string) => (
    <input type="radio" {...{ name, value, required }} defaultChecked={chosen === value} className={INPUT} />
  );
  return (
    <fieldset aria-describedby={error === null ? undefined : errorId} className="relative min-w-0">
      {/* Floats, so that the corner is that of its line; beside it the word has room. */}
      <legend className="float-start w-full pe-28 text-sm font-semibold">{label}</legend>
      <div className="clear-both -ms-2.5 flex">
        {/* By themselves: those before the chosen one are filled, too, and the cross is none of them. */}
        <span className="flex">
          {STARS.map((value) => (
            <label key={value} className={CHOICE}>
              {radio(value)}
              <Icon name="star-line" className={`${DRAWING} size-6`} />
              <Icon
                name="star"
                className={`${DRAWING} size-6 opacity-0 group-has-checked/star:opacity-100 group-has-[~_label_input:checked]/star:opacity-100`}
              />
              <span className={WORD}>{t.stars[Number(value)]}</span>
            </label>
          ))}
        </span>
        {!required && (
          <label className={CHOICE}>
            {radio('')}
            <Icon name="x" className={`${DRAWING} group-has-checked/star:opacity-0`} />
            <span className={WORD}>{t.noStars}</span>
          </label>
        )}
      </div>
      {error !== null && (
        <p id={errorId} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
