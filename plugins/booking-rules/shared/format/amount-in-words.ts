import type { Fils } from './money';

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

/** An amount as documents spell it out, without its sign: `Two thousand three hundred and fifty dirhams and 50 fils`. */
export function amountInWords(amount: Fils): string {
  const size = Math.abs(amount);
  const fils = size % 100;
  const dirhams = (size - fils) / 100;
  const words = `${inWords(dirhams)} dirham${dirhams === 1 ? '' : 's'}`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${fils === 0 ? '' : ` and ${fils} fils`}`;
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
