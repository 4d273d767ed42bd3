import type { Core } from '@strapi/strapi';
import { brandColours } from '../../records/content/brand-colours';
import { openNext, openOf } from '../../../../shared/domain/payments/payment-schedule';
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from '../../../../shared/format/language';
import type { MinorUnits } from '../../../../shared/format/money';
import type { Photo } from '../../../../shared/listing/photo';
import type { ReservationView } from '../../../../contracts/reservations/reservations';
import type { Documents } from '../../documents/service';
import type { InventoryService } from '../../inventory/service';
import { guestToken, linkSecret } from '../../records/reservations/guest-proof';
import { newPaymentLink, paymentLinkUrl } from '../../records/reservations/payment-link';
import { readBankDetails } from '../../records/reservations/reservation-view';
import { documents, UIDS } from '../../records/documents';
import { readAddress, readStayHours, type StayHours } from '../../records/content/stay-place';
import type { Sender } from '../templates/template';
import type { TemplateContext, StayPlace } from '../templates/template-context';
import { languagesOf } from '../../records/content/place';
import { mailSettings } from './mail-settings';
import { oneLine } from '../render/one-line';
import { pageUrl } from '../render/of-language';

/** Mails are 600 pixels wide, on screens with up to two dots to a pixel. */
const PICTURE_WIDTH = 800;

/** The sender, from the current site settings. */
export async function readSender(strapi: Core.Strapi): Promise<Sender> {
  const [setting, company] = await Promise.all([
    documents(strapi, UIDS.siteSetting).findFirst({ populate: { appearance: true } }),
    documents(strapi, UIDS.companyAddress).findFirst(),
  ]);
  return {
    brand: oneLine(setting?.brand ?? 'Vacationer'),
    colours: brandColours(setting?.appearance ?? {}),
    phone: oneLine(setting?.phone ?? ''),
    email: oneLine(setting?.email ?? ''),
    address: company?.address ?? '',
    url: mailSettings(strapi).siteUrl.replace(/\/+$/, ''),
    languages: languagesOf(setting),
  };
}

async function readStaffLanguage(strapi: Core.Strapi): Promise<Language> {
  const setting = await documents(strapi, UIDS.siteSetting).findFirst({ fields: ['staffMailLanguage'] });
  return setting?.staffMailLanguage ?? DEFAULT_LANGUAGE;
}

/** What the mails of one run speak of; the same is read only once for all of them. */
export interface TemplateReadings {
  sender: () => Promise<Sender>;
  /** In which those are written to who run the business, as it is set now. */
  staffLanguage: () => Promise<Language>;
  hours: () => Promise<StayHours>;
  place: (apartmentId: string) => Promise<StayPlace>;
  bankDetails: () => Promise<string | null>;
  answerHours: () => number;
  documents: Documents;
}

export interface ReadingsDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
  documents: Documents;
}

/** Readings that last for as long as they are kept: make them anew for each run. */
export function createReadings({ strapi, inventory, documents: papers }: ReadingsDeps): TemplateReadings {
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
    staffLanguage: () => once('language of staff', () => readStaffLanguage(strapi)),
    hours: () => once('hours', () => readStayHours(strapi)),
    place: (apartmentId) =>
      once(`place ${currentLanguage()} ${apartmentId}`, () => readPlace(strapi, inventory, apartmentId)),
    bankDetails: () => once('bank details', () => readBankDetails(strapi)),
    documents: papers,
    answerHours: () => inventory.current().policies.booking.answerHours,
  };
}

/** Everything that a mail about a reservation speaks of. @param asked what a mail asks for, and when it was written */
export async function readContext(
  strapi: Core.Strapi,
  reservation: ReservationView,
  readings: TemplateReadings,
  asked: { amount: MinorUnits | null; at: Date; isDeposit?: boolean } | null = null,
): Promise<TemplateContext> {
  const sender = await readings.sender();
  const { reference, guest } = reservation;
  const { email } = guest;
  return {
    reservation,
    ...{ change: null, automatic: null },
    sender,
    reservationUrl: guestPageUrl(strapi, { reference, email }, sender),
    registrationUrl: guestPageUrl(strapi, { reference, email }, sender, '/registration'),
    cardPayment: asked && cardPaymentOf(strapi, reservation, asked, sender.url),
    bankDetails: await readings.bankDetails(),
    answerHours: readings.answerHours(),
    place: await readings.place(reservation.apartmentId),
    ...(await readings.hours()),
  };
}

/** A link by which what is open is paid by card, where cards are taken. */
function cardPaymentOf(
  strapi: Core.Strapi,
  { reference, parts }: ReservationView,
  { amount, at, isDeposit = false }: { amount: MinorUnits | null; at: Date; isDeposit?: boolean },
  siteUrl: string,
): TemplateContext['cardPayment'] {
  const open = parts.reduce((sum, part) => sum + openOf(part), 0);
  const wanted = isDeposit ? (amount ?? 0) : Math.min(amount ?? openNext(parts), open);
  if (wanted <= 0 || !strapi.config.get('plugin::booking-rules.stripe')) return null;
  const link = newPaymentLink({ reference, amount: wanted, isDeposit }, at);
  return {
    url: paymentLinkUrl(siteUrl, linkSecret(strapi), link),
    amount: wanted,
    until: new Date(link.expires * 1_000),
  };
}

/**
 * The guest's page of a reservation, with a signature in place of the guest's address.
 * @param page another page that is opened so
 */
export function guestPageUrl(
  strapi: Core.Strapi,
  { reference, email }: { reference: string; email: string },
  site: Pick<Sender, 'url' | 'languages'>,
  page = '/reservation',
): string {
  const token = guestToken(linkSecret(strapi), { reference, email });
  return pageUrl(site, `${page}?${new URLSearchParams({ reference, token }).toString()}`);
}

async function readPlace(
  strapi: Core.Strapi,
  inventory: InventoryService,
  apartmentId: string,
): Promise<StayPlace> {
  const photo = inventory.find(apartmentId)?.card.photos.read()[0];
  return {
    ...(await readAddress(strapi, apartmentId)),
    picture: photo ? pictureOf(photo, mailSettings(strapi).siteUrl) : null,
  };
}

function pictureOf({ alt, src, sizes }: Photo, siteUrl: string): StayPlace['picture'] {
  const size = sizes.find(({ width }) => width >= PICTURE_WIDTH)?.src ?? src;
  return { src: new URL(size, `${siteUrl}/`).href, alt };
}
