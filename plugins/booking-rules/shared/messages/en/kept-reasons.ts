import type { Reason } from '../../domain/availability';
import type { Answers } from '../messages';

/** Rules that a desk booking may set aside, by the words in which its history keeps them. */
export type RuleWords = Readonly<Record<Reason['reason'], string>>;

const RULES: RuleWords = {
  'dates-invalid': 'the dates',
  'in-the-past': 'days that have passed',
  'advance-notice': 'the notice that is asked for',
  'too-far-ahead': 'being too far ahead',
  'min-stay': 'the minimum stay',
  'max-stay': 'the maximum stay',
  'arrival-day-closed': 'no arrivals on that day',
  'departure-day-closed': 'no departures on that day',
  'not-available': 'taken nights',
  'too-many-guests': 'the number of guests',
  'not-listed': 'being closed for booking',
};

/** The words of a rule; an unknown one as it is kept. */
export function wordsOfRule(words: RuleWords, rule: string): string {
  return Object.entries(words).find(([known]) => known === rule)?.[1] ?? rule;
}

/** A desk booking as its history keeps it: that, whether it was paid, and the rules that were set aside. */
export const DESK_BOOKING = /^desk booking(, paid)?((?:, despite [a-z-]+)*)$/;

/** The rules in what the second group of that has found. */
export const rulesIn = (found: string): string[] => found.split(', despite ').slice(1);

/** Reasons of changes are kept in English. Only these are told in other words. */
export const keptReasons: Answers = {
  said: {},
  withNumbers: [],
  withWords: [
    [
      DESK_BOOKING,
      (paid, rules) =>
        [
          'desk booking',
          ...(paid ? ['paid'] : []),
          ...rulesIn(rules).map((rule) => `despite ${wordsOfRule(RULES, rule)}`),
        ].join(', '),
    ],
  ],
};
