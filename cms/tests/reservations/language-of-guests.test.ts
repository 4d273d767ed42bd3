import { createRequire } from 'node:module';
import { join } from 'node:path';
import { engineOf } from 'booking-rules/engine';
import { keepBusiness } from '../fixture/business';
import { createApartment } from '../fixture/content';
import { offerLanguages } from '../fixture/languages';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask, send } from '../fixture/http';
import { mailsAbout } from '../fixture/mailed-answers';
import { translateAll } from '../fixture/translations';
import { managerOf } from '../fixture/manage';
import { pdfText } from '../fixture/pdf-text';
import { createStaff, PERMISSION } from '../fixture/staff';
import { CMS } from '../run/settings';

const apartmentId = 'language-of-guests';
const { documents } = engineOf(server.strapi);
const { connection } = server.strapi.db;
/** Columns of a row, as far as these tests read them. */
interface Kept {
  language?: string | null;
  terms?: unknown;
  payload?: string;
}

const inArabic = { 'Accept-Language': 'ar' };
const guest = guestOf(server.url);

const quoteIn = (days: number, headers: Record<string, string>) =>
  ask(server.url, 'POST /api/quotes', {
    body: { data: { apartmentId, ...stayIn(days, 3), guests: 2 } },
    headers,
  });

/** The mails to a guest about a reservation, oldest first, once there is one with each of the subjects. */
async function mailsTo(email: string, reference: string, subject: RegExp, ...others: RegExp[]) {
  for (const other of others) await mailsAbout(`-${reference}`, other);
  const mails = await mailsAbout(`-${reference}`, subject);
  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
}

beforeAll(async () => {
  await keepBusiness();
  await createApartment(apartmentId);
  await offerLanguages('English and Arabic');
});

// Other files meet a site in English.
afterAll(() => offerLanguages('English'));

/** Reserves as a page in a language does. */
async function reserve(days: number, headers: Record<string, string>) {
  const { data: quote } = await quoteIn(days, headers);
  const request = reservationFor(quote.number, `language-${days}@guests.example`);
  const answer = await ask(server.url, 'POST /api/reservations', {
    body: { data: { ...request, payment: 'manual' } },
    headers,
  });
  return { ...answer, email: request.guest.email };
}

test('a price is told in the language that is asked for, and stays the same price', async () => {
  const english = await quoteIn(30, {});
  const arabic = await quoteIn(30, { 'Accept-Language': 'ar-AE,ar;q=0.9,en;q=0.8' });
  expect([english.status, arabic.status]).toEqual([201, 201]);
  expect(english.data.lines[0]?.label).toMatch(/^3 nights: /);
  expect(arabic.data.lines[0]?.label).toMatch(/^3 ليالٍ: /);
  expect(arabic.data.lines.map(({ amount }) => amount)).toEqual(
    english.data.lines.map(({ amount }) => amount),
  );
  for (const { label } of arabic.data.lines) expect(label).toMatch(/\p{Script=Arabic}/u);
  const read = await guest.readQuote(arabic.data.number);
  expect(read.data.lines).toEqual(english.data.lines);
});

test('callers that name no language, or another one, are answered in English to the byte', async () => {
  const { number } = (await quoteIn(35, {})).data;
  const read = async (language?: string) => {
    const headers: Record<string, string> = language === undefined ? {} : { 'Accept-Language': language };
    const { text } = await ask(server.url, 'GET /api/quotes/{number}', { params: { number }, headers });
    return text;
  };
  const usual = await read();
  for (const language of ['fr', '*', 'en-GB,ar;q=0.5', 'de, *;q=0.1', 'nonsense;;'])
    expect(await read(language)).toBe(usual);
  expect(await read('ar')).not.toBe(usual);
});

