import type { Core } from '@strapi/strapi';
import {
  appliedPromotion,
  sizeOfDiscount,
  type Promotion,
} from 'booking-rules/shared/domain/pricing/promotion';
import { offerOn } from 'booking-rules/shared/domain/pricing/offer';
import { languagesOf } from 'booking-rules/engine';
import type { SiteSettings } from '../site-types';

interface SiteSettingContent {
  documentId: string;
  brand: string;
  tagline: string | null;
  phone: string | null;
  email: string | null;
  languages: 'English' | 'English and Arabic' | null;
  pictureNote: string | null;
  socialLinks: SiteSettings['socialLinks'] | null;
  openingHours: SiteSettings['openingHours'] | null;
  endorsement: {
    enabled: boolean;
    marketplace: string;
    airbnbReviewCount: number;
    averageRating: number;
    profileUrl: string;
  } | null;
  currencies: SiteSettings['currencies'] | null;
}

/** What pages are told of the server beside what editors write. */
type ServerSettings = Pick<
  SiteSettings,
  | 'place'
  | 'appearance'
  | 'demo'
  | 'map'
  | 'baseMap'
  | 'integrations'
  | 'policies'
  | 'payments'
  | 'signInProviders'
  | 'content'
>;

/** The parts of the settings that editors write. */
export type EditedSettings = Omit<SiteSettings, keyof ServerSettings | 'today' | 'banner'>;

/** Reads what editors wrote; a site without settings yet shows its defaults. */
export async function readEditedSettings(
  strapi: Core.Strapi,
): Promise<EditedSettings & { documentId: string }> {
  const [setting, company] = await Promise.all([
    strapi.documents('api::site-setting.site-setting').findFirst({
      populate: { socialLinks: true, openingHours: true, endorsement: true, currencies: true },
    }) as Promise<unknown>,
    strapi.documents('api::company-address.company-address').findFirst() as Promise<unknown>,
  ]);
  const content = setting as SiteSettingContent | null;
  const { endorsement } = content ?? {};
  return {
    documentId: content?.documentId ?? '',
    brand: content?.brand ?? 'Vacationer',
    tagline: content?.tagline ?? '',
    phone: content?.phone ?? '',
    email: content?.email ?? '',
    address: (company as { address: string } | null)?.address ?? '',
    languages: languagesOf(content),
    pictureNote: content?.pictureNote ?? null,
    socialLinks: (content?.socialLinks ?? []).map(({ network, url }) => ({ network, url })),
    openingHours: (content?.openingHours ?? []).map(({ days, opens, closes }) => ({ days, opens, closes })),
    endorsement: endorsement?.enabled
      ? {
          marketplace: endorsement.marketplace,
          reviewCount: endorsement.airbnbReviewCount,
          averageRating: endorsement.averageRating,
          profileUrl: endorsement.profileUrl,
        }
      : null,
    currencies: (content?.currencies ?? []).map(({ code, symbol, perAed }) => ({ code, symbol, perAed })),
  };
}

/** What every page shows on a day. */
export function settingsOn(
  today: string,
  { documentId: _, ...edited }: EditedSettings & { documentId: string },
  server: ServerSettings,
  promotions: ReadonlyMap<string, Promotion>,
): SiteSettings {
  return { ...edited, ...server, today, banner: bannerOf(promotions, today) };
}

/** The banner announces the offer that applies by itself. */
function bannerOf(promotions: ReadonlyMap<string, Promotion>, today: string): SiteSettings['banner'] {
  const offer = offerOn(promotions.values(), today);
  if (offer === null) return null;
  return { text: offer.banner ?? '', code: offer.code, off: sizeOfDiscount(appliedPromotion(offer)) };
}

/** Names of the other services with which guests can sign in: those that an administrator has switched on. */
export async function readSignInProviders(strapi: Core.Strapi): Promise<string[]> {
  const grant = await strapi.store({ type: 'plugin', name: 'users-permissions' }).get({ key: 'grant' });
  return Object.entries((grant ?? {}) as Record<string, { enabled?: boolean }>)
    .filter(([name, { enabled }]) => enabled === true && name !== 'email')
    .map(([name]) => name);
}
