import '../../../../shared/messages/all-languages';
import { writtenIn } from '../../../../shared/format/language';
import { toldWords } from '../../../../shared/format/choice-labels';
import { DEFAULT_RULES } from '../../mail-rules/default-rules';
import { textFor } from '../../mail-rules/rules';
import { hasPlaceholders, templateProblems } from '../../../../shared/templates/template';
import { renderHtml } from '../render/html-page';
import { renderText } from '../render/text-page';
import { automaticMail } from './automatic-mail';
import { contextOf } from './template.fixture';

const written = (subject: string, text: string) => ({
  ...{ rule: 1, name: 'Before arrival', language: 'en' as const },
  ...{ subject, text },
});
const mailOf = (text: string, subject = 'Your stay', paidAmount = 0) => {
  const parts = [{ amount: 256_475, paid: paidAmount, due: null }];
  return automaticMail(contextOf({ parts, paidAmount }, { automatic: written(subject, text) }));
};

test('a line that names what the booking does not have is left out, the others stay', () => {
  const text = 'Hello {{guest_first_name}},\nstill to be paid: {{amount_due}}\nsee you.';
  expect(mailOf(text, 'Due: {{amount_due}}', 256_475)).toMatchObject({
    subject: 'Due:',
    blocks: [{ block: 'written', text: 'Hello Layla,\nsee you.' }, { block: 'button' }],
  });
  expect(JSON.stringify(mailOf(text).blocks[0])).toContain('still to be paid: AED');
});

test('every mail leads to the booking: where its link stands, or at the end', () => {
  const blocks = (text: string) => mailOf(text).blocks.map(({ block }) => block);
  expect(blocks('Hello.\n{{trip_link}}\nBye.')).toEqual(['written', 'button', 'written']);
  expect(blocks('Hello.\n\nBye.')).toEqual(['written', 'written', 'button']);
  expect(blocks('See {{trip_link}} for more.')).toEqual(['written']);
});

test('what a guest is called is text and never markup, an address in it becomes a link', () => {
  const guest = { firstName: '<b>Eve</b>', lastName: 'X', email: 'eve@guests.example', phone: '' };
  const context = contextOf(
    { guest },
    { automatic: written('Hi', 'Dear {{guest_first_name}},\nthe map: {{map_link}}.') },
  );
  const html = renderHtml(automaticMail(context), context.sender);
  expect(html).toContain('&lt;b&gt;Eve&lt;/b&gt;');
  expect(html).toMatch(/<a href="https:\/\/www\.google\.com\/maps[^"]*55\.34"[^>]*>[^<]*<\/a>\./);
  expect(renderText(automaticMail(context), context.sender)).toContain('Dear <b>Eve</b>,');
});

test('the rules of a new house have names in Arabic, and can be filled in, in both languages', () => {
  for (const { name, texts } of DEFAULT_RULES) {
    expect(writtenIn('ar', () => toldWords(name))).toMatch(/^[\p{Script=Arabic} ]+$/u);
    for (const language of ['en', 'ar'] as const) {
      const { subject, text } = texts[language];
      expect([...templateProblems(subject), ...templateProblems(text)]).toEqual([]);
      const automatic = { ...written(subject, text), language };
      const mail = writtenIn(language, () => automaticMail(contextOf({}, { automatic })));
      expect(mail.subject).not.toBe('');
      for (const block of mail.blocks)
        if (block.block === 'written') expect(hasPlaceholders(block.text)).toBe(false);
    }
  }
});

test('guests are written to in their language, and in the other where nobody has written theirs', () => {
  const texts = { en: { subject: 'Hi', text: 'Hello' }, ar: { subject: '', text: '' } };
  expect(textFor(texts, 'ar')).toMatchObject({ language: 'en', subject: 'Hi' });
  expect(textFor({ en: texts.ar, ar: texts.en }, 'en')).toMatchObject({ language: 'ar' });
  expect(textFor({ ...texts, ar: { subject: 'أهلًا', text: 'مرحبًا' } }, 'ar')).toMatchObject({
    language: 'ar',
  });
});
