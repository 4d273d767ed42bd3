import { formatAmount } from 'booking-rules/shared/format/money';
import { createApartment, saveDraft, UID } from '../fixture/content';
import { inDays } from '../fixture/days';
import { guestOf } from '../fixture/guest';
import { ask } from '../fixture/http';
import { createStaffInRole } from '../fixture/staff';
import { translateAll } from '../fixture/translations';

/** A row of an apartment: its draft or what is published of it, in one language. */
interface Version {
  publishedAt: string | null;
  updatedAt: string;
  locale: string;
  summary: string;
  nightlyRate: number;
  weekendRate: number;
}

const MANY = 40;
const BY = 'base-rates-manager@staff.example';
const manyIds = Array.from({ length: MANY }, (_, index) => `base-rates-${index}`);
const guest = guestOf(server.url);
let headers: Record<string, string>;

const ratesOf = (apartmentId: string, nightlyRate: number) => ({
  ...{ apartmentId, nightlyRate },
  weekendRate: nightlyRate + 1,
});
const save = (...rates: ReturnType<typeof ratesOf>[]) =>
  ask(server.url, 'PUT /booking-rules/rates', { headers, body: { data: { rates } } });
const rateOf = async (apartmentId: string) =>
  (await guest.calendar(apartmentId, inDays(10), inDays(11)))[0]?.rate ?? 0;

async function versionsOf(documentId: string): Promise<Version[]> {
  const rows: unknown = await server.strapi.db.query(UID.apartment).findMany({ where: { documentId } });
  return rows as Version[];
}

/** Whether Strapi shows an apartment as one with changes that wait. */
async function isModified(documentId: string, locale = 'en'): Promise<boolean> {
  const versions = (await versionsOf(documentId)).filter((version) => version.locale === locale);
  const time = (isPublished: boolean) => {
    const found = versions.find(({ publishedAt }) => (publishedAt !== null) === isPublished);
    return new Date(found?.updatedAt ?? 0).getTime();
  };
  return time(false) > time(true);
}

async function trailOf(documentId: string) {
  const query = { subject: UID.apartment, subjectId: documentId };
  return (await ask(server.url, 'GET /booking-rules/audit', { headers, query })).data;
}

beforeAll(async () => {
  headers = { Authorization: `Bearer ${await createStaffInRole('base-rates-manager', 'property-manager')}` };
});

test('a rate is changed in the draft and on the site, and publishes no unfinished text', async () => {
  const documentId = await createApartment('base-draft', { summary: 'As published' });
  await saveDraft(UID.apartment, documentId, { summary: 'Not done yet' });
  expect(await isModified(documentId)).toBe(true);
  expect((await save(ratesOf('base-draft', 55_500))).status).toBe(200);
  const rates = { nightlyRate: 55_500, weekendRate: 55_501 };
  const versions = await versionsOf(documentId);
  expect(versions.find(({ publishedAt }) => publishedAt !== null)).toMatchObject({
    summary: 'As published',
    ...rates,
  });
  expect(versions.find(({ publishedAt }) => publishedAt === null)).toMatchObject({
    summary: 'Not done yet',
    ...rates,
  });
  expect(await isModified(documentId)).toBe(true);
  expect([55_500, 55_501]).toContain(await rateOf('base-draft'));
});

test('an apartment without unfinished work stays published as it was', async () => {
  const documentId = await createApartment('base-plain');
  const [before] = await versionsOf(documentId);
  expect((await save(ratesOf('base-plain', 61_000))).status).toBe(200);
  expect(await isModified(documentId)).toBe(false);
  const [after] = await versionsOf(documentId);
  expect(new Date(after?.updatedAt ?? 0).getTime()).toBeGreaterThan(
    new Date(before?.updatedAt ?? 0).getTime(),
  );
});

test('a rate is the same in every language of an apartment', async () => {
  const documentId = await createApartment('base-arabic', { summary: 'Said twice' });
  await translateAll('apartments', documentId, (source) => `عربي: ${source}`);
  expect((await save(ratesOf('base-arabic', 62_000))).status).toBe(200);
  const versions = await versionsOf(documentId);
  expect(versions.map(({ locale }) => locale).sort()).toEqual(['ar', 'ar', 'en', 'en']);
  for (const version of versions) expect(version).toMatchObject({ nightlyRate: 62_000, weekendRate: 62_001 });
  expect([await isModified(documentId), await isModified(documentId, 'ar')]).toEqual([false, false]);
  expect([62_000, 62_001]).toContain(await rateOf('base-arabic'));
});

describe('rates of many apartments, saved together', () => {
  const documentIds: string[] = [];

  beforeAll(async () => {
    for (const apartmentId of manyIds) documentIds.push(await createApartment(apartmentId));
  });

  test('are what guests are told when the answer comes, each its own', async () => {
    const { status, data } = await save(...manyIds.map((id, index) => ratesOf(id, 50_000 + index * 100)));
    expect([status, data.total]).toEqual([200, MANY]);
    for (const [index, id] of manyIds.entries()) {
      const rate = 50_000 + index * 100;
      expect([rate, rate + 1]).toContain(await rateOf(id));
    }
  });

  test('are told in the trail one by one, and not where they stay what they were', async () => {
    const [first = '', second = ''] = documentIds;
    const { data } = await save(ratesOf('base-rates-0', 50_000), ratesOf('base-rates-1', 77_000));
    expect(data).toMatchObject({ total: 1, some: [{ apartmentId: 'base-rates-1' }] });
    expect(await trailOf(first)).toHaveLength(1);
    const [changed, ...rest] = await trailOf(second);
    expect(rest).toHaveLength(1);
    expect(changed).toMatchObject({ by: BY, action: 'updated', label: 'Apartment base-rates-1' });
    expect(changed?.changes.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['nightlyRate', formatAmount(50_100), formatAmount(77_000)],
      ['weekendRate', formatAmount(50_101), formatAmount(77_001)],
    ]);
  });

  test('are all left as they were where one apartment is not there', async () => {
    const before = await rateOf('base-rates-2');
    const { status, error } = await save(ratesOf('base-rates-2', 99_000), ratesOf('base-nowhere', 99_000));
    expect([status, error.message]).toEqual([400, 'There is no apartment base-nowhere']);
    expect(await rateOf('base-rates-2')).toBe(before);
    expect(await trailOf(documentIds[2] ?? '')).toHaveLength(1);
  });

  test('of two managers at once are those of one of them, whole', async () => {
    const all = (nightlyRate: number) => save(...manyIds.map((id) => ratesOf(id, nightlyRate)));
    const answers = await Promise.all([all(81_000), all(82_000)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const told = new Set<number>();
    for (const documentId of documentIds)
      for (const { nightlyRate } of await versionsOf(documentId)) told.add(nightlyRate);
    expect(told.size).toBe(1);
    const [rate = 0] = told;
    expect([81_000, 82_000]).toContain(rate);
    for (const id of manyIds) expect([rate, rate + 1]).toContain(await rateOf(id));
  });
});
