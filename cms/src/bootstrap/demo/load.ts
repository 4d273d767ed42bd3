import type { Core } from '@strapi/strapi';
import { areasOf, chargesOf, engineOf, type PlacePack } from 'booking-rules/engine';
import { addDays } from 'booking-rules/shared/domain/stay';
import { localDay } from 'booking-rules/shared/domain/local-day';
import type { Settings } from '../../../config/settings';
import { createDemoAccounts } from './accounts';
import { createMissing, createOrReplace, type Loading } from './create-missing';
import { decideDemo, type DemoState, readDemo, writeDemo } from './decide';
import { loadEnquiries, loadOwners, loadStays } from './load-business';
import { loadEditorial } from './load-editorial';
import { loadTranslations } from './load-translations';
import { loadPictures } from './pictures';
import { BLOCK, blockId, markRecord, type Uid } from './records';
import { readSeed, type Seed } from './seed-files';
import { datesOf } from './yearly-season';

type Ids = ReadonlyMap<string, string>;
type Transaction = Parameters<ReturnType<typeof engineOf>['nights']['take']>[0];

/** The place pack of the demo. */
const PLACE = 'dubai';

/** How much of the demo content is loaded. */
export type DemoContent = 'loading' | 'loaded' | null;

/**
 * Begins to load the demo content of contract B7, when this database is to have it: the accounts are there at once.
 * The rest is loaded by `loadDemo`, beside a server that listens.
 * @returns `loaded` or `loading` where this installation has demo content; null otherwise
 */
export async function beginDemo(strapi: Core.Strapi): Promise<DemoContent> {
  const { demo }: Settings = strapi.config.get('settings');
  const state = await decideDemo(strapi);
  if (state && demo.password !== null) {
    const { password } = demo;
    await once(strapi, state, 'accounts', () => createDemoAccounts(strapi, password));
  }
  const known = demo.load ? await readDemo(strapi) : null;
  return known?.state === 'loading' || known?.state === 'loaded' ? known.state : null;
}

/**
 * Loads what is still missing of the demo content, a piece at a time, so that guests are served meanwhile. Each piece
 * is whole when it appears; a load that was broken off goes on where it stopped.
 * @returns whether there was anything to load
 */
export async function loadDemo(strapi: Core.Strapi, signal: AbortSignal): Promise<boolean> {
  const state = await readDemo(strapi);
  if (state?.state !== 'loading') return false;
  const { folders }: Settings = strapi.config.get('settings');
  const seed = await readSeed(folders.seed);
  const loading: Loading = { strapi, begunAt: state.begunAt, signal };
  const part = (name: string, load: () => Promise<void>) => {
    signal.throwIfAborted();
    return once(strapi, state, name, load);
  };
  reportProgress('apartments');
  await part('house', () => loadApartments(loading, seed, folders.seed));
  reportProgress('guides, pages and reviews');
  const place = await placeOfDemo(strapi);
  await part('editorial', () => loadEditorial(loading, folders.seed, seed.pictures, place));
  await part('translations', () => loadTranslations(loading, folders.seed));
  await part('owners', () => loadOwners(strapi, folders.seed));
  reportProgress('reservations and enquiries');
  await engineOf(strapi).inventory.refresh();
  for (const { apartmentId } of seed.apartments) {
    await part(`stays ${apartmentId}`, () => loadStays(loading, seed, apartmentId));
  }
  await part('enquiries', () => loadEnquiries(loading, seed));
  await writeDemo(strapi, { ...state, state: 'loaded', loadedAt: Date.now() });
  return true;
}

async function once(
  strapi: Core.Strapi,
  state: DemoState,
  name: string,
  load: () => Promise<void>,
): Promise<void> {
  if (state.done.includes(name)) return;
  await load();
  state.done.push(name);
  await writeDemo(strapi, state);
}

