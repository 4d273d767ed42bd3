import type { MoneyMethod } from './entry';

/** How money came or went, as staff read it: by itself, and in a sentence (`AED 500 received in cash`). */
export const METHOD_WORDS: Readonly<Record<MoneyMethod, { label: string; inSentence: string }>> = {
  manual: { label: 'Bank transfer', inSentence: 'by bank transfer' },
  'on-arrival': { label: 'On arrival', inSentence: 'on arrival' },
  stripe: { label: 'Card, via Stripe', inSentence: 'by card' },
  'bank-transfer': { label: 'Bank transfer', inSentence: 'by bank transfer' },
  cash: { label: 'Cash', inSentence: 'in cash' },
  'card-terminal': { label: 'Card terminal', inSentence: 'by card terminal' },
  other: { label: 'Other', inSentence: 'by other means' },
};
