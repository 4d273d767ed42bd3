/** @jest-environment node */
import { isAbsolute } from 'node:path';
import { readSettings } from '../../config/settings';
import { settingsFor } from '../run/settings';

const GIVEN = settingsFor({ client: 'sqlite', filename: '' }, 4_321);

test('without a mail server mails go to a folder', () => {
  const { mail } = readSettings({ ...GIVEN, MAIL_FOLDER: '' });
  expect(mail).toMatchObject({ smtpUrl: null, managerEmail: null, siteUrl: 'http://127.0.0.1:4321' });
  expect(isAbsolute(mail.folder)).toBe(true);
  expect(mail.folder).toMatch(/database\/data\/mail$/);
});

test('a mail server is used from the address that is given', () => {
  const SMTP_URL = 'smtps://user:p%40ss@mail.example:465?pool=false';
  const { mail } = readSettings({ ...GIVEN, SMTP_URL, MAIL_FROM: 'stay@stay.example' });
  expect(mail).toMatchObject({ smtpUrl: SMTP_URL, from: 'stay@stay.example' });
});

test.each([
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is missing'],
  [
    { SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.example' },
    'SMTP_URL must be an address such as smtp',
  ],
  [{ SMTP_URL: 'mail.example:25', MAIL_FROM: 'a@b.example' }, 'SMTP_URL must be an address such as smtp'],
  [{ MAIL_FROM: 'Stay <stay@stay.example>' }, 'MAIL_FROM must be an email address'],
  [{ MANAGER_EMAIL: 'office' }, 'MANAGER_EMAIL must be an email address'],
])('%j is refused with what is wrong', (settings, problem) => {
  expect(() => readSettings({ ...GIVEN, ...settings })).toThrow(problem);
});
