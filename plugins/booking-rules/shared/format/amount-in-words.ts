import { currentLanguage } from './language';
import { toDecimal, type MinorUnits } from './money';
import { placeOfBusiness } from './place';

const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
] as const;
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;
const SCALES = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

interface CurrencyWords {
  one: string;
  more: string;
  /** A single one of the smallest unit, and more; without them it is written as a fraction. */
  minor?: readonly [one: string, more: string];
}

/** How people name money where the platform's name is longer (`UAE dirhams`) or says nothing of the smaller unit. */
const WORDS: Readonly<Record<string, CurrencyWords>> = {
  AED: { one: 'dirham', more: 'dirhams', minor: ['fils', 'fils'] },
  BHD: { one: 'dinar', more: 'dinars', minor: ['fils', 'fils'] },
  EUR: { one: 'euro', more: 'euros', minor: ['cent', 'cents'] },
  GBP: { one: 'pound', more: 'pounds', minor: ['penny', 'pence'] },
  KWD: { one: 'dinar', more: 'dinars', minor: ['fils', 'fils'] },
  OMR: { one: 'rial', more: 'rials', minor: ['baisa', 'baisa'] },
  QAR: { one: 'riyal', more: 'riyals', minor: ['dirham', 'dirhams'] },
  SAR: { one: 'riyal', more: 'riyals', minor: ['halala', 'halalas'] },
  USD: { one: 'dollar', more: 'dollars', minor: ['cent', 'cents'] },
};

/**
 * An amount as documents spell it out in English, without its sign: `Two thousand three hundred and fifty dirhams and
 * 50 fils`; empty in other languages; of a currency whose smaller unit we have no word for, `Nine zlotys and 50/100`.
 */
export function amountInWords(amount: MinorUnits): string {
  if (currentLanguage() !== 'en') return '';
  const { currency, minorDigits } = placeOfBusiness();
  const whole = Math.trunc(toDecimal(Math.abs(amount)));
  const units = 10 ** minorDigits;
  const rest = Math.abs(amount) - whole * units;
  const { one, more, minor } = WORDS[currency] ?? platformWords(currency);
  const words = `${inWords(whole)} ${whole === 1 ? one : more}`;
  const tail = minor
    ? `${rest} ${minor[rest === 1 ? 0 : 1]}`
    : `${String(rest).padStart(minorDigits, '0')}/${units}`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${rest === 0 ? '' : ` and ${tail}`}`;
}

function platformWords(currency: string): CurrencyWords {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' });
  const nameOf = (count: number): string =>
    format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? currency;
  return { one: nameOf(1), more: nameOf(2) };
}

function inWords(count: number): string {
  for (const [scale, name] of SCALES) {
    if (count < scale) continue;
    const rest = count % scale;
    const tail = rest === 0 ? '' : `${rest < 100 ? ' and' : ''} ${inWords(rest)}`;
    return `${inWords(Math.floor(count / scale))} ${name}${tail}`;
  }
  if (count < 20) return SMALL[count] ?? '';
  const [tens, ones] = [Math.floor(count / 10), count % 10];
  return `${TENS[tens] ?? ''}${ones === 0 ? '' : `-${SMALL[ones] ?? ''}`}`;
}
