import type { Core } from '@strapi/strapi';
import type { BusinessChange, HostFields } from 'booking-rules/contracts/setup/business';
import { brandColours } from 'booking-rules/engine';
import type { StoredPicture } from 'booking-rules/shared/listing/photo';
import { previewedStylesheet } from '../brand-files';
import { logoOf } from '../content/brand';
import { contentOf } from '../content/content-cache';
import { toldHost } from '../content/host';
import type { Appearance, Host, Logo, SiteSettings } from '../site-types';

/** Settings as they would be with a change of the business that nobody has saved. What pages do not show is left out. */
export async function settingsWith(
  strapi: Core.Strapi,
  settings: SiteSettings,
  change: BusinessChange,
): Promise<SiteSettings> {
  const { brand, tagline, phone, email, footerAddress, pictureNote, openingHours, socialLinks } = change;
  return {
    ...settings,
    brand: brand ?? settings.brand,
    tagline: tagline ?? settings.tagline,
    phone: phone ?? settings.phone,
    email: email ?? settings.email,
    address: footerAddress ?? settings.address,
    pictureNote: pictureNote === undefined ? settings.pictureNote : pictureNote || null,
    openingHours: openingHours ?? settings.openingHours,
    socialLinks: socialLinks ?? settings.socialLinks,
    appearance: await appearanceWith(strapi, settings.appearance, change),
  };
}

async function appearanceWith(
  strapi: Core.Strapi,
  appearance: Appearance,
  { brandColour, accentColour, fonts, logo, logoOnDark }: BusinessChange,
): Promise<Appearance> {
  const { colours } = contentOf(strapi).current().brand;
  const isRecoloured = brandColour !== undefined || accentColour !== undefined;
  const chosen = { brandColour: brandColour ?? colours.brand, accentColour: accentColour ?? colours.accent };
  return {
    ...appearance,
    fonts: fonts ?? appearance.fonts,
    stylesheet: isRecoloured ? previewedStylesheet(brandColours(chosen)) : appearance.stylesheet,
    logo: logo === undefined ? appearance.logo : await readLogo(strapi, logo),
    logoOnDark: logoOnDark === undefined ? appearance.logoOnDark : await readLogo(strapi, logoOnDark),
  };
}

/** The host as pages would show it. */
export async function hostOf(strapi: Core.Strapi, host: HostFields | null): Promise<Host | null> {
  if (host === null) return null;
  const portrait = host.portrait === null ? null : await readPicture(strapi, host.portrait);
  return toldHost(strapi, { ...host, portrait, whatsapp: host.whatsapp || null });
}

async function readLogo(strapi: Core.Strapi, id: number | null): Promise<Logo | null> {
  return id === null ? null : logoOf(await readPicture(strapi, id));
}

async function readPicture(strapi: Core.Strapi, id: number): Promise<StoredPicture | null> {
  const file: unknown = await strapi.db.query('plugin::upload.file').findOne({ where: { id } });
  return file as StoredPicture | null;
}
