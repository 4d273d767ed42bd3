import createError from 'http-errors';
import type { Core } from '@strapi/strapi';
import type { Business, BusinessChange } from '../../../contracts/setup/business';
import { currentLanguage, type Language } from '../../../shared/format/language';
import { photoOf } from '../../../shared/listing/photo';
import { mailSettings } from '../mail/delivery/mail-settings';
import type { PlacePack } from '../places/place-pack';
import type { Places } from '../places/service';
import type { Permits } from '../permits/service';
import { forRequester } from '../platform/language';
import { inTransaction } from '../platform/transaction';
import { documents, UIDS } from '../records/documents';
import { requirePictures } from '../records/content/pictures';
import { fieldsOf, splitChange } from './fields';

const LOOK = { appearance: { populate: { logo: true, logoOnDark: true, icon: true } } };
/** Signs an address of the home page as it would be with a change, in a language of the site; undefined where there is none. */
type SignPreview = (change: BusinessChange, language: Language) => Promise<string | undefined>;
const SITE_PARTS = {
  ...LOOK,
  ...{ socialLinks: true, openingHours: true, arrivalRule: true },
  host: { populate: { portrait: true } },
};

/** What a business says of itself, wherever each part of it is kept: site settings, footer, business details. */
export const createBusiness = ({
  strapi,
  permits,
  places,
}: {
  strapi: Core.Strapi;
  permits: Permits;
  places: Pick<Places, 'ofBusiness'>;
}) => {
  const settings = documents(strapi, UIDS.siteSetting);
  const addresses = documents(strapi, UIDS.companyAddress);
  const businesses = documents(strapi, UIDS.business);
  let signPreview: SignPreview | null = null;

  async function read(): Promise<Business> {
    const site = await settings.findFirst({ populate: SITE_PARTS });
    const address = await addresses.findFirst();
    const business = await businesses.findFirst();
    const home = await documents(strapi, UIDS.page).findFirst({ filters: { slug: 'home' } });
    const { logo, logoOnDark, icon } = site?.appearance ?? {};
    const pictures = [logo, logoOnDark, icon, site?.host?.portrait].flatMap((picture) => picture ?? []);
    return {
      values: fieldsOf(site, address?.address ?? null, business, await permits.areRequired()),
      pictures: Object.fromEntries(
        pictures.map((picture) => {
          const { sizes, src } = photoOf(picture, '');
          return [String(picture.id), sizes[0]?.src ?? src];
        }),
      ),
      mailSender: mailSettings(strapi).from,
      registration: registrationOf(await places.ofBusiness()),
      homePage: home?.documentId ?? null,
    };
  }

  /** Changes all of it or nothing; pages, mails and documents say it from then on. */
  async function save(change: BusinessChange): Promise<Business> {
    const { site, look, address, business } = splitChange(change);
    await requireAllPictures(change);
    await inTransaction(strapi, async () => {
      if (Object.keys(look).length > 0) {
        const { appearance } = (await settings.findFirst({ populate: LOOK })) ?? {};
        // A part is written whole: without its id Strapi makes a new one.
        site['appearance'] = { ...partOf(appearance), ...look };
      }
      if (Object.keys(site).length > 0) await write(settings, site);
      if (address !== undefined) await write(addresses, { address });
      if (Object.keys(business).length > 0) await write(businesses, business, await newBusiness());
    });
    return read();
  }

  async function requireAllPictures({ logo, logoOnDark, icon, host }: BusinessChange): Promise<void> {
    await requirePictures(
      strapi,
      [logo, logoOnDark, icon].flatMap((id) => id ?? []),
      'logo',
    );
    await requirePictures(
      strapi,
      [host?.portrait].flatMap((id) => id ?? []),
      'host.portrait',
    );
  }

  /** Before anybody has said what it is called on invoices, it is called as on the site. */
  const newBusiness = async () => ({ tradingName: (await settings.findFirst())?.brand ?? '' });

  return {
    read,
    save,

    /** Called once by the host, which shows the site. */
    usePreviews(given: SignPreview): void {
      signPreview = given;
    },

    /** Where the site can be seen with a change that nobody has saved. @throws 404 */
    async previewUrl(change: BusinessChange): Promise<string> {
      await requireAllPictures(change);
      const url = await signPreview?.(change, forRequester(currentLanguage));
      if (url === undefined) throw createError(404, 'There is no home page to be shown.');
      return url;
    },
  };
};

function registrationOf(pack: PlacePack | null): Business['registration'] {
  if (pack === null) return null;
  const { note, on, dueHours, daysKept, askDays } = pack.registration;
  return { place: pack.name, note, on, dueHours, daysKept, askDays };
}

type Appearance = NonNullable<
  NonNullable<
    Awaited<ReturnType<ReturnType<typeof documents<typeof UIDS.siteSetting>>['findFirst']>>
  >['appearance']
>;

/** An appearance as it is written again. */
function partOf(appearance: Appearance | null | undefined): object {
  const { logo, logoOnDark, icon, ...rest } = appearance ?? {};
  return { ...rest, logo: logo?.id ?? null, logoOnDark: logoOnDark?.id ?? null, icon: icon?.id ?? null };
}

interface Single {
  findFirst(): Promise<{ documentId: string } | null>;
  create(write: { data: object }): Promise<unknown>;
  update(write: { documentId: string; data: object }): Promise<unknown>;
}

/** Writes the one document of a type. @param usual what it has beside that where it is not there yet */
async function write(all: Single, data: object, usual: object = {}): Promise<void> {
  const known = await all.findFirst();
  if (known) await all.update({ documentId: known.documentId, data });
  else await all.create({ data: { ...usual, ...data } });
}
