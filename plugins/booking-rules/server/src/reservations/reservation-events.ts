import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { CAUSES, EventReservation, ReservationChangeName } from '../../../contracts/webhooks/events';
import type { EntryDraft } from '../../../shared/domain/folio/entry';
import type { ReservationState } from '../../../shared/domain/reservation';
import { recordBookingEvents, type BookingEvent } from '../records/booking-events';
import { languageOf, type ReservationDocument } from '../records/reservations/reservation';
import { viewOf } from '../records/reservations/reservation-view';

/** What an act did to a reservation. */
interface Act {
  /** Null for one that is new. */
  before: ReservationDocument | null;
  after: ReservationDocument;
  /** What it wrote into the folio. */
  drafts: readonly EntryDraft[];
  /** As the history has it: `guest`, `system`, `stripe`, or the email address of a manager. */
  by: string;
}

/** States of a stay that will not take place. One that nobody came to has taken place for the house. */
const OFF: ReadonlySet<ReservationState> = new Set(['cancelled', 'expired']);

/** Writes down what other systems are told of an act, in its transaction. */
export async function recordReservationEvents(trx: Knex.Transaction, act: Act, now: Date): Promise<void> {
  const events = eventsOf(act);
  if (events.length > 0) await recordBookingEvents(trx, events, now);
}

/** What other systems are told of an act: how it is booked or changed, then each payment. */
export function eventsOf(act: Act): BookingEvent[] {
  const { before, after, drafts } = act;
  const { reference } = after;
  const told = { by: causeOf(act.by), reservation: reservationOf(after) };
  const events: BookingEvent[] = [];
  if (before === null) events.push({ type: 'reservation.created', reference, details: told });
  else if (OFF.has(after.state) && !OFF.has(before.state))
    events.push({ type: 'reservation.cancelled', reference, details: told });
  else {
    const changed = changesOf(before, after, drafts);
    if (changed.length > 0)
      events.push({ type: 'reservation.changed', reference, details: { ...told, changed } });
  }
  for (const { kind, amount, reverses, money } of drafts) {
    if (kind !== 'payment' || reverses !== null) continue;
    const paid = { amount: 0 - amount, method: money?.method ?? 'other' };
    events.push({ type: 'reservation.paid', reference, details: { ...told, ...paid } });
  }
  return events;
}

function causeOf(by: string): (typeof CAUSES)[number] {
  if (by === 'guest' || by === 'system') return by;
  return by === 'stripe' ? 'payment-provider' : 'staff';
}

function reservationOf(document: ReservationDocument): EventReservation {
  const view = viewOf(document);
  const { reference, state, awaiting, apartmentId, apartmentName, checkIn, checkOut, nights, guests } = view;
  const { guest, currency, lines, total, paidAmount, refundedAmount, deposit, createdAt } = view;
  return {
    ...{ reference, state, awaiting, apartmentId, apartmentName, checkIn, checkOut, nights, guests, guest },
    language: languageOf(document),
    ...{ currency, lines, total, paidAmount, refundedAmount, deposit, createdAt },
  };
}

function changesOf(
  before: ReservationDocument,
  after: ReservationDocument,
  drafts: readonly EntryDraft[],
): ReservationChangeName[] {
  const differ = (...names: (keyof ReservationDocument)[]): boolean =>
    names.some((name) => before[name] !== after[name]);
  const is: Record<ReservationChangeName, boolean> = {
    state: differ('state', 'awaiting'),
    dates: differ('checkIn', 'checkOut'),
    apartment: differ('apartmentId'),
    guests: differ('guests'),
    contact: differ('firstName', 'lastName', 'email', 'phone'),
    price: differ('total') || !isDeepStrictEqual(before.terms.lines, after.terms.lines),
    payments: drafts.some(({ kind, reverses }) => kind === 'payment' && reverses !== null),
    refunds: differ('refundedAmount'),
    deposit: differ('deposit') || drafts.some(({ kind }) => kind.startsWith('deposit-')),
  };
  return (Object.keys(is) as ReservationChangeName[]).filter((name) => is[name]);
}
