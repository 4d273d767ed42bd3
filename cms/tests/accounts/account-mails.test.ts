import { delivered } from '../fixture/delivered';
import { ask } from '../fixture/http';
import { offerLanguages } from '../fixture/languages';
import { mailsAbout } from '../fixture/mailed-answers';
import { within } from '../fixture/within';

const { connection } = server.strapi.db;
const inArabic = { 'Accept-Language': 'ar' };

beforeAll(() => offerLanguages('English and Arabic'));
// Other files meet a site in English.
afterAll(() => offerLanguages('English'));

describe('mails about an account', () => {
  test('are in the language of the page that asks for them, with links to its pages', async () => {
    const email = 'language-account@guests.example';
    const message = async (): Promise<{ subject: string; html: string; text: string }> => {
      const row: { payload: string } | undefined = await connection('booking_outbox')
        .where({ recipient: email, kind: 'account-message' })
        .orderBy('id', 'desc')
        .first('payload');
      if (!row) throw new Error('No mail has been written yet');
      return JSON.parse(row.payload) as { subject: string; html: string; text: string };
    };
    const account = { username: email, email, password: 'language-of-guests-1' };
    const { status } = await ask(server.url, 'POST /api/auth/local/register', {
      body: account,
      headers: inArabic,
    });
    expect(status).toBe(200);
    const welcome = await message();
    expect(welcome).toMatchObject({ subject: 'أكّد بريدك الإلكتروني', language: 'ar' });
    expect(welcome.html).toContain('/ar/confirm-email?confirmation=');

    const reset = (headers: Record<string, string>) =>
      ask(server.url, 'POST /api/auth/forgot-password', { body: { email }, headers });
    await reset(inArabic);
    const subject = 'اختر كلمة مرور جديدة';
    await within(5_000, async () => expect(await message()).toMatchObject({ subject, language: 'ar' }));
    expect((await message()).html).toMatch(new RegExp(`"${server.url}/ar/reset-password\\?code=\\w+"`));
    await reset({});
    await within(5_000, async () => expect((await message()).subject).toBe('Choose a new password'));
    expect(await message()).not.toHaveProperty('language');

    const sent = await delivered(async () => {
      const mails = await mailsAbout('account-message', new RegExp(subject));
      const found = mails.find((one) => one.subject === subject && one.to?.[0]?.address === email);
      if (!found) throw new Error('The mail to this guest has not left yet');
      return found;
    });
    expect(sent.html).toContain('<html lang="ar" dir="rtl">');
    expect(sent.html).toContain('text-align:right');
    expect(sent.text).toContain(subject);
  });
});
