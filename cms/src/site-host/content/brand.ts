import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { brandColours, groundsOf, type BrandColours, type ChosenColours } from 'booking-rules/engine';
import { photoOf, type StoredPicture } from 'booking-rules/shared/listing/photo';
import type { Appearance, Logo } from '../site-types';

interface AppearanceContent extends ChosenColours {
  logo: StoredPicture | null;
  logoOnDark: StoredPicture | null;
  icon: (StoredPicture & { updatedAt: string }) | null;
  fonts: Appearance['fonts'] | null;
}

/** How the business looks, and what the files for it are made of. */
export interface Brand {
  name: string;
  appearance: Appearance;
  colours: BrandColours;
  /** Address of the uploaded icon; null when the mark is drawn. */
  iconUrl: string | null;
}

/** Logos are at most 40 pixels high, on screens with up to three dots to a pixel. */
const LOGO_DOTS = 120;

/** Reads how the business looks; what it has not chosen is as usual. */
export async function readBrand(strapi: Core.Strapi): Promise<Brand> {
  const setting: unknown = await strapi.documents('api::site-setting.site-setting').findFirst({
    fields: ['brand'],
    populate: { appearance: { populate: { logo: true, logoOnDark: true, icon: true } } },
  });
  const { brand = 'Vacationer', appearance = null } = (setting ?? {}) as {
    brand?: string;
    appearance?: AppearanceContent | null;
  };
  const { logo, logoOnDark, icon, fonts, ...chosen }: Partial<AppearanceContent> = appearance ?? {};
  const colours = brandColours(chosen);
  const hasColours = Boolean(chosen.brandColour) || Boolean(chosen.accentColour);
  const iconSource = icon ? `${icon.url} ${icon.updatedAt}` : JSON.stringify(colours);
  return {
    name: brand,
    appearance: {
      logo: logoOf(logo),
      logoOnDark: logoOf(logoOnDark),
      stylesheet: hasColours
        ? `/brand/colours-${versionOf(JSON.stringify([colours, groundsOf(colours.accent)]))}.css`
        : null,
      icon: `/brand/icon-${versionOf(iconSource)}`,
      isDrawn: !icon,
      fonts: fonts ?? 'classic',
    },
    colours,
    iconUrl: icon?.url ?? null,
  };
}

/** The smallest size of a picture that is sharp at a logo's height. */
export function logoOf(picture: StoredPicture | null | undefined): Logo | null {
  if (!picture) return null;
  const { sizes, src, width, height } = photoOf(picture, '');
  const wanted = (LOGO_DOTS * width) / height;
  const size = sizes.find((each) => each.width >= wanted);
  return { src: size?.src ?? src, width, height };
}

const versionOf = (source: string): string =>
  createHash('sha256').update(source).digest('base64url').slice(0, 10);
