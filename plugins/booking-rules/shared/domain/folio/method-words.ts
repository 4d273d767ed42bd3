import { staffMessages } from '../../messages/messages';
import type { MoneyMethod } from './entry';

/** How money came or went: its label as staff read it, and the words in which the history keeps it, `received in cash`. */
export const METHOD_WORDS: Readonly<Record<MoneyMethod, Readonly<MethodWords>>> = {
  manual: wordsOf('manual', 'by bank transfer'),
  'on-arrival': wordsOf('on-arrival', 'on arrival'),
  stripe: wordsOf('stripe', 'by card'),
  'bank-transfer': wordsOf('bank-transfer', 'by bank transfer'),
  cash: wordsOf('cash', 'in cash'),
  'card-terminal': wordsOf('card-terminal', 'by card terminal'),
  other: wordsOf('other', 'by other means'),
};

interface MethodWords {
  /** In the language of the moment in which it is read. */
  label: string;
  inSentence: string;
}

function wordsOf(method: MoneyMethod, inSentence: string): Readonly<MethodWords> {
  return {
    inSentence,
    get label() {
      return staffMessages().methods[method];
    },
  };
}
