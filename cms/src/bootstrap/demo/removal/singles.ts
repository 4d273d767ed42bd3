import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { DEFAULT_UNPAID_LIMITS } from 'booking-rules/shared/domain/booking-policies';
import { DEFAULT_PROPERTY_POLICIES } from 'booking-rules/shared/domain/restrictions/rules';
import type { DemoPart } from 'booking-rules/contracts/setup/demo-content';
import type { WholeSeed } from './groups';

type Single =
  | 'api::site-setting.site-setting'
  | 'api::company-address.company-address'
  | 'api::minimum-stay.minimum-stay'
  | 'plugin::booking-rules.business';
type Fields = Record<string, unknown>;

const { maximumStay, weekendNights, booking: holds } = DEFAULT_PROPERTY_POLICIES;
/** Settings of stays as a new house has them. */
const TERMS: Fields = {
  ...{ checkInTime: '15:00', checkOutTime: '11:00', currencies: [] },
  ...{ stays: { maximumStay, weekendNights }, holds, limits: DEFAULT_UNPAID_LIMITS },
  lengthOfStayDiscounts: [
    { nights: 7, percent: 10 },
    { nights: 28, percent: 20 },
  ],
};
/** What every business has in common, and documents cannot do without. */
const KEPT_OF_BUSINESS = /^(tradingName|invoiceWhen|\w+Prefix)$/;

/**
 * Takes the invented business out of the settings: each field that still says what the demo says is emptied, or is as in
 * a new house; what somebody has written stays. The place goes with its taxes: a house that charges none has to choose.
 */
export async function resetSingles(
  strapi: Core.Strapi,
  { site, place }: Pick<WholeSeed, 'site' | 'place'>,
  keep: readonly DemoPart[],
): Promise<void> {
  const { siteSetting, companyAddress, minimumStay, business } = site;
  const termsStay = keep.includes('terms');
  await reset(strapi, 'api::site-setting.site-setting', siteSetting, (field) => {
    if (field === 'brand') return 'Vacationer';
    if (field === 'languages') return 'English';
    if (field in TERMS) return termsStay ? undefined : TERMS[field];
    return field === 'socialLinks' ? [] : null;
  });
  if (!termsStay) {
    await reset(strapi, 'api::minimum-stay.minimum-stay', minimumStay, () => 1);
    await resetPlace(strapi, place);
  }
  const address = await readSingle(strapi, 'api::company-address.company-address', []);
  if (address && address['address'] === companyAddress.address)
    await strapi.documents('api::company-address.company-address').delete({ documentId: idOf(address) });
  await resetBusiness(strapi, business);
}

/** A house that has moved meanwhile stays where it is. */
async function resetPlace(
  strapi: Core.Strapi,
  { firstDayOfWeek: _, ...place }: WholeSeed['place'],
): Promise<void> {
  const uid = 'api::site-setting.site-setting';
  const stored = await readSingle(strapi, uid, []);
  if (stored && isAsLoaded(stored, place)) await reset(strapi, uid, place, () => null);
}

/** A business of which nothing is its own is gone; otherwise what is invented of it is. */
async function resetBusiness(strapi: Core.Strapi, seed: Fields): Promise<void> {
  const uid = 'plugin::booking-rules.business';
  const stored = await readSingle(strapi, uid, []);
  if (!stored) return;
  if (Object.entries(seed).every(([field, value]) => stored[field] === value))
    await strapi.documents(uid).delete({ documentId: idOf(stored) });
  else await reset(strapi, uid, seed, (field) => (KEPT_OF_BUSINESS.test(field) ? undefined : null));
}

/** @param valueFor what takes the place of the demo's value of a field; undefined leaves it */
async function reset(
  strapi: Core.Strapi,
  uid: Single,
  seed: Fields,
  valueFor: (field: string) => unknown,
): Promise<void> {
  const parts = Object.keys(seed).filter((field) => typeof seed[field] === 'object' && seed[field] !== null);
  const stored = await readSingle(strapi, uid, parts);
  if (!stored) return;
  const data: Fields = {};
  for (const [field, value] of Object.entries(seed)) {
    const next = valueFor(field);
    if (next !== undefined && isAsLoaded(stored[field], value)) data[field] = next;
  }
  if (Object.keys(data).length === 0) return;
  await strapi.documents(uid).update({ documentId: idOf(stored), data: { ...data } });
}

async function readSingle(strapi: Core.Strapi, uid: Single, populate: string[]): Promise<Fields | null> {
  const found: unknown = await strapi.documents(uid).findFirst({ populate: populate as never });
  return found as Fields | null;
}

const idOf = ({ documentId }: Fields): string => String(documentId);

/** Whether a field says what the seed says; components have ids and empty fields of their own beside that. */
function isAsLoaded(stored: unknown, seed: unknown): boolean {
  if (Array.isArray(seed))
    return (
      Array.isArray(stored) &&
      stored.length === seed.length &&
      seed.every((item, index) => isAsLoaded(stored[index], item))
    );
  if (!isFields(seed)) return isDeepStrictEqual(stored, seed);
  if (!isFields(stored)) return false;
  return Object.entries(seed).every(([field, value]) => isAsLoaded(stored[field], value));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
