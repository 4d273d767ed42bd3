import { create, createApartment, noticed, remove, UID } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask } from '../fixture/http';
import { offerLanguages } from '../fixture/languages';
import { createStaff, PERMISSION } from '../fixture/staff';
import { translateAll } from '../fixture/translations';
import { stayed, turnoverOf } from '../fixture/turnover';

const apartmentId = 'translated-names';
const guest = guestOf(server.url);
const inArabic = { 'Accept-Language': 'ar' };

const NAMES: Readonly<Record<string, string>> = {
  'Named cot': 'سرير رضيع',
  'With fresh linen.': 'مع أغطية نظيفة.',
  'Named rate': 'سعر خاص',
  'Named policy': 'سياسة خاصة',
};
let made: [(typeof UID)['extra' | 'ratePlan' | 'cancellationPolicy'], string][];

beforeAll(async () => {
  const apartment = await createApartment(apartmentId, { name: 'Named loft' });
  await offerLanguages('English and Arabic');
  const policy = await create(UID.cancellationPolicy, { name: 'Named policy', tiers: [] });
  const plan = await create(UID.ratePlan, {
    ...{ name: 'Named rate', percent: -10, active: true, paidAtOnce: false, noticeDays: 0 },
    ...{ cancellationPolicy: policy, apartments: [apartment] },
  });
  const extra = await create(UID.extra, {
    ...{ name: 'Named cot', slug: 'named-cot', description: 'With fresh linen.', price: 3_000 },
    ...{ basis: 'night', taxable: true, noticeHours: 0, most: 2, order: 1, active: true },
    apartments: [apartment],
  });
  made = [
    [UID.extra, extra],
    [UID.ratePlan, plan],
    [UID.cancellationPolicy, policy],
  ];
  const say = (source: string) => NAMES[source] ?? source;
  await translateAll('extras', extra, say);
  await translateAll('rates', plan, say);
  await translateAll('policies', policy, say);
  await translateAll('apartments', apartment, (source) =>
    source === 'Named loft' ? 'شقة علوية' : `ترجمة ${source}`,
  );
  await noticed();
});
// Other files meet a site in English.
afterAll(async () => {
  await offerLanguages('English');
  for (const [uid, documentId] of made) await remove(uid, documentId);
});

test('what managers have named is told in the language of the guest, and kept as it was written', async () => {
  const stay = { apartmentId, ...stayIn(150, 3), guests: 2 };
  const { data: known } = await ask(server.url, 'POST /api/quotes', { body: { data: stay } });
  const plan = known.ratePlans.find(({ name }) => name === 'Named rate');
  const data = { ...stay, ratePlan: plan?.id ?? '' };
  const { data: quote } = await ask(server.url, 'POST /api/quotes', { body: { data }, headers: inArabic });
  const path = { params: { number: quote.number }, query: { extras: 'named-cot:1' } };
  const [english, arabic] = [
    await ask(server.url, 'GET /api/quotes/{number}', path),
    await ask(server.url, 'GET /api/quotes/{number}', { ...path, headers: inArabic }),
  ];
  for (const name of Object.keys(NAMES)) {
    expect(english.text).toContain(name);
    expect(arabic.text).not.toContain(name);
    expect(arabic.text).toContain(NAMES[name]);
  }
  expect(arabic.data.lines.find(({ kind }) => kind === 'extra')?.label).toMatch(/^سرير رضيع: 3 ليالٍ/);

  const email = 'language-names@guests.example';
  const request = { ...reservationFor(quote.number, email), payment: 'manual' as const };
  const reserved = await ask(server.url, 'POST /api/reservations', {
    body: { data: { ...request, extras: [{ id: 'named-cot', quantity: 1 }] } },
    headers: inArabic,
  });
  expect(reserved.data.ratePlan?.name).toBe('سعر خاص');
  expect(reserved.data.apartmentName).toBe('شقة علوية');
  const kept = await guest.readReservation(reserved.data.reference, email);
  expect(kept.data.ratePlan?.name).toBe('Named rate');
  expect(kept.data.apartmentName).toBe('Named loft');
  expect(kept.data.cancellationPolicy?.name).toBe('Named policy');
  expect(kept.data.lines.find(({ kind }) => kind === 'extra')?.label).toMatch(/^Named cot: 3 nights/);
});

test('a housekeeper reads apartments and areas in the language of their list', async () => {
  const district = await create(UID.district, {
    name: 'Named area',
    slug: 'named-area',
    intro: 'By the water.',
  });
  const apartment = await createApartment('translated-area', { name: 'Named flat', district });
  await translateAll('areas', district, () => 'منطقة خاصة');
  await translateAll('apartments', apartment, (source) => (source === 'Named flat' ? 'شقة خاصة' : source));
  await noticed();
  await stayed('translated-area', stayIn(-2, 2));
  const token = await createStaff('translated-area-manager', [PERMISSION.read, PERMISSION.manage]);
  const { data: cleaner } = await turnoverOf(token).addHousekeeper('Rosa', ['translated-area']);
  const body = { data: { token: cleaner.link.split('#')[1] ?? '' } };
  const [english, arabic] = [
    await ask(server.url, 'POST /api/housekeeping/list', { body }),
    await ask(server.url, 'POST /api/housekeeping/list', { body, headers: inArabic }),
  ];
  const named = ({ data }: typeof english) =>
    data.tasks.map(({ apartmentName, area }) => `${apartmentName}, ${area}`);
  expect([named(english), named(arabic)]).toEqual([['Named flat, Named area'], ['شقة خاصة, منطقة خاصة']]);
});
