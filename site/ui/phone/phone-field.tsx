import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useHydrated } from '../use-browser';
import { CONTROL_CLASS, Field, fieldAria } from '../field';
import { COUNTRIES, findCountry, PREFERRED_COUNTRIES } from './countries';
import { lookUpCountry } from './look-up-country';
import { preparePhoneCheck } from './phone-check';
import { countryOfTyped, internationalPart, PHONE_MAX_LENGTH, type PhoneValue } from './phone-value';

interface PhoneFieldProps {
  label: string;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  error?: string | null;
  hint?: ReactNode;
  required?: boolean;
  /** Offered first. */
  preferred?: readonly string[];
  /** Public service that says in which country this browser is; asked only when there is one. */
  lookupUrl?: string | null;
  className?: string;
}

/**
 * A phone number with its country. In a plain form it is the fields `phone` and `phoneCountry`. What numbers are
 * checked with is fetched when the field is entered; `phoneProblem` says what is wrong.
 */
export function PhoneField(props: PhoneFieldProps): ReactNode {
  const { label, value, onChange, error, hint, required, preferred = PREFERRED_COUNTRIES } = props;
  const id = useId();
  const hydrated = useHydrated();
  const touched = useRef(false);
  const take = useRef(onChange);
  useEffect(() => {
    take.current = onChange;
    if (value.phone !== '') touched.current = true;
  });
  const { lookupUrl = null } = props;
  useEffect(() => {
    if (lookupUrl === null || touched.current) return;
    void lookUpCountry(lookupUrl).then((country) => {
      // Whoever has begun to type knows better.
      if (country !== null && !touched.current) take.current({ phone: '', country });
    });
  }, [lookupUrl]);
  const change = (part: Partial<PhoneValue>): void => {
    touched.current = true;
    const next = { ...value, ...part };
    onChange(part.phone === undefined ? next : { ...next, country: countryOfTyped(next) });
  };
  // A form that is only read, or sent without JavaScript, does with the usual ones: others type their code.
  const others = COUNTRIES.filter(
    ({ code }) => !preferred.includes(code) && (hydrated || code === value.country),
  );
  const calling = findCountry(value.country)?.calling;
  const national = internationalPart(value.phone) === null;

  return (
    <Field {...{ label, error, hint }} className={props.className} htmlFor={id}>
      <div className="flex gap-2" onFocus={() => void preparePhoneCheck()}>
        <select
          name="phoneCountry"
          aria-label="Country code"
          autoComplete="country"
          value={value.country}
          onChange={(event) => change({ country: event.target.value })}
          className={`${CONTROL_CLASS} select-chevron w-2/5! min-w-0 shrink-0 truncate pe-9!`}
        >
          <optgroup label="Often chosen">
            {COUNTRIES.filter(({ code }) => preferred.includes(code)).map(CountryOption)}
          </optgroup>
          {others.length > 0 && <optgroup label="All countries">{others.map(CountryOption)}</optgroup>}
        </select>
        <div className="relative min-w-0 flex-1">
          {national && calling !== undefined && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 inset-s-0 flex w-16 items-center justify-end pe-2 text-muted tabular-nums noscript:hidden"
            >
              +{calling}
            </span>
          )}
          <input
            type="tel"
            name="phone"
            autoComplete="tel"
            maxLength={PHONE_MAX_LENGTH}
            required={required}
            value={value.phone}
            onChange={(event) => change({ phone: event.target.value })}
            {...fieldAria(id, error, hint)}
            className={`${CONTROL_CLASS} ${national ? 'ps-16 noscript:ps-3' : ''}`}
          />
        </div>
      </div>
    </Field>
  );
}

function CountryOption({ code, calling, name }: { code: string; calling: string; name: string }): ReactNode {
  return (
    <option key={code} value={code}>
      {name} (+{calling})
    </option>
  );
}
