import { taxNumberName } from '../../format/place';
import { plural } from '../../format/plural';

/** How a stay is paid, and what cancelling gives back. Amounts and days come as texts. */
export const money = {
  /** A part of what is open: `AED 705 now`. */
  now: (amount: string) => `${amount} now`,
  by: (amount: string, day: string) => `${amount} by ${day}`,
  together: (parts: readonly string[]) => parts.join(' and '),
  /** On the page of the payment partner. */
  card: {
    stay: (apartment: string, checkIn: string, checkOut: string) => `${apartment}, ${checkIn} to ${checkOut}`,
    deposit: (apartment: string) => `Refundable deposit, ${apartment}`,
    held: (amount: string) =>
      `${amount} is held on your card and not charged. We release it after your stay.`,
  },
  /** A policy of cancellation, first step to last. */
  tiers: {
    nothing: 'No refund',
    steps: (steps: readonly { percent: number; days: number }[]) => {
      const said = steps.map(({ percent, days }, index) => {
        const size = percent === 100 ? 'free' : `${percent}% back`;
        const before = `${plural(days, 'day')} before${index === 0 ? ' arrival' : ''}`;
        return `${size} until ${days === 0 ? 'the day of arrival' : before}`;
      });
      const all = [...said, 'then no refund'].join('; ');
      return all.charAt(0).toUpperCase() + all.slice(1);
    },
  },
  /** What becomes of extras when a stay changes. */
  extras: {
    /** @param was null where it costs what it did */
    one: (name: string, amount: string, was: string | null) =>
      was === null ? `${name}, ${amount} as before` : `${name}, ${was} before and ${amount} after`,
    added: (name: string, amount: string) => `${name}, ${amount}`,
    all: (each: readonly string[]) => `They stay, at the prices agreed: ${each.join('; ')}.`,
  },
};

/** What documents are called in lists. */
export const documents = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  receipt: 'Receipt',
  takenBack: 'Receipt taken back',
  taxNumber: (number: string) => `${taxNumberName()} ${number}`,
  licence: (number: string) => `Licence ${number}`,
};
