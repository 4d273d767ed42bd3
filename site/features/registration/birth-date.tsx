import { isBirthDate } from 'booking-rules/shared/domain/guests/registration';
import { isDay, type Day } from 'booking-rules/shared/domain/stay';
import { useId } from 'react';
import { problemsOf } from '../../forms/field-checks';
import type { Problems } from '../../forms/use-form';
import { messages } from '../../messages/messages';
import { CONTROL_CLASS } from '../../ui/field';

/** The inputs of a date of birth, and what belongs to all of them, as the form's fields are named. */
const PARTS = { day: 'birthDateDay', month: 'birthDateMonth', year: 'birthDateYear' } as const;
export const BIRTH_FIELDS = ['birthDate', PARTS.day, PARTS.month, PARTS.year] as const;
export type BirthField = (typeof BIRTH_FIELDS)[number];
type Part = keyof typeof PARTS;
/** What was typed into the inputs. */
type Typed = Record<Exclude<BirthField, 'birthDate'>, string>;

const FORMS: Record<Part, RegExp> = {
  day: /^(0?[1-9]|[12]\d|3[01])$/,
  month: /^(0?[1-9]|1[0-2])$/,
  year: /^[1-9]\d{3}$/,
};

/** A number as it was typed, in the digits of any keyboard of our languages. */
function digitsOf(typed: string): string {
  return typed.trim().replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** The day that was typed, as it is sent: `1985-03-27`. Only where nothing is wrong with it is it a day. */
export function birthDateOf(typed: Typed): Day {
  const [year, month, day] = [PARTS.year, PARTS.month, PARTS.day].map((name) => digitsOf(typed[name]));
  return [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-');
}

/** What is wrong with a date of birth: beside the input that it is about, or with `birthDate` for all of them. */
export function birthDateProblems(typed: Typed, today: Day): Problems<BirthField> {
  const t = messages().registration.birthDate.problems;
  if (Object.values(PARTS).every((name) => typed[name].trim() === '')) return { birthDate: t.missing };
  const problemOf = (part: Part) => (FORMS[part].test(digitsOf(typed[PARTS[part]])) ? null : t[part]);
  const wrong = problemsOf({
    ...{ birthDateDay: problemOf('day'), birthDateMonth: problemOf('month') },
    birthDateYear: problemOf('year'),
  });
  if (Object.keys(wrong).length > 0) return wrong;
  const date = birthDateOf(typed);
  if (!isDay(date)) return { birthDate: t.notReal };
  if (date > today) return { birthDate: t.future };
  return isBirthDate(date, today) ? {} : { birthDateYear: t.tooLongAgo };
}

interface BirthDateFieldsProps {
  /** Binds an input to the form, as `useForm` does. */
  field: (name: BirthField) => {
    name: string;
    error?: string | undefined;
    defaultValue?: string | undefined;
  };
}

/**
 * A date of birth as three inputs, in the order in which the language writes a date. Browsers are not asked to fill it
 * in: the form is for everybody who stays, and they know one of them.
 */
export function BirthDateFields({ field }: BirthDateFieldsProps) {
  const id = useId();
  const t = messages().registration.birthDate;
  const { name, error: ofAll } = field('birthDate');
  const parts = (Object.keys(t.parts) as Part[]).map((part) => ({ part, ...field(PARTS[part]) }));
  const errors = [ofAll, ...parts.map(({ error }) => error)].filter((error) => error !== undefined);
  return (
    <fieldset
      name={name}
      tabIndex={-1}
      aria-describedby={`${id}-hint ${id}-error`}
      className="grid content-start gap-1.5 outline-none"
      // What is wrong with all of it is led to as what is wrong with one input is.
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.querySelector('input')?.focus();
      }}
    >
      <legend className="mb-1.5 text-sm font-semibold text-ink">{t.legend}</legend>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t.hint}
      </p>
      <div className="flex flex-wrap gap-3">
        {parts.map(({ part, error, ...input }) => (
          <label key={part} className="grid gap-1.5 text-sm">
            {t.parts[part]}
            <input
              {...input}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={part === 'year' ? 4 : 2}
              required
              aria-invalid={(ofAll ?? error) === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              className={`${CONTROL_CLASS} ${part === 'year' ? 'w-24!' : 'w-16!'} tabular-nums`}
            />
          </label>
        ))}
      </div>
      <div id={`${id}-error`} className="text-sm font-medium text-danger empty:hidden">
        {errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </div>
    </fieldset>
  );
}
