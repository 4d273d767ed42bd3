import type { BusinessChange, BusinessFields, HostFields } from '../../../contracts/setup/business';
import { DEFAULT_LANGUAGE } from '../../../shared/format/language';
import { arrivalRuleOf } from '../arrival/read-arrival';
import type { BusinessDocument, SiteSettingDocument } from '../records/documents';

/** A change, by where its fields are kept: each under the name that it has there, null for what is empty. */
interface Split {
  site: Record<string, unknown>;
  look: Record<string, unknown>;
  address: string | undefined;
  business: Record<string, unknown>;
}

const SITE = [
  ...['brand', 'tagline', 'phone', 'email', 'openingHours', 'socialLinks', 'pictureNote', 'host'],
  ...['arrivalRule', 'validPermits', 'staffMailLanguage'],
] as const;
const LOOK = ['logo', 'logoOnDark', 'icon', 'brandColour', 'accentColour', 'fonts'] as const;
/** Names in the business details, of fields that the form calls by another. */
const RENAMED: Readonly<Record<string, string>> = {
  legalAddress: 'address',
  invoiceEmail: 'email',
  invoicePhone: 'phone',
};

export function splitChange(change: BusinessChange): Split {
  const split: Split = { site: {}, look: {}, address: change.footerAddress, business: {} };
  for (const [name, value] of Object.entries(change)) {
    const kept = name === 'host' ? storedHost(change.host ?? null) : value === '' ? null : value;
    if ((SITE as readonly string[]).includes(name)) split.site[name] = kept;
    else if ((LOOK as readonly string[]).includes(name)) split.look[name] = kept;
    else if (name !== 'footerAddress') split.business[RENAMED[name] ?? name] = kept;
  }
  return split;
}

function storedHost(host: HostFields | null): object | null {
  if (host === null) return null;
  const { about, spokenLanguages, whatsapp, ...rest } = host;
  return {
    ...rest,
    ...{ about: about || null, spokenLanguages: spokenLanguages || null, whatsapp: whatsapp || null },
  };
}

function hostFields(host: SiteSettingDocument['host']): HostFields | null {
  if (!host) return null;
  const { name, about, portrait, spokenLanguages, whatsapp } = host;
  return {
    ...{ name, about: about ?? '', portrait: portrait?.id ?? null },
    ...{ spokenLanguages: spokenLanguages ?? '', whatsapp: whatsapp ?? '' },
  };
}

/** The fields as they are kept, put together for the form. */
export function fieldsOf(
  site: SiteSettingDocument | null,
  address: string | null,
  business: BusinessDocument | null,
  validPermits: boolean,
): BusinessFields {
  const { appearance, openingHours, socialLinks } = site ?? {};
  return {
    ...{ brand: site?.brand ?? '', tagline: site?.tagline ?? '' },
    ...{ tradingName: business?.tradingName ?? '', legalName: business?.legalName ?? '' },
    ...{ logo: appearance?.logo?.id ?? null, logoOnDark: appearance?.logoOnDark?.id ?? null },
    icon: appearance?.icon?.id ?? null,
    ...{ brandColour: appearance?.brandColour ?? '', accentColour: appearance?.accentColour ?? '' },
    ...{ fonts: appearance?.fonts ?? 'classic', phone: site?.phone ?? '', email: site?.email ?? '' },
    staffMailLanguage: site?.staffMailLanguage ?? DEFAULT_LANGUAGE,
    footerAddress: address ?? '',
    openingHours: (openingHours ?? []).map(({ days, opens, closes }) => ({
      ...{ days: days as BusinessFields['openingHours'][number]['days'], opens, closes },
    })),
    socialLinks: (socialLinks ?? []).map(({ network, url }) => ({ network, url })),
    pictureNote: site?.pictureNote ?? '',
    arrivalRule: arrivalRuleOf(site),
    validPermits,
    host: hostFields(site?.host),
    ...{ legalAddress: business?.address ?? '', taxNumber: business?.taxNumber ?? '' },
    licenceNumber: business?.licenceNumber ?? '',
    ...{ invoiceEmail: business?.email ?? '', invoicePhone: business?.phone ?? '' },
    ...{ beneficiary: business?.beneficiary ?? '', bank: business?.bank ?? '' },
    ...{ iban: business?.iban ?? '', swift: business?.swift ?? '' },
    ...{ bankNote: business?.bankNote ?? '', footer: business?.footer ?? '' },
    guestRegistration: business?.guestRegistration ?? 'by-place',
    registrationHours: business?.registrationHours ?? null,
    registrationDaysKept: business?.registrationDaysKept ?? null,
    registrationAskDays: business?.registrationAskDays ?? null,
  };
}
