import type { Core } from '@strapi/strapi';
import { DEFAULT_ARRIVAL_RULE, type ArrivalRule } from '../../../shared/domain/guests/arrival';
import { currentLanguage, DEFAULT_LANGUAGE } from '../../../shared/format/language';
import { photoOf, type Photo } from '../../../shared/listing/photo';
import { documents, UIDS, type SiteSettingDocument, type StoredArrival } from '../records/documents';
import { readTranslations } from '../records/content/translations';

/** How guests get into an apartment, in the language of the moment; null for what nobody has written. */
export interface WrittenArrival {
  /** Document id of the apartment. */
  apartment: string;
  address: string | null;
  directions: string | null;
  steps: { text: string; photo: Photo | null }[];
  doorCode: string | null;
  wifi: { name: string; password: string | null } | null;
  manual: string | null;
  houseRules: string[];
}

/** When the business tells guests how to get in. */
export async function readArrivalRule(strapi: Core.Strapi): Promise<ArrivalRule> {
  return arrivalRuleOf(
    await documents(strapi, UIDS.siteSetting).findFirst({ populate: { arrivalRule: true } }),
  );
}

/** The number at which the host answers on WhatsApp; null where nobody has said one. */
export async function readWhatsApp(strapi: Core.Strapi): Promise<string | null> {
  const setting = await documents(strapi, UIDS.siteSetting).findFirst({ populate: { host: true } });
  return setting?.host?.whatsapp ?? null;
}

/** The rule of site settings; what nobody has set is as the product comes. */
export function arrivalRuleOf(setting: Pick<SiteSettingDocument, 'arrivalRule'> | null): ArrivalRule {
  const { hoursBefore, onlyPaid, onlyRegistered } = setting?.arrivalRule ?? {};
  return {
    hoursBefore: hoursBefore ?? DEFAULT_ARRIVAL_RULE.hoursBefore,
    onlyPaid: onlyPaid ?? DEFAULT_ARRIVAL_RULE.onlyPaid,
    onlyRegistered: onlyRegistered ?? DEFAULT_ARRIVAL_RULE.onlyRegistered,
  };
}

/**
 * What is written for guests of an apartment, as it was last published; of one that is not on the site (any more), as
 * its draft has it, for its last guests. Null for an apartment that is gone.
 */
export async function readArrival(strapi: Core.Strapi, apartmentId: string): Promise<WrittenArrival | null> {
  const apartments = documents(strapi, UIDS.apartment);
  const query = {
    filters: { apartmentId },
    fields: ['apartmentId'],
    populate: { arrival: { populate: { steps: { populate: ['picture'] } } }, stayDetails: true },
  };
  const apartment =
    (await apartments.findFirst({ ...query, status: 'published' })) ??
    (await apartments.findFirst({ ...query, status: 'draft' }));
  if (!apartment) return null;
  const say = await wordsOf(strapi, apartment.documentId);
  const houseRules = (apartment.stayDetails ?? []).map(({ label }) => say(label.trim()));
  return { apartment: apartment.documentId, houseRules, ...written(apartment.arrival ?? null, say) };
}

function written(
  arrival: StoredArrival | null,
  say: (text: string) => string,
): Omit<WrittenArrival, 'apartment' | 'houseRules'> {
  const told = (text: string | null | undefined): string | null => {
    const words = text?.trim() ?? '';
    return words === '' ? null : say(words);
  };
  const wifiName = arrival?.wifiName?.trim() ?? '';
  return {
    address: told(arrival?.address),
    directions: told(arrival?.directions),
    steps: (arrival?.steps ?? []).map(({ text, picture }) => ({
      text: say(text.trim()),
      photo: picture ? photoOf(picture, '') : null,
    })),
    doorCode: arrival?.doorCode?.trim() || null,
    wifi: wifiName === '' ? null : { name: wifiName, password: arrival?.wifiPassword?.trim() || null },
    manual: told(arrival?.manual),
  };
}

/** The words of an apartment in the language of the moment; the original where that has not been translated. */
async function wordsOf(strapi: Core.Strapi, documentId: string): Promise<(text: string) => string> {
  const language = currentLanguage();
  if (language === DEFAULT_LANGUAGE) return (text) => text;
  const [record] = await readTranslations(strapi, { kind: 'apartments', documentId, language });
  const words = new Map(record?.texts.map(({ source, text }) => [source, text]));
  return (text) => words.get(text) ?? text;
}
