import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { dueStays, type MailedStay } from '../../../shared/domain/mail-rule';
import { nextPart, openOf } from '../../../shared/domain/payments/payment-schedule';
import { DAY_MS } from '../../../shared/domain/stay';
import { UIDS } from '../records/documents';
import type { ReservationDocument } from '../records/reservations/reservation';
import { stayHistories } from '../records/reservations/reservation-history';
import { viewOf } from '../records/reservations/reservation-view';
import { DEMO_RECORDS, reservationTable } from '../records/reservations/reservations';
import { RULE_MAILS, RULE_MAILS_OFF, type KeptRule } from './rules';

const COLUMNS = { checkIn: 'stay.check_in', checkOut: 'stay.check_out' } as const;
/** No request or transfer keeps a booking waiting for longer before it is confirmed. */
const LONGEST_WAIT_MS = 60 * DAY_MS;

/** A booking whose mail may be due. */
export interface Candidate {
  rule: number;
  reference: string;
}

/**
 * Bookings of which a mail may be due now and has not been sent, in one query of indexes: none in most runs.
 * @param skipDemo leaves out the invented guests of the demo
 */
export async function findCandidates(
  strapi: Core.Strapi,
  rules: readonly KeptRule[],
  { now, skipDemo }: { now: Date; skipDemo: boolean },
): Promise<Candidate[]> {
  const [first, ...others] = rules.map((rule) => candidatesOf(strapi, rule, now, skipDemo));
  if (first === undefined) return [];
  const found = (await first.unionAll(others)) as Candidate[];
  return found;
}

function candidatesOf(strapi: Core.Strapi, rule: KeptRule, now: Date, skipDemo: boolean): Knex.QueryBuilder {
  const { connection } = strapi.db;
  const { by, from, to } = dueStays(rule, now);
  const states = rule.moment === 'after-departure' ? ['confirmed', 'completed'] : ['confirmed'];
  const of = (table: string) => connection({ kept: table }).whereRaw('kept.reference = stay.reference');
  const query = connection({ stay: reservationTable(strapi) })
    .whereIn('stay.state', states)
    .andWhere(COLUMNS[by], '>=', from)
    .whereNotNull('stay.email')
    .whereNotExists(of(RULE_MAILS).andWhere('kept.rule', rule.id).select(connection.raw('1')))
    .whereNotExists(of(RULE_MAILS_OFF).select(connection.raw('1')))
    .select(connection.raw('cast(? as integer) as rule', [rule.id]), 'stay.reference as reference');
  if (to !== null) void query.andWhere(COLUMNS[by], '<=', to);
  if (rule.apartments !== null) void query.whereIn('stay.apartment_id', [...rule.apartments]);
  // What was booked long before the rule was on gets no mail about the booking.
  if (rule.moment === 'booking' && rule.activeSince !== null) {
    const since = rule.activeSince.getTime() - rule.offset * 3_600_000 - LONGEST_WAIT_MS;
    void query.andWhere('stay.created_at', '>=', new Date(since));
  }
  if (skipDemo)
    void query.whereNotIn(
      'stay.reference',
      connection(DEMO_RECORDS).where({ uid: UIDS.reservation }).select('id'),
    );
  return query;
}

/** What rules look at of a booking. */
export function mailedStayOf(reservation: ReservationDocument, soldAt: Date | null): MailedStay {
  const { apartmentId, checkIn, checkOut, state, payment, createdAt } = reservation;
  const { parts } = viewOf(reservation);
  return {
    ...{ apartmentId, checkIn, checkOut, state },
    bookedAt: soldAt ?? new Date(createdAt),
    owed: parts.reduce((sum, part) => sum + openOf(part), 0),
    paymentDue: payment === 'on-arrival' ? null : (nextPart(parts)?.due ?? null),
  };
}

/** The same of many, by their references. */
export async function mailedStays(
  db: Knex,
  reservations: readonly ReservationDocument[],
): Promise<ReadonlyMap<string, MailedStay>> {
  const histories = await stayHistories(
    db,
    reservations.map(({ reference }) => reference),
  );
  return new Map(
    reservations.map((reservation) => [
      reservation.reference,
      mailedStayOf(reservation, histories.get(reservation.reference)?.soldAt ?? null),
    ]),
  );
}
