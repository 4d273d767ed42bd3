import type { Core } from '@strapi/strapi';
import type { Photo } from '../../../../shared/listing/photo';
import type { ReservationView } from '../../../../contracts/reservations';
import type { InventoryService } from '../../inventory/service';
import { guestToken, linkSecret } from '../../records/guest-proof';
import { readBankDetails } from '../../records/reservation-view';
import { documents, UIDS, type ApartmentDocument } from '../../records/documents';
import type { Sender } from '../templates/template';
import type { TemplateContext, StayPlace } from '../templates/template-context';
import { mailSettings } from './mail-settings';
import { oneLine } from '../render/one-line';

/** Mails are 600 pixels wide, on screens with up to two dots to a pixel. */
const PICTURE_WIDTH = 800;
const DEFAULT_HOURS = { checkInTime: '15:00', checkOutTime: '11:00' };

/** The sender, from the current site settings. */
export async function readSender(strapi: Core.Strapi): Promise<Sender> {
  const [setting, company] = await Promise.all([
    documents(strapi, UIDS.siteSetting).findFirst(),
    documents(strapi, UIDS.companyAddress).findFirst(),
  ]);
  return {
    brand: oneLine(setting?.brand ?? 'Vacationer'),
    phone: oneLine(setting?.phone ?? ''),
    email: oneLine(setting?.email ?? ''),
    address: oneLine(company?.address ?? ''),
    url: mailSettings(strapi).siteUrl.replace(/\/+$/, ''),
  };
}

/** What the mails of one run speak of; the same is read only once for all of them. */
export interface TemplateReadings {
  sender: () => Promise<Sender>;
  hours: () => Promise<Pick<TemplateContext, 'checkInTime' | 'checkOutTime'>>;
  place: (apartmentId: string) => Promise<StayPlace>;
  answerHours: () => number;
}

/** Readings that last for as long as they are kept: make them anew for each run. */
export function createReadings(strapi: Core.Strapi, inventory: InventoryService): TemplateReadings {
  const kept = new Map<string, Promise<unknown>>();
  function once<T>(name: string, read: () => Promise<T>): Promise<T> {
    const known = kept.get(name) as Promise<T> | undefined;
    if (known) return known;
    const reading = read();
    kept.set(name, reading);
    return reading;
  }
  return {
    sender: () => once('sender', () => readSender(strapi)),
    hours: () => once('hours', () => readHours(strapi)),
    place: (apartmentId) => once(`place ${apartmentId}`, () => readPlace(strapi, inventory, apartmentId)),
    answerHours: () => inventory.current().policies.booking.answerHours,
  };
}

/** Everything that a mail about a reservation speaks of. */
export async function readContext(
  strapi: Core.Strapi,
  reservation: ReservationView,
  readings: TemplateReadings,
): Promise<TemplateContext> {
  const sender = await readings.sender();
  return {
    reservation,
    change: null,
    sender,
    reservationUrl: reservationUrl(strapi, reservation, sender.url),
    bankDetails: await readBankDetails(strapi),
    answerHours: readings.answerHours(),
    place: await readings.place(reservation.apartmentId),
    ...(await readings.hours()),
  };
}

async function readHours(strapi: Core.Strapi) {
  const setting = await documents(strapi, UIDS.siteSetting).findFirst();
  return {
    checkInTime: setting?.checkInTime ?? DEFAULT_HOURS.checkInTime,
    checkOutTime: setting?.checkOutTime ?? DEFAULT_HOURS.checkOutTime,
  };
}

function reservationUrl(strapi: Core.Strapi, { reference, guest }: ReservationView, siteUrl: string): string {
  const token = guestToken(linkSecret(strapi), { reference, email: guest.email });
  return `${siteUrl}/reservation?${new URLSearchParams({ reference, token }).toString()}`;
}

async function readPlace(
  strapi: Core.Strapi,
  inventory: InventoryService,
  apartmentId: string,
): Promise<StayPlace> {
  const apartment = await documents(strapi, UIDS.apartment).findFirst({
    filters: { apartmentId },
    status: 'published',
    populate: { district: true },
  });
  const photo = inventory.find(apartmentId)?.card.photos[0];
  return {
    address: addressOf(apartment),
    mapUrl: mapOf(apartment),
    picture: photo ? pictureOf(photo, mailSettings(strapi).siteUrl) : null,
  };
}

function addressOf(apartment: ApartmentDocument | null): string | null {
  const parts = [apartment?.address, apartment?.district?.name].filter(
    (part): part is string => typeof part === 'string' && part.trim() !== '',
  );
  const [address, district] = parts;
  // Many addresses end with the name of the area already.
  if (address !== undefined && district !== undefined && address.includes(district)) return address;
  return parts.length === 0 ? null : parts.join(', ');
}

function mapOf(apartment: ApartmentDocument | null): string | null {
  const { latitude, longitude } = apartment ?? {};
  if (latitude == null || longitude == null) return null;
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}

function pictureOf({ alt, src, sizes }: Photo, siteUrl: string): StayPlace['picture'] {
  const size = sizes.find(({ width }) => width >= PICTURE_WIDTH)?.src ?? src;
  return { src: new URL(size, `${siteUrl}/`).href, alt };
}
