import type { Day } from '../domain/stay';
import { formatDay, MONTHS, WEEKDAYS } from './day';
import { currencyOfBusiness, formatAmount, toAmount } from './money';
import { formatStay } from './stay';

/** An amount in a text that is kept, as `formatAmount` writes it in English; the source of a pattern without groups. */
export const KEPT_AMOUNT = '−?[A-Z]{3}\u00a0\\d{1,3}(?:,\\d{3})*(?:\\.\\d+)?';
/** The days of a stay in such a text, as `formatStay` writes them. */
export const KEPT_STAY = '\\w{3} \\d{1,2} \\w{3}(?: \\d{4})? to \\w{3} \\d{1,2} \\w{3} \\d{4}';

const PARTS = /^(−?)([A-Z]{3})\u00a0(.+)$/;
const DATE = `(?:${WEEKDAYS.join('|')}) (\\d{1,2}) (${MONTHS.join('|')})`;
const AMOUNTS = new RegExp(KEPT_AMOUNT, 'g');
const STAYS = new RegExp(`${DATE}(?: (\\d{4}))? to ${DATE} (\\d{4})`, 'g');
const DAYS = new RegExp(`${DATE} (\\d{4})`, 'g');
const ISO_DAYS = /\d{4}-\d{2}-\d{2}/g;

/** A number as English texts have it: `1,520.50`. */
export function keptNumber(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/** Such an amount in the language of the moment; one of an earlier currency of the business stays as it was written. */
export function toldAmount(text: string): string {
  const [, sign, currency, number = ''] = PARTS.exec(text) ?? [];
  if (currency !== currencyOfBusiness()) return text;
  const amount = toAmount(keptNumber(number));
  return formatAmount(sign === '−' ? 0 - amount : amount);
}

/** A text with the amounts and days in it, which are kept in English or as `2027-01-31`, in the language of the moment. */
export function withToldFigures(text: string): string {
  return text
    .replace(AMOUNTS, toldAmount)
    .replace(STAYS, (_, ...[day, month, year, endDay, endMonth, endYear]: Found[]) =>
      formatStay({
        checkIn: isoDay(day, month, year ?? endYear),
        checkOut: isoDay(endDay, endMonth, endYear),
      }),
    )
    .replace(DAYS, (_, ...[day, month, year]: Found[]) => formatDay(isoDay(day, month, year)))
    .replace(ISO_DAYS, formatDay);
}

type Found = string | undefined;

function isoDay(day = '', month = '', year = ''): Day {
  const number = MONTHS.indexOf(month) + 1;
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
