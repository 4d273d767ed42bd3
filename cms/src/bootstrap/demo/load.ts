import type { Core } from '@strapi/strapi';
import { booking } from 'booking-rules/services';
import { addDays, dubaiDay } from 'booking-rules/shared/stay';
import type { Settings } from '../../../config/settings';
import { reportProgress } from '../../progress';
import { createDemoAccounts } from './accounts';
import { createMissing, type Uid } from './create-missing';
import { loadEditorial } from './load-editorial';
import { loadOwners } from './load-owners';
import { loadPictures } from './pictures';
import { readSeed, type Seed } from './seed-files';
import { datesOf } from './yearly-season';

type Ids = ReadonlyMap<string, string>;
type Transaction = Parameters<ReturnType<typeof booking>['nights']['take']>[0];

/**
 * Each part is marked once all of it is loaded, so that what a manager deletes later stays deleted, and an
 * installation gets the parts that are newer than its demo.
 */
const PARTS = [
  { key: 'loaded', load: loadHouse },
  { key: 'loaded editorial', load: loadWords },
  {
    key: 'loaded owners',
    load: (strapi: Core.Strapi, _: Seed, folder: string) => loadOwners(strapi, folder),
  },
] as const;

/**
 * Loads the demo content of contract B7, each part once. What is there already (by its public id, slug, code
 * or name) is left alone, so an interrupted load goes on where it stopped.
 */
export async function loadDemoContent(strapi: Core.Strapi): Promise<void> {
  const { demo, folders }: Settings = strapi.config.get('settings');
  if (!demo.load) return;
  if (demo.password !== null) await createDemoAccounts(strapi, demo.password);
  for (const { key, load } of PARTS) {
    const mark = { type: 'app', name: 'demo', key };
    if (await strapi.store.get(mark)) continue;
    reportProgress('Demo content: reading');
    await load(strapi, await readSeed(folders.seed), folders.seed);
    await strapi.store.set({ ...mark, value: true });
  }
}

async function loadWords(strapi: Core.Strapi, { pictures }: Seed, folder: string): Promise<void> {
  reportProgress('Demo content: guides, pages and reviews');
  await loadEditorial(strapi, folder, pictures);
}

async function loadHouse(strapi: Core.Strapi, seed: Seed, folder: string): Promise<void> {
  const pictures = await loadPictures(strapi, folder, seed.pictures);
  reportProgress('Demo content: settings, areas and apartments');
  await loadSite(strapi, seed);
  const districts = await createMissing(
    strapi,
    'api::district.district',
    'slug',
    seed.districts,
    ({ photo, ...data }) => ({
      ...data,
      photo: pictures.get(photo),
    }),
  );
  const amenities = await createMissing(
    strapi,
    'api::amenity.amenity',
    'slug',
    seed.amenities,
    (data) => data,
  );
  const apartments = await createMissing(
    strapi,
    'api::apartment.apartment',
    'apartmentId',
    seed.apartments.map((apartment, index) => ({ ...apartment, permitExpiry: permitExpiry(index) })),
    ({ minimumStayOverride: _, ...apartment }) => ({
      ...apartment,
      district: districts.get(apartment.district),
      amenities: apartment.amenities.map((slug) => amenities.get(slug)),
      photos: apartment.photos.map((file) => pictures.get(file)),
    }),
  );
  await loadRules(strapi, seed, apartments);
  await takeNights(strapi, seed);
}

/** Permits end one after the other, the first of them soon. */
function permitExpiry(index: number): string {
  return addDays(dubaiDay(new Date()), 25 + 11 * index);
}

async function loadSite(strapi: Core.Strapi, { site }: Seed): Promise<void> {
  const singles: [Uid, object][] = [
    ['api::site-setting.site-setting', site.siteSetting],
    ['api::company-address.company-address', site.companyAddress],
    ['api::minimum-stay.minimum-stay', site.minimumStay],
  ];
  for (const [uid, data] of singles) {
    if (!(await strapi.documents(uid).findFirst())) await strapi.documents(uid).create({ data: { ...data } });
  }
}

async function loadRules(strapi: Core.Strapi, seed: Seed, apartments: Ids): Promise<void> {
  const today = dubaiDay(new Date());
  const idsOf = (slugs: string[] | null): unknown[] => (slugs ?? []).map((slug) => apartments.get(slug));
  for (const { apartmentId, minimumStayOverride } of seed.apartments) {
    const apartment = apartments.get(apartmentId);
    const uid = 'api::minimum-stay-override.minimum-stay-override';
    if (!minimumStayOverride || !apartment) continue;
    const known = await strapi.documents(uid).findFirst({ filters: { apartment: { apartmentId } } });
    if (!known) await strapi.documents(uid).create({ data: { apartment, minimumStay: minimumStayOverride } });
  }
  const seasons = seed.seasons.flatMap((season) =>
    datesOf(season, today).map((dated) => ({ ...season, ...dated })),
  );
  await createMissing(strapi, 'plugin::booking-rules.season', 'name', seasons, (season) => ({
    ...season,
    apartments: idsOf(season.apartments),
  }));
  await createMissing(strapi, 'plugin::booking-rules.promotion', 'code', seed.promotions, (promotion) => ({
    ...promotion,
    apartments: idsOf(promotion.apartments),
  }));
}

async function takeNights(strapi: Core.Strapi, { taken }: Seed): Promise<void> {
  const { nights } = booking(strapi);
  const today = dubaiDay(new Date());
  for (const { apartmentId, fromDay, nights: count } of taken.filter(({ source }) => source === 'block')) {
    const stay = { checkIn: addDays(today, fromDay), checkOut: addDays(today, fromDay + count) };
    if ((await nights.firstTaken(apartmentId, stay)) !== null) continue;
    await strapi.db.transaction(({ trx }: { trx: Transaction }) =>
      nights.take(trx, apartmentId, stay, 'block', null),
    );
  }
}