test('what is wrong with a request is said in Arabic, field by field', async () => {
  const guestOfNobody = { firstName: '', lastName: 'x', email: 'nobody', phone: '1' };
  const sent = { body: { data: { quote: 'Q-1', guest: guestOfNobody, payment: 'manual' } } };
  const english = await ask(server.url, 'POST /api/reservations', sent);
  const arabic = await ask(server.url, 'POST /api/reservations', { ...sent, headers: inArabic });
  expect([english.status, arabic.status]).toEqual([400, 400]);
  const said = arabic.error.details.errors ?? [];
  expect(said.map(({ path }) => path)).toEqual(english.error.details.errors?.map(({ path }) => path));
  for (const { message } of said) expect(message).toMatch(/\p{Script=Arabic}/u);
  expect(arabic.error.message).not.toMatch(/must|required/);
});

test('why a code does not hold is said in the language of the request', async () => {
  const { text } = await ask(server.url, 'POST /api/quotes', {
    body: { data: { apartmentId, ...stayIn(40, 3), guests: 2, promotionCode: 'NOSUCHCODE' } },
    headers: inArabic,
  });
  expect(text).toContain('لا نعرف الرمز \u2068NOSUCHCODE\u2069');
});

test('the page of an apartment tells the price of a stay in its own language', async () => {
  const { checkIn, checkOut } = stayIn(100, 3);
  const query = {
    ...{ availabilityDateStart: checkIn, availabilityDateEnd: checkOut },
    availabilityGuestNumber: '2',
  };
  const arabic = await send(server.url, 'get', `/ar/apartment/${apartmentId}`, { query });
  expect(arabic.text).toContain('3 ليالٍ: ');
  expect(arabic.text).not.toContain('3 nights');
  const english = await send(server.url, 'get', `/apartment/${apartmentId}`, { query, headers: inArabic });
  expect(english.text).toContain('3 nights: ');
  expect(english.text).not.toContain('ليالٍ');
});

