import { e164Of } from '../platform/http/phone-number';

const NUMBERS: ReadonlySet<string> = new Set(['guests', 'bedrooms']);

/**
 * The body of `POST /api/enquiries` that a plain form stands for: its fields are texts, those left empty are as
 * good as absent, and the country of the phone number is a field of its own.
 */
export function requestOfForm(fields: Readonly<Record<string, string>>): { data: Record<string, unknown> } {
  const { phoneCountry, ...given } = fields;
  const filled = Object.entries(given).filter(([, value]) => value.trim() !== '');
  return {
    data: Object.fromEntries(
      filled.map(([name, value]): [string, unknown] => {
        if (NUMBERS.has(name)) return [name, Number(value)];
        if (name === 'phone') return [name, e164Of(value, phoneCountry) ?? value];
        return [name, value];
      }),
    ),
  };
}
