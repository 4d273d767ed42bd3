import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { PlaceChoice, PlacePreview } from '../../../contracts/setup/places';
import type { Place } from '../../../shared/format/place';
import type { createInventory } from '../inventory/service';
import { inTransaction } from '../platform/transaction';
import { documents, UIDS } from '../records/documents';
import { fixedPlaceProblems, placeOf, readPlace, unchosenOf } from '../records/content/place';
import type { LegalPagesHost } from './legal-pages';
import { readPlacePacks, type PlacePack } from './place-pack';
import { planOf, type PlacePlan } from './plan';

interface PlacesDeps {
  strapi: Core.Strapi;
  inventory: Pick<ReturnType<typeof createInventory>, 'refresh'>;
}

/** The place packs of this installation, and what applying one does. */
export const createPlaces = ({ strapi, inventory }: PlacesDeps) => {
  const settings = documents(strapi, UIDS.siteSetting);
  const charges = documents(strapi, UIDS.chargeRule);
  const districts = documents(strapi, UIDS.district);
  let read: Promise<PlacePack[]> | null = null;
  let host: LegalPagesHost | null = null;

  const legalPages = (): LegalPagesHost => {
    if (host === null) throw new Error('Nobody has said who makes legal pages');
    return host;
  };

  /** All of them, as they were when they were first asked for. */
  const all = (): Promise<readonly PlacePack[]> => {
    read ??= readPlacePacks(strapi.config.get('plugin::booking-rules.places'));
    return read;
  };

  async function find(slug: string): Promise<PlacePack> {
    const pack = (await all()).find((one) => one.slug === slug);
    if (pack === undefined) throw new errors.NotFoundError('There is no such place');
    return pack;
  }

  /** What a pack would do now. */
  async function plan(pack: PlacePack): Promise<PlacePlan> {
    const setting = await settings.findFirst({ populate: { stays: true } });
    const place = placeOf(setting);
    const [problem] = await fixedPlaceProblems(strapi, place, pack.place);
    const packs = await all();
    const others = packs.filter(({ slug }) => slug !== pack.slug).flatMap(({ legal }) => legal);
    return planOf(pack, packs, {
      ...{ place, unchosen: unchosenOf(setting) },
      weekendNights: setting?.stays?.weekendNights ?? [],
      charges: await charges.findMany({
        populate: { apartments: { fields: ['apartmentId'] } },
        sort: 'id:asc',
      }),
      areas: await districts.findMany({ fields: ['slug', 'name'] }),
      legalPages: await legalPages().look(pack.legal, others),
      apartments: await documents(strapi, UIDS.apartment).count({}),
      refusal: problem?.message ?? null,
    });
  }

  /** @throws ValidationError where there are reservations in another currency or time zone */
  async function write(pack: PlacePack): Promise<PlacePreview> {
    const { add, replace, switchOff, told } = await plan(pack);
    const setting = await settings.findFirst({ populate: { stays: true } });
    if (!setting) throw new errors.NotFoundError('There are no site settings yet');
    // A part is written whole. Saving says itself what may no longer be changed.
    const stays = { ...setting.stays, weekendNights: pack.weekendNights };
    await settings.update({ documentId: setting.documentId, data: { ...pack.place, stays } });
    for (const { documentId, data } of replace) await charges.update({ documentId, data });
    for (const documentId of switchOff) await charges.update({ documentId, data: { active: false } });
    for (const data of add.charges) await charges.create({ data });
    for (const data of add.areas) await districts.create({ data });
    await legalPages().write(add.legalPages);
    return told;
  }

  return {
    /** Called once by the host, before anybody is served. */
    useLegalPages(given: LegalPagesHost): void {
      host = given;
    },

    all,

    /** The pack of the city in which the business is; null where there is none. */
    async ofBusiness(): Promise<PlacePack | null> {
      const place = await readPlace(strapi);
      return (await all()).find((pack) => isOf(pack, place)) ?? null;
    },

    async choices(): Promise<PlaceChoice[]> {
      const place = await readPlace(strapi);
      return (await all()).map((pack) => ({
        ...{ slug: pack.slug, name: pack.name, current: isOf(pack, place) },
      }));
    },

    async preview(slug: string): Promise<PlacePreview> {
      return (await plan(await find(slug))).told;
    },

    /** Sets the place and adds what is missing of it, all of it or nothing. When it answers, guests are told. */
    async apply(slug: string): Promise<PlacePreview> {
      const pack = await find(slug);
      const told = await inTransaction(strapi, () => write(pack));
      await inventory.refresh();
      return told;
    },
  };
};

export type Places = ReturnType<typeof createPlaces>;

function isOf({ place }: PlacePack, { country, city }: Place): boolean {
  return place.country === country && place.city.toLowerCase() === city.trim().toLowerCase();
}