describe('a guest who books in Arabic', () => {
  let reference = '';
  let email = '';

  test('keeps the language with the reservation, whose folio stays in English', async () => {
    const { status, data, email: address } = await reserve(50, inArabic);
    expect(status).toBe(201);
    ({ reference } = data);
    email = address;
    expect(data.lines[0]?.label).toMatch(/^3 ليالٍ: /);
    const row: Kept | undefined = await connection('booking_reservations')
      .where({ reference })
      .first('language', 'terms');
    expect(row?.language).toBe('ar');
    expect(JSON.stringify(row?.terms)).not.toMatch(/\p{Script=Arabic}/u);
    const entries: { label: string }[] = await connection('booking_folio_entries')
      .where({ reference })
      .select('label');
    expect(entries.length).toBeGreaterThan(2);
    for (const { label } of entries) expect(label).not.toMatch(/\p{Script=Arabic}/u);
  });

  test('gets mails from right to left with links to pages in Arabic', async () => {
    const token = await createStaff('language-of-guests', [PERMISSION.read, PERMISSION.manage]);
    await managerOf(server.url, token).act(reference, 'paid');
    const toGuest = await mailsTo(email, reference, /^إقامتك مؤكدة/, /^أكّد بريدك/);
    expect(toGuest.length).toBeGreaterThan(1);
    for (const { subject, html, text } of toGuest) {
      expect(subject).toMatch(/\p{Script=Arabic}/u);
      expect(html).toContain('<html lang="ar" dir="rtl">');
      expect(html).toMatch(/href="[^"]*\/ar\/reservation\?reference=/);
      expect(text).toContain('رقم الحجز');
    }
  });

  test('gets a confirmation and an invoice in Arabic', async () => {
    const invoice = (await documents.list(reference)).documents.find(({ kind }) => kind === 'invoice');
    const page = await documents.page(reference, invoice?.number ?? '');
    expect(page).toMatchObject({ language: 'ar', title: expect.stringContaining('فاتورة') as string });
    const pdf = await pdfText(await documents.pdf(reference, invoice?.number ?? ''));
    expect(pdf).toMatch(/\p{Script=Arabic}/u);
    for (const word of ['Date of issue', 'Bill to', 'nights']) expect(pdf).not.toContain(word);
    const mails = await mailsTo(email, reference, /^إقامتك مؤكدة/);
    const files = mails.flatMap(({ attachments }) =>
      attachments.filter(({ mimeType }) => mimeType === 'application/pdf'),
    );
    const mailed = files.find(({ filename }) => filename?.startsWith(invoice?.number ?? 'none'));
    const asked = await documents.pdf(reference, invoice?.number ?? '');
    expect(Buffer.from(mailed?.content as ArrayBuffer).equals(asked)).toBe(true);
    const confirmation = files.find(({ filename }) => filename?.startsWith('BC-'));
    const words = await pdfText(Buffer.from(confirmation?.content as ArrayBuffer));
    expect(words).toMatch(/\p{Script=Arabic}/u);
    expect(words).not.toMatch(/Booking Confirmation|Check-in/);
  });

  test('reads the Arabic name of the apartment and of the currency there, as they were when it was issued', async () => {
    const { documentId } =
      (await server.strapi.documents('api::apartment.apartment').findFirst({ filters: { apartmentId } })) ??
      {};
    await translateAll('apartments', documentId ?? '', () => 'شقة الضيوف');
    const { data } = await reserve(85, inArabic);
    const token = await createStaff('arabic-documents', [PERMISSION.read, PERMISSION.manage]);
    await managerOf(server.url, token).act(data.reference, 'paid');
    const number = (await documents.list(data.reference)).documents[0]?.number ?? '';
    const page = await documents.page(data.reference, number);
    expect(page.blocks.at(-1)?.lines[0]).toBe('شقة الضيوف');
    expect(page.totals.at(-1)?.label).not.toContain('AED');
    await translateAll('apartments', documentId ?? '', () => 'اسم آخر');
    expect(await documents.page(data.reference, number)).toEqual(page);
  });

  test('cancels in Arabic, of which staff are told in English, as is the history', async () => {
    const { status } = await ask(server.url, 'POST /api/reservations/{reference}/cancellation', {
      params: { reference },
      body: { data: { email } },
      headers: inArabic,
    });
    expect(status).toBe(200);
    const told: Kept | undefined = await connection('booking_outbox')
      .where({ reference, kind: 'manager-cancelled' })
      .first('payload');
    expect(told?.payload).toContain('nights');
    expect(told?.payload).not.toMatch(/\p{Script=Arabic}/u);
    const history = (await connection('booking_reservation_history').where({ reference }).pluck('why')) as (
      | string
      | null
    )[];
    expect(history.join('')).not.toMatch(/\p{Script=Arabic}/u);
  });
});

test('a guest who books without a word on it is written to in English', async () => {
  const { data, email } = await reserve(60, {});
  const row: Kept | undefined = await connection('booking_reservations')
    .where({ reference: data.reference })
    .first('language');
  expect(row?.language).toBe('en');
  const mails = await mailsTo(email, data.reference, /^Confirm your email/);
  expect(mails.length).toBeGreaterThan(0);
  for (const { html } of mails) expect(html).toContain('<html lang="en" dir="ltr">');
});

test('an enquiry in Arabic is confirmed in Arabic', async () => {
  const email = 'language-enquiry@guests.example';
  const { data } = await ask(server.url, 'POST /api/enquiries', {
    body: { data: { apartmentId, name: 'ليلى', email, message: 'هل يوجد سرير للأطفال؟' } },
    headers: inArabic,
  });
  const row: Kept | undefined = await connection('booking_enquiries')
    .where({ reference: data.reference })
    .first('language');
  expect(row?.language).toBe('ar');
});