async function loadApartments(loading: Loading, seed: Seed, folder: string): Promise<void> {
  const { strapi } = loading;
  const known = new Map(seed.pictures.map((picture) => [picture.file, picture]));
  const picturesOf = (files: string[]) =>
    loadPictures(
      loading,
      folder,
      files.flatMap((file) => known.get(file) ?? []),
    );
  const place = await placeOfDemo(strapi);
  await loadSite(loading, seed, place);
  const districts = await createMissing(
    loading,
    'api::district.district',
    'slug',
    areasOf(place),
    async (area) => {
      const photo = seed.pictures.find(({ kind, district }) => kind === 'district' && district === area.slug);
      return photo ? { ...area, photo: (await picturesOf([photo.file])).get(photo.file) } : area;
    },
  );
  const amenities = await createMissing(
    loading,
    'api::amenity.amenity',
    'slug',
    seed.amenities,
    (data) => data,
  );
  const apartments = await createMissing(
    loading,
    'api::apartment.apartment',
    'apartmentId',
    seed.apartments.map((apartment, index) => ({ ...apartment, permitExpiry: permitExpiry(index) })),
    async ({ minimumStayOverride: _, ...apartment }) => {
      const pictures = await picturesOf(apartment.photos);
      return {
        ...apartment,
        district: districts.get(apartment.district),
        amenities: apartment.amenities.map((slug) => amenities.get(slug)),
        photos: [...pictures.values()],
        rooms: apartment.rooms.map(({ photos, ...room }) => ({
          ...room,
          photos: photos.map((file) => pictures.get(file)),
        })),
      };
    },
  );
  await loadRules(loading, seed, apartments);
  await takeNights(strapi, seed);
}

/** Permits end one after the other, the first of them soon. */
function permitExpiry(index: number): string {
  return addDays(localDay(new Date()), 25 + 11 * index);
}

/** The place of the demo: its areas, taxes and settings. */
export async function placeOfDemo(strapi: Core.Strapi): Promise<PlacePack> {
  const pack = (await engineOf(strapi).places.all()).find(({ slug }) => slug === PLACE);
  if (pack === undefined) throw new Error(`The demo needs the place pack ${PLACE}`);
  return pack;
}

async function loadSite(loading: Loading, { site }: Seed, pack: PlacePack): Promise<void> {
  const singles: [Uid, object][] = [
    ['api::site-setting.site-setting', { ...site.siteSetting, ...pack.place }],
    ['api::company-address.company-address', site.companyAddress],
    ['api::minimum-stay.minimum-stay', site.minimumStay],
    ['plugin::booking-rules.business', site.business],
  ];
  for (const [uid, data] of singles) await createOrReplace(loading, uid, {}, () => data);
  await createMissing(loading, 'plugin::booking-rules.charge-rule', 'code', chargesOf(pack), (rule) => rule);
}

async function loadRules(loading: Loading, seed: Seed, apartments: Ids): Promise<void> {
  const { strapi } = loading;
  const today = localDay(new Date());
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
  await createMissing(loading, 'plugin::booking-rules.season', 'name', seasons, (season) => ({
    ...season,
    apartments: idsOf(season.apartments),
  }));
  const policies = await createMissing(
    loading,
    'plugin::booking-rules.cancellation-policy',
    'name',
    seed.policies,
    (policy) => policy,
  );
  await createMissing(loading, 'plugin::booking-rules.rate-plan', 'name', seed.ratePlans, (plan) => ({
    ...plan,
    cancellationPolicy: policies.get(plan.cancellationPolicy ?? '') ?? null,
    apartments: idsOf(plan.apartments),
  }));
  await createMissing(loading, 'plugin::booking-rules.extra', 'slug', seed.extras, (extra) => ({
    ...extra,
    apartments: idsOf(extra.apartments),
  }));
  await createMissing(loading, 'plugin::booking-rules.promotion', 'code', seed.promotions, (promotion) => ({
    ...promotion,
    apartments: idsOf(promotion.apartments),
  }));
}

async function takeNights(strapi: Core.Strapi, { taken }: Seed): Promise<void> {
  const { nights } = engineOf(strapi);
  const today = localDay(new Date());
  for (const { apartmentId, fromDay, nights: count } of taken.filter(({ source }) => source === 'block')) {
    const stay = { checkIn: addDays(today, fromDay), checkOut: addDays(today, fromDay + count) };
    if ((await nights.firstTaken(apartmentId, stay)) !== null) continue;
    await strapi.db.transaction(({ trx }: { trx: Transaction }) =>
      nights.take(trx, apartmentId, stay, 'block', null),
    );
    await markRecord(strapi, BLOCK, blockId(apartmentId, stay));
  }
}

/** Tells whoever started this process about a long step; `npm start` shows it. */
function reportProgress(text: string): void {
  process.send?.({ type: 'progress', text });
}
