import fc from 'fast-check';
import { processorMs } from '../hostile.fixture';
import { withoutQuote } from './reply-text';

const INBOX = 'reply@stay.example';
const quoted = '> Yes, you can.\n> Vacationer';

test.each([
  ['a plain answer', 'Thank you!\n\nSee you on Friday.', 'Thank you!\n\nSee you on Friday.'],
  [
    'Gmail',
    `Thanks!\n\nOn Thu, 26 Nov 2026 at 10:00, Vacationer <stay@stay.example> wrote:\n\n${quoted}`,
    'Thanks!',
  ],
  [
    'Gmail, wrapped',
    `Thanks!\r\n\r\nOn Thu, 26 Nov 2026 at 10:00, Vacationer <\r\nreply+gr7f3k9m2xwb-6f0c@stay.example> wrote:\r\n\r\n${quoted}`,
    'Thanks!',
  ],
  [
    'Gmail in Arabic',
    `شكرًا لكم\n\nفي الخميس، 26 نوفمبر 2026 في 10:00 ص تمت كتابة ما يلي بواسطة Vacationer <\nreply+gr7-6f0c@stay.example>:\n\n${quoted}`,
    'شكرًا لكم',
  ],
  [
    'Apple Mail in German',
    `Danke!\n\n> Am 26.11.2026 um 10:00 schrieb Vacationer <stay@stay.example>:\n> \n> Yes`,
    'Danke!',
  ],
  ['Thunderbird in German', `Danke!\n\nAm 26.11.26 um 10:00 schrieb Vacationer:\n${quoted}`, 'Danke!'],
  [
    'Apple Mail in French',
    `Merci\n\nLe 26 nov. 2026 à 10:00, Vacationer <a@stay.example> a écrit :\n\n${quoted}`,
    'Merci',
  ],
  [
    'Gmail in Russian',
    `Спасибо\n\nчт, 26 нояб. 2026 г. в 10:00, Vacationer <reply+g-1@stay.example>:\n\n${quoted}`,
    'Спасибо',
  ],
  [
    'a language that we do not know',
    `Kiitos\n\nVacationer <stay@stay.example> kirjoitti 26.11.2026:\n${quoted}`,
    'Kiitos',
  ],
  [
    'Outlook',
    'Thanks!\n\n________________________________\nFrom: Vacationer <stay@stay.example>\nSent: Thursday, 26 November 2026 10:00\nTo: Layla\nSubject: Your stay\n\nYes, you can.',
    'Thanks!',
  ],
  [
    'Outlook in German',
    'Danke!\n\nVon: Vacationer <stay@stay.example>\nGesendet: 26.11.2026 10:00\n\nJa.',
    'Danke!',
  ],
  ['an older Outlook', 'Thanks!\n-----Original Message-----\nFrom: Vacationer\n\nYes', 'Thanks!'],
  ['a signature', 'At 9 pm.\n-- \nLayla Haddad\nHaddad Trading LLC', 'At 9 pm.'],
  ['a phone', 'At 9 pm.\n\nSent from my iPhone', 'At 9 pm.'],
  ['a phone in Arabic', 'الساعة التاسعة\n\nأُرسلت من الـ iPhone', 'الساعة التاسعة'],
  ['answers between the lines', '> Two beds?\nYes.\n> A cot?\nNo.', 'Yes.\nNo.'],
  [
    'an answer below the quote',
    `On Thu, 26 Nov 2026, Vacationer <stay@stay.example> wrote:\n${quoted}\n\nThen we come at nine.`,
    'Then we come at nine.',
  ],
  ['nothing but a quote', quoted, ''],
])('of %s the guest’s own words are left', (_, text, own) => expect(withoutQuote(text, INBOX)).toBe(own));

test.each([
  'Our flight: EK 004, lands 02:40.\nPhone: +44 20 7946 0958\nEmail: layla@guests.example',
  'On Friday we arrive late.\nWe have two questions:\n1. Is there a cot?\n2. And parking?',
  'Is it 5 -- or 6 -- minutes to the metro?',
  'من فضلكم: متى تسجيل الوصول؟',
  'From Friday on we are three: is that fine?',
])('nothing is lost of %j', (text) => expect(withoutQuote(text, INBOX)).toBe(text));

test('no text fails, and nothing is made up', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom('> a', 'On ', 'wrote:', 'From: a@b', '--', '', '____________'),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const text = lines.join('\n');
      expect(withoutQuote(text, INBOX).length).toBeLessThanOrEqual(text.length);
    }),
  );
});

test.each([
  ['a beginning that is never ended', `On ${'wrote '.repeat(20_000)}\n`.repeat(20)],
  ['nothing but beginnings', 'On a\n'.repeat(100_000)],
])('a mail that is made to keep us busy is read at once: %s', async (_, text) => {
  expect(await processorMs(() => withoutQuote(text, INBOX))).toBeLessThan(2_000);
});