test('a guest of the desk is written to in the language that the manager chose, and in English without one', async () => {
  const headers = {
    Authorization: `Bearer ${await createStaff('language-desk', [PERMISSION.read, PERMISSION.manage])}`,
  };
  const book = (days: number, more: object) =>
    ask(server.url, 'POST /booking-rules/reservations', {
      headers,
      body: {
        data: {
          ...{ apartmentId, ...stayIn(days, 3), guests: 2, payment: 'to-pay' },
          guest: reservationFor('', `language-desk-${days}@guests.example`).guest,
          ...more,
        },
      },
    });
  const asked = { apartmentId, ...stayIn(100, 3), guests: 2 };
  const traced = await ask(server.url, 'POST /booking-rules/trace', { headers, body: { data: asked } });
  expect(traced.data.languages).toEqual(['en', 'ar']);
  for (const [days, more, language, direction] of [
    [100, { language: 'ar' }, 'ar', 'rtl'],
    [110, {}, 'en', 'ltr'],
  ] as const) {
    const { status, data } = await book(days, more);
    expect(status).toBe(201);
    const row: Kept | undefined = await connection('booking_reservations')
      .where({ reference: data.reference })
      .first('language');
    expect(row?.language).toBe(language);
    expect(data.lines[0]?.label).toMatch(/^3 nights/);
    const [confirmation] = await mailsTo(data.guest.email, data.reference, /^(Your |إقامتك)/);
    expect(confirmation?.html).toContain(`<html lang="${language}" dir="${direction}">`);
  }
  expect((await book(120, { language: 'fr' })).status).toBe(400);
});

test('what was booked before there were languages was booked in English', async () => {
  type Migrate = (knex: typeof connection) => Promise<void>;
  const file = join(CMS, '../database/migrations/0.2-bookings/0033-language-of-guests.js');
  const { up } = createRequire(__filename)(file) as { up: Migrate };
  const { data } = await reserve(70, inArabic);
  const { data: former } = await reserve(80, {});
  await connection('booking_reservations').where({ reference: former.reference }).update({ language: null });
  const viewed = await guest.readReservation(former.reference, 'language-80@guests.example');
  expect(viewed.status).toBe(200);
  await up(connection);
  const languages = (await connection('booking_reservations')
    .whereIn('reference', [data.reference, former.reference])
    .orderBy('id')
    .pluck('language')) as string[];
  expect(languages).toEqual(['ar', 'en']);
});

describe('a business that offers English alone', () => {
  test('answers in English whatever is asked for', async () => {
    await offerLanguages('English');
    const { data, headers } = await quoteIn(90, inArabic);
    expect(data.lines[0]?.label).toMatch(/^3 nights/);
    expect(headers['vary'] ?? '').not.toContain('Accept-Language');
    const staff = await createStaff('language-desk-english', [PERMISSION.read, PERMISSION.manage]);
    const body = {
      data: {
        ...{ apartmentId, ...stayIn(130, 3), guests: 2, payment: 'to-pay', language: 'ar' },
        guest: reservationFor('', 'language-desk-130@guests.example').guest,
      },
    };
    const refused = await ask(server.url, 'POST /booking-rules/reservations', {
      ...{ headers: { Authorization: `Bearer ${staff}` }, body },
    });
    expect(refused.status).toBe(400);
  });

  test('writes on to a guest who booked in Arabic, with links to pages that can be read', async () => {
    await offerLanguages('English and Arabic');
    const { data, email } = await reserve(140, inArabic);
    await offerLanguages('English');
    const token = await createStaff('arabic-given-up', [PERMISSION.read, PERMISSION.manage]);
    await managerOf(server.url, token).act(data.reference, 'paid');
    const confirmed = (await mailsTo(email, data.reference, /^إقامتك مؤكدة/)).at(-1)?.html ?? '';
    expect(confirmed).toContain('<html lang="ar" dir="rtl">');
    expect(confirmed).toMatch(/href="[^"]*\/reservation\?reference=/);
    expect(confirmed).not.toContain('/ar/');
  });
});
