import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { MailMessage } from './mail-message';
import { transportFor } from './transport';

const PLAIN: MailMessage = {
  messageId: '<reservation-confirmed.7.1760000000000@stay.example>',
  date: new Date('2026-10-20T09:30:00Z'),
  from: { name: 'Vacationer', address: 'stay@vacationer.example' },
  replyTo: null,
  to: { name: 'Layla Haddad', address: 'layla@guests.example' },
  subject: 'Your stay is confirmed',
  text: 'Text',
  html: '<p>HTML</p>',
  attachments: [],
  fileName: '2026-10-20-confirmed-7',
};

let folder: string;
let said: string[];

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'mails-')), 'made', 'when-needed');
  said = [];
});

afterEach(() => rm(join(folder, '..', '..'), { recursive: true, force: true }));

async function written(message: MailMessage): Promise<Email> {
  await transportFor({ smtpUrl: null, folder }, (line) => said.push(line))(message);
  return PostalMime.parse(await readFile(join(folder, `${message.fileName}.eml`)));
}

test('without a mail server a mail is a file, and a line of the log names it', async () => {
  const mail = await written(PLAIN);
  expect(mail).toMatchObject({
    messageId: PLAIN.messageId,
    subject: PLAIN.subject,
    date: '2026-10-20T09:30:00.000Z',
  });
  expect([mail.text?.trim(), mail.html?.trim()]).toEqual(['Text', '<p>HTML</p>']);
  expect(said).toEqual([expect.stringContaining(join(folder, '2026-10-20-confirmed-7.eml'))]);
});

test('the same mail twice is one file', async () => {
  await written(PLAIN);
  await written(PLAIN);
  expect(await readdir(folder)).toEqual(['2026-10-20-confirmed-7.eml']);
});

test.each(['Haddad, Layla', 'Layla "Lulu" Haddad', 'ليلى حداد', 'Zoë 李 🌴', 'a@b.example <c@d.example>'])(
  'the name %s arrives as it is',
  async (name) => {
    const { to } = await written({ ...PLAIN, to: { ...PLAIN.to, name } });
    expect(to).toEqual([{ name, address: 'layla@guests.example' }]);
  },
);

test('a subject holds a name together, and lets none turn what stands behind it', async () => {
  const held = 'إقامتك مؤكدة: \u2068Loft 2\u2069، من 4 ديسمبر';
  expect((await written({ ...PLAIN, subject: held })).subject).toBe(held);
  const open = await written({ ...PLAIN, subject: 'Eve \u202eevil\u2069 2' });
  expect(open.subject).toBe('Eve evil 2');
});

test('neither names nor addresses nor subjects can add headers or recipients', async () => {
  const hostile = 'Eve\r\nBcc: all@guests.example\r\n\r\n<p>bought</p>';
  const { bcc, cc, headers, to, subject } = await written({
    ...PLAIN,
    subject: hostile,
    to: { name: hostile, address: 'layla@guests.example' },
    replyTo: { name: hostile, address: 'layla@guests.example\r\nCc: all@guests.example' },
  });
  expect([bcc, cc]).toEqual([undefined, undefined]);
  expect(to).toHaveLength(1);
  expect(subject).toBe('Eve Bcc: all@guests.example <p>bought</p>');
  expect(headers.map(({ key }) => key)).not.toContain('bcc');
});
