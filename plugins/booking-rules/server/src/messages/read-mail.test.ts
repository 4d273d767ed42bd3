import fc from 'fast-check';
import { processorMs } from '../../../shared/domain/hostile.fixture';
import { MOST_MAIL_BYTES, readMail } from './read-mail';

const INBOX = 'reply@stay.example';
const TAGGED = 'reply+gr7f3k9m2xwb-0123456789abcdef0123456789abcdef@stay.example';

/** A mail with some headers more and another body. */
function mail(body: string, headers: readonly string[] = []): Buffer {
  const lines = [
    'From: Layla Haddad <layla@guests.example>',
    `To: Vacationer <${TAGGED}>`,
    'Subject: Re: Your stay',
    'Message-ID: <1@guests.example>',
    ...headers,
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

const read = (body: string, headers?: string[]) => readMail(mail(body, headers), INBOX);

test('an answer is read: what is new of it, and whom it was for', async () => {
  const body = 'We land at 02:40.\r\n\r\nOn Thu, 26 Nov 2026, Vacationer wrote:\r\n> When do you land?';
  expect(await read(body)).toMatchObject({
    recipients: [TAGGED],
    isAutomatic: false,
    text: 'We land at 02:40.',
    attachments: 0,
  });
});

test('whom it was for may stand in what mail servers add', async () => {
  const found = await readMail(
    Buffer.from(`From: a@b.example\r\nTo: x@y.example\r\nDelivered-To: <${TAGGED}>\r\n\r\nHello`),
    INBOX,
  );
  expect(found?.recipients).toEqual(['x@y.example', TAGGED]);
});

test.each([
  ['out of office', ['Auto-Submitted: auto-replied']],
  ['a mail of ours', ['Auto-Submitted: auto-generated']],
  ['a list', ['Precedence: list']],
  ['an older program', ['X-Autoreply: yes']],
  ['a newsletter', ['List-Unsubscribe: <https://a.example>']],
  ['a bounce', ['Return-Path: <>']],
  ['a report', ['Content-Type: multipart/report; boundary=x']],
])('%s is nobody’s answer', async (_, headers) => {
  expect((await read('I am away until Monday.', headers))?.isAutomatic).toBe(true);
});

test('a person may say that it is not automatic', async () => {
  expect((await read('Hello', ['Auto-Submitted: no']))?.isAutomatic).toBe(false);
});

test('of HTML only the words are left, without quotes, styles and scripts', async () => {
  const html =
    '<html><head><style>p{}</style></head><body><p>At&nbsp;nine &amp; not <b>later</b>.</p><script>alert(1)</script>' +
    '<div class="gmail_quote">Old <p>words</p></div></body></html>';
  const found = await read(html, ['Content-Type: text/html; charset=utf-8']);
  expect(found?.text).toBe('At nine & not later.');
});

test('files are counted and not kept; pictures within the text are no files', async () => {
  const parts = [
    '--x\r\nContent-Type: text/plain\r\n\r\nHere is my passport.',
    '--x\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=a.pdf\r\n\r\nPDF',
    '--x\r\nContent-Type: image/png\r\nContent-Disposition: inline\r\n\r\nPNG',
    '--x--',
  ];
  const found = await read(parts.join('\r\n'), ['Content-Type: multipart/mixed; boundary=x']);
  expect(found).toMatchObject({ text: 'Here is my passport.', attachments: 1 });
});

test('a large file at the end costs nothing and loses no word', async () => {
  const body = [
    '--x\r\nContent-Type: text/plain\r\n\r\nSee the photo.',
    `--x\r\nContent-Type: image/jpeg\r\nContent-Disposition: attachment; filename=a.jpg\r\nContent-Transfer-Encoding: base64\r\n\r\n${'QUFB'.repeat(MOST_MAIL_BYTES)}`,
  ].join('\r\n');
  const found = await read(body, ['Content-Type: multipart/mixed; boundary=x']);
  expect(found).toMatchObject({ text: 'See the photo.', attachments: 1 });
});

test('a long mail is cut off where a message ends', async () => {
  expect((await read('a'.repeat(10_000)))?.text).toHaveLength(4_000);
});

test('the same mail has the same key, another has another', async () => {
  const [one, again] = [await read('Hello'), await read('Hello')];
  expect(one?.key).toBe(again?.key);
  const without = Buffer.from('From: a@b.example\r\nTo: x@y.example\r\n\r\nHello');
  expect((await readMail(without, INBOX))?.key).not.toBe(one?.key);
});

test('what is no mail is none, and no bytes break it', async () => {
  expect(await readMail(Buffer.from(''), INBOX)).toBeNull();
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), async (bytes) => {
      const found = await readMail(Buffer.concat([mail(''), Buffer.from(bytes)]), INBOX);
      expect(found?.text ?? '').not.toContain(String.fromCharCode(0));
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['tags that never end', '<style'.repeat(50_000)],
  ['spaces that are not broken', `${'&nbsp;'.repeat(50_000)}x`],
  ['spaces between tags', `${'<b> '.repeat(70_000)}x`],
])('a mail that is made to keep us busy is read at once: %s', async (_, html) => {
  // It was 2 to 12 s.
  expect(await processorMs(() => read(html, ['Content-Type: text/html']))).toBeLessThan(1_000);
});
