import type { Core } from '@strapi/strapi';
import { DEFAULT_LANGUAGE, isRightToLeft } from '../../../../shared/format/language';
import { toldName } from '../../../../shared/format/names';
import { documents, rows, UIDS, type ApartmentDocument } from '../documents';

const DEFAULT_HOURS = { checkInTime: '15:00', checkOutTime: '11:00' };

/** From when and until when guests stay, `HH:MM`, local time. */
export interface StayHours {
  checkInTime: string;
  checkOutTime: string;
}

/** The hours of every stay, as managers keep them. */
export async function readStayHours(strapi: Core.Strapi): Promise<StayHours> {
  const setting = await documents(strapi, UIDS.siteSetting).findFirst();
  return {
    checkInTime: setting?.checkInTime ?? DEFAULT_HOURS.checkInTime,
    checkOutTime: setting?.checkOutTime ?? DEFAULT_HOURS.checkOutTime,
  };
}

/** Where an apartment is: in words of the language of the moment, and on a map; null where nobody has written it down. */
export async function readAddress(
  strapi: Core.Strapi,
  apartmentId: string,
): Promise<{ address: string | null; mapUrl: string | null }> {
  // Not through the documents service, which asks three things more: each mail of a booking wants to know.
  const apartment = await rows(strapi, UIDS.apartment).findOne({
    where: { apartmentId, publishedAt: { $notNull: true }, locale: DEFAULT_LANGUAGE },
    select: ['address', 'latitude', 'longitude'],
    populate: { district: { select: ['name'] } },
  });
  return { address: addressOf(apartment), mapUrl: mapOf(apartment) };
}

function addressOf(apartment: ApartmentDocument | null): string | null {
  const address = toldName('apartments', apartment?.address?.trim() ?? '');
  const district = toldName('areas', apartment?.district?.name.trim() ?? '');
  // Many addresses end with the name of the area already.
  const parts = [address, address.includes(district) ? '' : district].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(isRightToLeft() ? '، ' : ', ');
}

function mapOf(apartment: ApartmentDocument | null): string | null {
  const { latitude, longitude } = apartment ?? {};
  if (latitude == null || longitude == null) return null;
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
