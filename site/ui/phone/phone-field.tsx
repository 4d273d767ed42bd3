import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useHydrated } from '../use-browser';
import { CONTROL_CLASS, Field, fieldAria } from '../field';
import { countriesByName, findCountry, preferredCountries } from './countries';
import { lookUpCountry } from './look-up-country';
import { preparePhoneCheck } from './phone-check';
import { countryOfTyped, internationalPart, PHONE_MAX_LENGTH, type PhoneValue } from './phone-value';
import { messages } from '../../messages/messages';

interface PhoneFieldProps {
  label: string;
  /** What it holds until somebody types. */
  initial: PhoneValue;
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
  const { label, initial, error, hint, required, preferred = preferredCountries(), lookupUrl = null } = props;
  const id = useId();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<PhoneValue | null>(null);
  const [lookedUp, setLookedUp] = useState<string | null>(null);
  const wanted = typed === null && initial.phone === '';
  const value = typed ?? {
    phone: initial.phone,
    country: wanted && lookedUp !== null ? lookedUp : countryOfTyped(initial),
  };
  const change = (part: Partial<PhoneValue>): void => {
    const next = { ...value, ...part };
    setTyped(part.phone === undefined ? next : { ...next, country: countryOfTyped(next) });
  };

  // What was typed before the page came alive stands in the fields alone.
  const country = useRef<HTMLSelectElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const rendered = useRef(value);
  useLayoutEffect(() => {
    const early = { phone: phone.current?.value ?? '', country: country.current?.value ?? '' };
    if (early.phone !== rendered.current.phone || early.country !== rendered.current.country)
      setTyped({ ...early, country: countryOfTyped(early) });
  }, []);
  useEffect(() => {
    // Whoever has begun to type knows better.
    if (lookupUrl !== null && wanted) void lookUpCountry(lookupUrl).then(setLookedUp);
  }, [lookupUrl, wanted]);

  // A form that is only read, or sent without JavaScript, does with the usual ones: others type their code.
  const countries = countriesByName();
  const others = countries.filter(
    ({ code }) => !preferred.includes(code) && (hydrated || code === value.country),
  );
  const calling = findCountry(value.country)?.calling;
  const national = internationalPart(value.phone) === null;
  const t = messages().ui.phone;

  return (
    <Field {...{ label, error, hint }} className={props.className} htmlFor={id}>
      {/* The country stands above the number where both would not be readable side by side. */}
      <div className="flex flex-wrap gap-2" onFocus={() => void preparePhoneCheck()}>
        <select
          ref={country}
          name="phoneCountry"
          aria-label={t.country}
          autoComplete="country"
          value={value.country}
          onChange={(event) => change({ country: event.target.value })}
          className={`${CONTROL_CLASS} select-chevron w-68! max-w-full min-w-0 grow truncate pe-9!`}
        >
          <optgroup label={t.oftenChosen}>
            {countries.filter(({ code }) => preferred.includes(code)).map(CountryOption)}
          </optgroup>
          {others.length > 0 && <optgroup label={t.allCountries}>{others.map(CountryOption)}</optgroup>}
        </select>
        {/* Numbers run from left to right in every language, their country code first. */}
        <div dir="ltr" className="relative min-w-0 grow-2 basis-48">
          {national && calling !== undefined && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 inset-s-0 flex w-16 items-center justify-end pe-2 text-muted tabular-nums noscript:hidden"
            >
              <bdi dir="ltr">+{calling}</bdi>
            </span>
          )}
          <input
            ref={phone}
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
      {messages().ui.phone.option(name, calling)}
    </option>
  );
}
