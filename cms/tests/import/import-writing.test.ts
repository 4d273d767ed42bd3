import {
  createListingWriter,
  validApartment,
  type NewApartment,
  type NewListing,
} from '../../src/import/apply/write-listings';
import type { Transaction } from '../../src/import/plan/import-state';
import { apartmentData } from '../fixture/apartment';
import { create, UID } from '../fixture/content';

const { strapi } = server;

const DATA: NewApartment = {
  ...apartmentData('any'),
  stayDetails: [
    { slug: 'pets', label: 'No pets' },
    { slug: 'checkIn', label: 'From 15:00' },
  ],
  rooms: [
    {
      ...{ kind: 'bedroom', name: 'Main bedroom' },
      beds: [
        { kind: 'king-bed', count: 1 },
        { kind: 'single-bed', count: 2 },
      ],
    },
    { kind: 'bathroom', name: '', beds: [] },
    { kind: 'living-room', name: '', beds: [{ kind: 'sofa-bed', count: 1 }] },
  ],
  nearby: [{ name: 'Tram stop', walkMinutes: 4, transitMinutes: null }],
};

/** An area and two amenities; the ids of their rows. */
async function createLinked(name: string): Promise<{ district: number; amenities: number[] }> {
  await create(UID.district, { name, slug: name, order: 99 });
  for (const amenity of ['one', 'two']) {
    await create(UID.amenity, {
      name: `${name} ${amenity}`,
      slug: `${name}-${amenity}`,
      group: 'essentials',
    });
  }
  const idsOf = async (uid: string): Promise<{ id: number }[]> => {
    const where = { slug: { $startsWith: name } };
    const found: unknown = await strapi.db.query(uid).findMany({ where, orderBy: { id: 'asc' } });
    return found as { id: number }[];
  };
  const [districts, amenities] = [await idsOf(UID.district), await idsOf(UID.amenity)];
  return { district: districts[0]?.id ?? 0, amenities: amenities.map(({ id }) => id) };
}

/** All that is stored of an apartment, but for what each has of its own. */
async function storedOf(apartmentId: string): Promise<object[]> {
  const found: unknown = await strapi.db.query(UID.apartment).findMany({
    where: { apartmentId },
    orderBy: { id: 'asc' },
    populate: {
      ...{ district: true, amenities: true, stayDetails: true, nearby: true },
      rooms: { populate: { beds: true } },
    },
  });
  const versions = found as object[];
  const ids = versions.map((version) => (version as { id: number }).id);
  const linked = async (table: string, column = 'apartment_id', order = ['id']): Promise<object[]> => {
    const rows: unknown = await strapi.db.connection(table).whereIn(column, ids).orderBy(order).select('*');
    return rows as object[];
  };
  const own = ['id', 'documentId', 'apartmentId', 'createdAt', 'updatedAt', 'publishedAt'];
  const ofRow = ['id', 'apartment_id', 'entity_id', 'cmp_id', 'minimum_stay_override_id'];
  return [
    ...versions.map((version) => ({
      ...without(version, own),
      isPublished: (version as { publishedAt: unknown }).publishedAt !== null,
      ...withoutIds(version as Record<(typeof PARTS)[number], object[]>),
    })),
    ...(await linked('apartments_district_lnk')),
    ...(await linked('apartments_amenities_lnk')),
    // Parts are in their order within a version and a field, whichever field was written first.
    ...(await linked('apartments_cmps', 'entity_id', ['entity_id', 'field', 'order'])),
    ...(await linked('minimum_stay_overrides_apartment_lnk')),
  ].map((row: object) => without(row, 'isPublished' in row ? [] : ofRow));
}

const PARTS = ['stayDetails', 'rooms', 'nearby'] as const;

/** Parts of an apartment, and parts of these, in their order. */
function withoutIds(version: Record<(typeof PARTS)[number], object[]>): object {
  const told = (part: object): object =>
    Object.fromEntries(
      Object.entries(without(part, ['id'])).map(([field, value]: [string, unknown]) => [
        field,
        Array.isArray(value) ? (value as object[]).map(told) : value,
      ]),
    );
  return Object.fromEntries(PARTS.map((field) => [field, version[field].map(told)]));
}

function without(row: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field)));
}

test.each([true, false])(
  'an import stores apartments as Strapi itself does (published: %s)',
  async (isPublished) => {
    const name = `written-${String(isPublished)}`;
    const linked = await createLinked(name);
    const createByHand = async (apartmentId: string): Promise<void> => {
      const documents = strapi.documents(UID.apartment);
      const { documentId } = await documents.create({ data: { ...DATA, ...linked, apartmentId } as never });
      if (isPublished) await documents.publish({ documentId });
      const override: object = { minimumStay: 5, apartment: documentId };
      await strapi.documents(UID.minimumStayOverride).create({ data: override });
    };
    await createByHand(`${name}-by-hand`);
    const listings: NewListing[] = [];
    for (const apartmentId of [`${name}-1`, `${name}-2`]) {
      const apartment = await validApartment(strapi, { ...DATA, ...linked, apartmentId }, isPublished);
      listings.push({ apartment, isPublished, minimumStay: 5 });
    }
    const written = await strapi.db.transaction(({ trx }: { trx: Transaction }) =>
      createListingWriter(strapi).write(trx, listings),
    );
    await createByHand(`${name}-after`);

    const expected = await storedOf(`${name}-by-hand`);
    expect(expected).toHaveLength(isPublished ? 22 : 11);
    for (const apartmentId of [`${name}-1`, `${name}-2`, `${name}-after`]) {
      expect(await storedOf(apartmentId)).toEqual(expected);
    }
    const [first] = written;
    const read = await strapi.documents(UID.apartment).findOne({ documentId: first?.apartment ?? '' });
    expect(read?.apartmentId).toBe(`${name}-1`);
  },
);
