import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { BlockingBooking } from '../../../contracts/setup/demo-content';
import { addDays, type Stay } from '../../../shared/domain/stay';
import type { InventoryService } from '../inventory/service';
import { inTransaction } from '../platform/transaction';
import { UIDS } from '../records/documents';
import { REGISTRATION_PICTURES, REGISTRATION_STATES, REGISTRATIONS } from '../records/registrations';
import { BOOKING_EVENTS } from '../records/booking-events';
import { HISTORY } from '../records/reservations/reservation-history';
import { DEMO_RECORDS, reservationTable } from '../records/reservations/reservations';
import { eraseThreads } from '../records/threads';

const DOCUMENTS = 'booking_documents';
/** In the order in which they go: what names a document goes before it. */
const OF_A_BOOKING = [
  ...['booking_folio_entries', 'booking_charges', 'booking_refunds', 'booking_card_deposits'],
  ...['booking_billing', 'booking_idempotency_keys', 'booking_limit_entries', 'booking_outbox'],
  ...[REGISTRATION_PICTURES, REGISTRATIONS, REGISTRATION_STATES],
  ...['booking_rule_mails', 'booking_rule_mails_off', 'booking_reviews', 'booking_review_requests'],
  ...['booking_channel_conflicts', 'booking_webhook_deliveries', BOOKING_EVENTS, HISTORY],
];
const OF_AN_APARTMENT = [
  ...['booking_feed_nights', 'booking_feeds', 'booking_exports', 'booking_channel_conflicts'],
  ...['booking_listed_spans', 'booking_owner_expenses', 'booking_quotes', 'booking_nights'],
];

const demoBookings = (db: Knex | Knex.Transaction) =>
  db(DEMO_RECORDS).where({ uid: UIDS.reservation }).select('id');

/**
 * Bookings that no demo has made, of these apartments, whose guests are still to come or are there. Those that are over
 * are history, and stay.
 */
export async function blockingBookings(
  strapi: Core.Strapi,
  apartmentIds: readonly string[],
): Promise<BlockingBooking[]> {
  const { connection } = strapi.db;
  const found: BlockingBooking[] = await connection(reservationTable(strapi))
    .whereIn('apartment_id', [...apartmentIds])
    .whereIn('state', ['held', 'confirmed'])
    .whereNotIn('reference', demoBookings(connection))
    .orderBy('check_in')
    .select({
      ...{ reference: 'reference', apartmentId: 'apartment_id', apartmentName: 'apartment_name' },
      checkIn: connection.raw('cast(check_in as text)'),
      checkOut: connection.raw('cast(check_out as text)'),
    });
  return found;
}

/**
 * Notes which bookings are of the demo: imported ones of its invented guests. Nobody else imports bookings.
 * @returns their references
 */
export async function markBookings(strapi: Core.Strapi, guests: readonly string[]): Promise<string[]> {
  const { connection } = strapi.db;
  const found: { reference: string }[] = await connection(reservationTable(strapi))
    .whereIn('email', [...guests])
    .whereIn('reference', connection(HISTORY).where({ why: 'imported' }).select('reference'))
    .whereNotIn('reference', demoBookings(connection))
    .select('reference');
  const rows = found.map(({ reference }) => ({ uid: UIDS.reservation, id: reference, changed_at: 0 }));
  for (let start = 0; start < rows.length; start += 100)
    await connection(DEMO_RECORDS)
      .insert(rows.slice(start, start + 100))
      .onConflict(['uid', 'id'])
      .ignore();
  const marked: { id: string }[] = await demoBookings(connection).orderBy('id');
  return marked.map(({ id }) => id);
}

/** Removes bookings that are marked, with all that was kept about them, in one transaction. */
export async function eraseBookings(
  strapi: Core.Strapi,
  inventory: InventoryService,
  references: readonly string[],
): Promise<void> {
  const some = [...references];
  const apartments = await inTransaction(strapi, async (trx) => {
    const nights: { apartment: string }[] = await trx('booking_nights')
      .whereIn('reservation', some)
      .distinct('apartment');
    await trx('booking_nights').whereIn('reservation', some).delete();
    const documents = trx(DOCUMENTS).whereIn('reference', some).select('id');
    await trx('booking_document_entries').whereIn('document', documents).delete();
    await trx(DOCUMENTS).whereIn('reference', some).delete();
    await eraseThreads(trx, some);
    for (const table of OF_A_BOOKING) await trx(table).whereIn('reference', some).delete();
    await strapi.db.query(UIDS.reservation).deleteMany({ where: { reference: { $in: some } } });
    await trx(DEMO_RECORDS).where({ uid: UIDS.reservation }).whereIn('id', some).delete();
    return nights.map(({ apartment }) => apartment);
  });
  for (const apartment of apartments) await inventory.announceNights(apartment);
}

/**
 * Removes an apartment with its nights, calendars, quotes and expenses, unless a guest stays there.
 * @param remove deletes the document, within the transaction
 * @returns whether it is gone
 */
export function eraseApartment(
  strapi: Core.Strapi,
  apartmentId: string,
  remove: () => Promise<unknown>,
): Promise<boolean> {
  return inTransaction(strapi, async (trx) => {
    const stays: { reference: string }[] = await trx(reservationTable(strapi))
      .where({ apartment_id: apartmentId })
      .whereIn('state', ['held', 'confirmed'])
      .whereNotIn('reference', demoBookings(trx))
      .limit(1)
      .select('reference');
    if (stays.length > 0) return false;
    const feeds = trx('booking_feeds').where({ apartment: apartmentId }).select('id');
    await trx('booking_feed_changes').whereIn('feed', feeds).delete();
    for (const table of OF_AN_APARTMENT) await trx(table).where({ apartment: apartmentId }).delete();
    await remove();
    return true;
  });
}

/** Removes enquiries of the demo, with the answers to them. */
export async function eraseEnquiries(strapi: Core.Strapi, references: readonly string[]): Promise<void> {
  const some = [...references];
  await inTransaction(strapi, async (trx) => {
    await eraseThreads(trx, some);
    await trx('booking_outbox').whereIn('reference', some).delete();
    await strapi.db.query(UIDS.enquiry).deleteMany({ where: { reference: { $in: some } } });
  });
}

/** Frees nights that the demo has blocked in an apartment that stays. */
export async function eraseBlock(
  strapi: Core.Strapi,
  inventory: InventoryService,
  apartmentId: string,
  { checkIn, checkOut }: Stay,
): Promise<void> {
  await strapi.db
    .connection('booking_nights')
    .where({ apartment: apartmentId, source: 'block' })
    .whereBetween('night', [checkIn, addDays(checkOut, -1)])
    .delete();
  await inventory.announceNights(apartmentId);
}

/** Numbers of documents begin anew, where no document is left. */
export async function restartSeries(strapi: Core.Strapi): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    if (await trx(DOCUMENTS).first('id')) return;
    await trx('booking_document_series').delete();
  });
}
