import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import { printConfirmation } from '../../../shared/domain/documents/confirmation-page';
import type { PrintedPage } from '../../../shared/domain/documents/printed-page';
import { paidOf } from '../../../shared/domain/folio/entry';
import { writtenIn } from '../../../shared/format/language';
import { localDay } from '../../../shared/domain/local-day';
import { inLanguage } from '../platform/language';
import { readFolio } from '../folio/queries';
import { languageOf, type ReservationDocument } from '../records/reservations/reservation';
import { partsOf } from '../records/reservations/reservation-view';
import { readAddress, readStayHours } from '../records/content/stay-place';
import { billingOf } from './billing';
import { readIssuer } from './business';
import { stayOf } from './issue';

/**
 * The booking confirmation of a stay, as it is now.
 * @throws HttpError 409 for a reservation that is not confirmed
 */
export async function confirmationPage(
  strapi: Core.Strapi,
  reservation: ReservationDocument,
  now: Date,
): Promise<PrintedPage> {
  const { state, reference, apartmentId, deposit, terms, payment } = reservation;
  if (state !== 'confirmed' && state !== 'completed')
    throw createError(409, 'Only a confirmed stay has a confirmation', { details: { state } });
  const [{ supplier, numbering }, entries, { address }, hours, billing] = await Promise.all([
    readIssuer(strapi, languageOf(reservation)),
    readFolio(strapi, reference),
    inLanguage(languageOf(reservation), () => readAddress(strapi, apartmentId)),
    readStayHours(strapi),
    billingOf(strapi.db.connection, reference),
  ]);
  const source = {
    ...{ prefix: numbering.confirmationPrefix, day: localDay(now), supplier, entries, address, ...hours },
    ...{
      stay: stayOf(reservation, billing),
      parts: partsOf(reservation, paidOf(entries)),
      deposit,
      refunds: terms.refunds,
      isTransfer: payment === 'manual',
    },
  };
  return writtenIn(languageOf(reservation), () => printConfirmation(source));
}
