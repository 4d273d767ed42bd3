import { writtenIn } from 'booking-rules/shared/format/language';
import { ALL_MESSAGES, messages } from './messages';

const ARABIC = /\p{Script=Arabic}/u;

test('they are said in the language of the panel', () => {
  expect(messages().own.on(1)).toBe('On. You have 1 recovery code left.');
  expect(writtenIn('ar', () => messages().own.on(3))).toBe('مفعّلة. رموز الاسترداد المتبقية: 3 رموز.');
});

test('all of them are said in Arabic', () => {
  const said = Object.values(ALL_MESSAGES.ar).flatMap((one) =>
    typeof one === 'string' ? [one] : Object.values(one).filter((word) => typeof word === 'string'),
  );
  expect(said.filter((word) => !ARABIC.test(word))).toEqual([]);
  expect(said.length).toBeGreaterThan(50);
});
