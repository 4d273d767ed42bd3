import type { Refund } from 'booking-rules/shared/domain/cancellation';
import type { ReservationState } from 'booking-rules/shared/domain/reservation';
import { rowsOf } from '../outside/rows-of';
import type { TestDatabase } from '../run/settings';

/** An instant as one of the databases tells it. */
type Instant = string | number | Date | null;

export interface Stored {
  reference: string;
  state: ReservationState;
  awaiting: string | null;
  payment: string;
  paid: boolean;
  proof: string | null;
  code: string | null;
  heldUntil: Instant;
  due: Instant;
  createdAt: Instant;
  checkIn: string;
  /** What its lines come to, as they were agreed. */
  total: number;
  /** What has come and gone, by its folio. */
  paidAmount: number;
  refundedAmount: number;
  terms: Terms;
}

interface Terms {
  lines: { amount: number }[];
  refunds: Refund[];
}

export interface Moved {
  reference: string;
  from: string | null;
  to: string;
  why: string | null;
  at: number | string;
}

interface Charged {
  id: number;
  reference: string;
  payment: string | null;
  charge: string | null;
  method: string;
  amount: number;
  returned: number;
}

interface Owed {
  reference: string;
  amount: number;
  charge: number | null;
  /** The provider's name of what it is of; null where staff give it back. */
  payment: string | null;
  doneAt: Instant;
  refusedAt: Instant;
}

export interface UnpaidReservation {
  reference: string;
  email: string;
  phone: string;
  network: string | null;
  nights: number;
}

/** What the folio of a reservation comes to. */
export interface FolioRow {
  reference: string;
  charged: number | string;
  came: number | string;
  went: number | string;
  /** What was taken back when it was cancelled, and what is kept of it. */
  agreed: number | string;
  kept: number | string;
  /** When staff last entered anything by hand, in milliseconds. */
  handAt: number | string;
}

/** All that decides about promises, as of one moment. */
export interface Ledger {
  reservations: Stored[];
  moves: Map<string, Moved[]>;
  charges: Charged[];
  refunds: Owed[];
  limitEntries: UnpaidReservation[];
  folios: Map<string, FolioRow>;
}

export async function readLedger(database: TestDatabase): Promise<Ledger> {
  const [reservations, moves, charges, refunds, limitEntries, folios] = await rowsOf(database, [
    `select reference, state, awaiting, payment, address_proof as proof, promotion_code as code,
      held_until as "heldUntil", payment_due as due, created_at as "createdAt", cast(check_in as text) as "checkIn",
      terms from booking_reservations`,
    `select reference, from_state as "from", to_state as "to", why, at from booking_reservation_history order by id`,
    'select id, reference, payment, charge, method, amount, returned from booking_charges',
    `select reference, amount, payment, charge_id as charge, done_at as "doneAt", refused_at as "refusedAt"
      from booking_refunds`,
    'select reference, email, phone, network, nights from booking_limit_entries',
    `select reference,
      sum(case when kind in ('payment', 'refund', 'refund-asked') then 0 else amount end) as charged,
      -sum(case when kind = 'payment' then amount else 0 end) as came,
      sum(case when kind in ('refund', 'refund-asked') then amount else 0 end) as went,
      -sum(case when reason = 'cancelled' and reverses is not null then amount else 0 end) as agreed,
      sum(case when kind = 'cancellation-charge' then amount else 0 end) as kept,
      max(case when "by" like '%@%' then "at" else 0 end) as "handAt"
      from booking_folio_entries group by reference`,
  ]);
  const byFolio = new Map((folios as FolioRow[]).map((row) => [row.reference, row]));
  const byReference = new Map<string, Moved[]>();
  for (const move of moves as Moved[]) {
    byReference.set(move.reference, [...(byReference.get(move.reference) ?? []), move]);
  }
  return {
    reservations: (reservations as Kept[]).map((kept) => storedOf(kept, byFolio.get(kept.reference))),
    moves: byReference,
    charges: charges as Charged[],
    refunds: refunds as Owed[],
    limitEntries: limitEntries as UnpaidReservation[],
    folios: byFolio,
  };
}

/** A reservation as its row keeps it. */
type Kept = Omit<Stored, 'paid' | 'total' | 'paidAmount' | 'refundedAmount' | 'terms'> & {
  terms: string | Terms;
};

function storedOf({ terms: kept, ...row }: Kept, folio: FolioRow | undefined): Stored {
  const terms = typeof kept === 'string' ? (JSON.parse(kept) as Terms) : kept;
  const [charged = 0, came = 0, went = 0] = [folio?.charged, folio?.came, folio?.went].map((sum) =>
    Number(sum ?? 0),
  );
  return {
    ...{ ...row, terms, paidAmount: came, refundedAmount: went },
    total: terms.lines.reduce((sum, { amount }) => sum + amount, 0),
    paid: charged > 0 && came > 0 && came - went >= charged,
  };
}

export function millisecondsOf(instant: Instant | undefined): number | null {
  if (instant === null || instant === undefined) return null;
  return typeof instant === 'number' ? instant : new Date(instant).getTime();
}
