import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Page } from '../../../contracts/fields';
import type {
  Listing,
  ListingChange,
  ListingChoices,
  ListingLine,
  ListingQuery,
} from '../../../contracts/setup/listings';
import { localDay } from '../../../shared/domain/local-day';
import type { InventoryService } from '../inventory/service';
import { invalidField } from '../platform/http/parse';
import { inTransaction } from '../platform/transaction';
import { saveOverride } from '../rates/save-rules';
import { documents, UIDS } from '../records/documents';
import { requirePictures } from '../records/content/pictures';
import { shortNameOf } from '../records/content/short-name';
import { FORM_PARTS, lineOfDraft, listingOfDraft } from './views';

interface ListingsDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
}

const GONE = 'Somebody has removed this listing';

/** Apartments as their form writes them: drafts, until they are published. */
export const createListings = ({ strapi, inventory }: ListingsDeps) => {
  const apartments = documents(strapi, UIDS.apartment);

  async function list({ page, pageSize, search }: ListingQuery): Promise<Page<ListingLine>> {
    const filters = search ? { name: { $containsi: search } } : {};
    const total = await apartments.count({ filters, status: 'draft' });
    const drafts = await apartments.findMany({
      ...{ filters, status: 'draft', sort: ['name:asc', 'id:asc'], populate: FORM_PARTS },
      ...{ start: (page - 1) * pageSize, limit: pageSize },
    });
    const published = await publishedAt(drafts.map(({ documentId }) => documentId));
    const today = localDay(new Date());
    return {
      data: drafts.map((draft) => lineOfDraft(draft, published.get(draft.documentId) ?? null, today)),
      meta: {
        pagination: { page, pageSize, pageCount: Math.max(1, Math.ceil(total / pageSize)), total },
      },
    };
  }

  /** When each of some apartments was last published, by their ids. */
  async function publishedAt(ids: readonly string[]): Promise<Map<string, string>> {
    const found = await apartments.findMany({
      filters: { documentId: { $in: ids } },
      ...{ status: 'published', fields: ['updatedAt'], limit: -1 },
    });
    return new Map(found.map(({ documentId, updatedAt }) => [documentId, updatedAt]));
  }

  /** @throws NotFoundError for an apartment that is not there any more */
  async function read(documentId: string): Promise<Listing> {
    const draft = await apartments.findOne({ documentId, status: 'draft', populate: FORM_PARTS });
    if (!draft) throw new errors.NotFoundError(GONE);
    const published = await publishedAt([documentId]);
    const [override] = await documents(strapi, UIDS.minimumStayOverride).findMany({
      filters: { apartment: { documentId } },
    });
    return listingOfDraft(draft, published.get(documentId) ?? null, override?.minimumStay ?? null);
  }

  async function choices(): Promise<ListingChoices> {
    const [areas, amenities, setting, minimum] = await Promise.all([
      documents(strapi, UIDS.district).findMany({ sort: 'name:asc', limit: -1 }),
      documents(strapi, UIDS.amenity).findMany({ sort: 'name:asc', limit: -1 }),
      documents(strapi, UIDS.siteSetting).findFirst(),
      documents(strapi, UIDS.minimumStay).findFirst(),
    ]);
    return {
      areas: areas.map(({ documentId, name }) => ({ id: documentId, name })),
      amenities: amenities.map(({ documentId, name, group }) => ({ id: documentId, name, group })),
      checkInTime: setting?.checkInTime ?? '15:00',
      checkOutTime: setting?.checkOutTime ?? '11:00',
      minimumStay: minimum?.days ?? 1,
    };
  }

  /** Begins a draft, whose address is made of its name. */
  async function create(change: ListingChange & { name: string }): Promise<Listing> {
    const documentId = await inTransaction(strapi, async () => {
      const apartmentId = await shortNameOf(strapi, UIDS.apartment, 'apartmentId', { name: change.name });
      const made = await apartments.create({ data: { ...(await dataOf(change)), apartmentId } });
      await saveMinimum(made.documentId, change);
      return made.documentId;
    });
    return read(documentId);
  }

  /** Changes fields of a draft, all of them or none. What guests see changes once it is published. */
  async function save(documentId: string, change: ListingChange): Promise<Listing> {
    await inTransaction(strapi, async () => {
      const saved = await apartments.update({ documentId, data: await dataOf(change) });
      if (!saved) throw new errors.NotFoundError(GONE);
      await saveMinimum(documentId, change);
    });
    if (change.minimumStay !== undefined) await inventory.caughtUp();
    return read(documentId);
  }

  async function saveMinimum(documentId: string, { minimumStay }: ListingChange): Promise<void> {
    if (minimumStay !== undefined) await saveOverride(strapi, documentId, minimumStay);
  }

  /** When it answers, guests find the apartment and can book it. */
  async function publish(documentId: string): Promise<Listing> {
    await read(documentId);
    await apartments.publish({ documentId });
    await inventory.caughtUp();
    return read(documentId);
  }

  /** What is written of a change. @throws ValidationError for an area, amenity or photo that is not there */
  async function dataOf({ houseRules, minimumStay: _, ...fields }: ListingChange): Promise<object> {
    const { district, amenities, photos, rooms, arrival } = fields;
    if (district) await requireAll(UIDS.district, 'district', [district]);
    if (amenities) await requireAll(UIDS.amenity, 'amenities', amenities);
    if (photos) await requirePictures(strapi, photos, 'photos');
    if (rooms) await requirePictures(strapi, [...new Set(rooms.flatMap((room) => room.photos))], 'rooms');
    const stepPictures = arrival?.steps.flatMap(({ picture }) => picture ?? []) ?? [];
    await requirePictures(strapi, [...new Set(stepPictures)], 'arrival');
    return { ...fields, ...(houseRules && { stayDetails: houseRules }) };
  }

  async function requireAll(
    uid: typeof UIDS.district | typeof UIDS.amenity,
    field: string,
    ids: readonly string[],
  ): Promise<void> {
    const found = await documents(strapi, uid).findMany({
      filters: { documentId: { $in: ids } },
      ...{ fields: ['name'], limit: -1 },
    });
    const known = new Set(found.map(({ documentId }) => documentId));
    if (ids.some((id) => !known.has(id)))
      throw invalidField(field, 'Somebody has removed what was chosen here. Reload the page');
  }

  return { list, read, choices, create, save, publish };
};
