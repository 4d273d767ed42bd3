import { agreedRefund, CODE_GIVEN_BACK, holdsNights } from 'booking-rules/shared/domain/reservation';
import {
  DEFAULT_BOOKING_POLICIES,
  DEFAULT_UNPAID_LIMITS,
} from 'booking-rules/shared/domain/booking-policies';
import { localDay, localInstant } from 'booking-rules/shared/domain/local-day';
import { groupBy } from '../fixture/money-rows';
import type { ChaosFixture } from './chaos-fixture';
import {
  millisecondsOf,
  type FolioRow,
  type Ledger,
  type Moved,
  type Stored,
  type UnpaidReservation,
} from './ledger';

const HOUR = 3_600_000;
/** Between the moment that a request counts as its own and that at which its row says to be made. */
const SLACK_MS = 30_000;
const CHECK_IN = '15:00';

/** What holds at every moment, while everything happens: a sentence for each thing that does not. */
export function broken(ledger: Ledger, fixture: ChaosFixture): string[] {
  return [
    ...overusedCodes(ledger, fixture),
    ...ledger.reservations.flatMap((stored) => wrongHolds(stored, ledger.moves.get(stored.reference) ?? [])),
    ...beyondLimits(ledger),
    ...wrongMoney(ledger, fixture),
    ...wrongFolios(ledger),
  ];
}

/** Whether the total has come, or a part of it before a change made the stay dearer. */
const hasPaid = (stored: Stored): boolean => stored.paid || stored.paidAmount > 0;

/** No more stays stand with a code than its limit allows; cancelled and expired ones have given it back. */
function overusedCodes({ reservations }: Ledger, { codes }: ChaosFixture): string[] {
  return codes.flatMap(({ code, useLimit }) => {
    const living = reservations.filter((one) => one.code === code && !CODE_GIVEN_BACK.includes(one.state));
    return living.length <= useLimit ? [] : [`${code} is used ${living.length} times and not ${useLimit}`];
  });
}

/** Deadlines and proofs of what is held or confirmed. */
function wrongHolds(stored: Stored, moves: readonly Moved[]): string[] {
  const { reference, state, awaiting, payment, proof, checkIn } = stored;
  const [heldUntil, due, createdAt] = [stored.heldUntil, stored.due, stored.createdAt].map(millisecondsOf);
  const wrong: string[] = [];
  const check = (holds: boolean, sentence: string): void => {
    if (!holds) wrong.push(`${reference} ${sentence}`);
  };
  const arrival = localInstant(checkIn, CHECK_IN).getTime();
  check((state === 'held') === (heldUntil !== null), `is ${state}, and held until ${String(heldUntil)}`);
  if (state === 'held' && awaiting === 'payment' && payment === 'manual') {
    check((heldUntil ?? Infinity) <= arrival, 'may be paid after check-in');
    check((due ?? Infinity) <= arrival, 'has to be paid after check-in');
    check(proof !== null, 'waits for days for a guest who has proven nothing');
  }
  if (state === 'held' && awaiting === 'address-confirmation') {
    const most = (createdAt ?? 0) + DEFAULT_BOOKING_POLICIES.addressHours * HOUR + SLACK_MS;
    check((heldUntil ?? Infinity) <= most, 'is held for longer than an unproven address is worth');
  }
  if (state === 'confirmed') {
    check(proof !== null, 'is confirmed for a guest who has proven nothing');
    const byManager = moves.some(({ why }) => why === 'confirmed by a manager');
    check(payment !== 'manual' || hasPaid(stored) || byManager, 'is confirmed unpaid');
  }
  for (const { from, to } of moves)
    check(to !== 'expired' || from === 'held' || from === to, `expired when it was ${String(from)}`);
  return wrong;
}

/** What guests and networks have open and unpaid. What a manager has revived is the manager's choice. */
function beyondLimits({ reservations, limitEntries, moves }: Ledger): string[] {
  const stored = new Map(reservations.map((one) => [one.reference, one]));
  const { staysPerGuest, nightsPerGuest, staysPerNetwork, nightsPerNetwork } = DEFAULT_UNPAID_LIMITS;
  const open = new Map<string, UnpaidReservation[]>();
  for (const entry of limitEntries) {
    const stay = stored.get(entry.reference);
    if (!stay || hasPaid(stay)) continue;
    const add = (key: string): void => void open.set(key, [...(open.get(key) ?? []), entry]);
    if (entry.network !== null) add(`network ${entry.network}`);
    const stands = stay.state === 'held' || stay.state === 'confirmed';
    const revived = moves.get(entry.reference)?.some(({ from }) => from === 'expired') ?? false;
    if (!stands || revived || stay.payment === 'stripe') continue;
    add(`guest ${entry.email}`);
    add(`guest ${entry.phone}`);
  }
  return [...open].flatMap(([key, made]) => {
    const nights = made.reduce((sum, one) => sum + one.nights, 0);
    const isNetwork = key.startsWith('network');
    const [mostStays, mostNights] = isNetwork
      ? [staysPerNetwork, nightsPerNetwork]
      : [staysPerGuest, nightsPerGuest];
    if (made.length <= mostStays && nights <= mostNights) return [];
    return [`${key} has ${made.length} unpaid stays of ${nights} nights`];
  });
}

/** What has come and gone back, counted by charge and by reservation. */
function wrongMoney(
  { reservations, moves, charges, refunds, folios }: Ledger,
  fixture: ChaosFixture,
): string[] {
  const wrong: string[] = [];
  const chargesOf = groupBy(charges, ({ reference }) => reference);
  const owedOf = groupBy(
    refunds.filter(({ refusedAt }) => refusedAt === null),
    ({ charge }) => charge,
  );
  for (const { id, reference, amount, returned } of charges) {
    const owed = sumOf(owedOf.get(id) ?? [], (refund) => refund.amount);
    if (returned < 0 || returned > amount || owed > amount) {
      wrong.push(`Of ${amount} paid for ${reference} ${returned} went back, ${owed} of it by us`);
    }
  }
  for (const stored of reservations) {
    const { reference, state, paidAmount, refundedAmount } = stored;
    const own = chargesOf.get(reference) ?? [];
    const [came, went] = [sumOf(own, ({ amount }) => amount), sumOf(own, ({ returned }) => returned)];
    if (came !== paidAmount || went !== refundedAmount) {
      wrong.push(`${reference} says ${paidAmount} − ${refundedAmount}, its charges ${came} − ${went}`);
    }
    const isOurs = !fixture.givenBackAtStripe.has(reference);
    const folio = folios.get(reference);
    if (isOurs && folio && state === 'cancelled')
      wrong.push(...wrongCancellation(stored, moves.get(reference) ?? [], folio));
  }
  return wrong;
}

/** Folios say what the agreed prices say, at every moment: each act writes its entries with itself. */
function wrongFolios({ reservations, folios }: Ledger): string[] {
  return reservations.flatMap(({ reference, state, total }) => {
    const charged = Number(folios.get(reference)?.charged);
    const owed = holdsNights(state) ? total : state === 'expired' ? 0 : charged;
    if (charged === owed) return [];
    return [`${reference} is ${state} for ${total}: its folio says ${charged}`];
  });
}

/** What is kept of a cancelled stay, by the choice of who cancelled it, and that all beyond goes back. */
function wrongCancellation(stored: Stored, moves: readonly Moved[], folio: FolioRow): string[] {
  const { reference, checkIn, terms } = stored;
  const cancelled = moves.find(({ to }) => to === 'cancelled');
  if (!cancelled) return [];
  const today = localDay(new Date(Number(cancelled.at)));
  const byChoice =
    PERCENT_BACK[cancelled.why ?? '']?.(agreedRefund(terms.refunds, checkIn, today).percent) ?? 0;
  const percent = cancelled.from === 'held' ? 100 : byChoice;
  const [agreed, kept, charged, came, went] = [
    ...[folio.agreed, folio.kept, folio.charged, folio.came, folio.went],
  ].map(Number) as [number, number, number, number, number];
  const wanted = agreed - Math.round((agreed * percent) / 100);
  // What staff enter afterwards, such as money that comes late, goes back when they say so.
  const isTheirs = Number(folio.handAt) > Number(cancelled.at);
  return [
    ...(kept === wanted ? [] : [`${reference} is cancelled: ${kept} of ${agreed} is kept and not ${wanted}`]),
    ...(isTheirs || came - went === Math.min(came, charged)
      ? []
      : [`${reference} is cancelled: of ${came} went ${went}, and ${charged} is charged`]),
  ];
}

/** Percent of the total that goes back, by what the history says; nothing for any other reason. */
const PERCENT_BACK: Record<string, (agreed: number) => number> = {
  'refunded in full': () => 100,
  'refunded as agreed': (agreed) => agreed,
};

/** What has to hold once everything has come to rest. */
export function unfinished(ledger: Ledger, { stripe }: ChaosFixture, expired: readonly string[]): string[] {
  const wrong: string[] = [];
  const letExpire = new Set(expired);
  for (const { reference, state, heldUntil } of ledger.reservations) {
    const overdue = state === 'held' && (millisecondsOf(heldUntil) ?? Infinity) < Date.now() - SLACK_MS;
    if (overdue) wrong.push(`${reference} is still held though its time is over`);
    const hasExpired = ledger.moves.get(reference)?.some(({ to }) => to === 'expired') ?? false;
    if (hasExpired && !letExpire.has(reference)) wrong.push(`${reference} expired before its time`);
  }
  for (const { reference, amount, payment, doneAt, refusedAt } of ledger.refunds) {
    if (payment !== null && doneAt === null && refusedAt === null)
      wrong.push(`${amount} of ${reference} has not gone back`);
  }
  const heard = groupBy(
    ledger.charges.filter(({ method }) => method === 'stripe'),
    ({ payment }) => payment,
  );
  for (const {
    id,
    status,
    payment_intent: intent,
    client_reference_id: of,
  } of stripe.account.sessions.values()) {
    const charges = heard.get(id) ?? [];
    if (charges.length !== Number(status === 'complete')) {
      wrong.push(`A payment of ${of} is counted ${charges.length} times`);
    }
    const gone = sumOf(charges, ({ returned }) => returned);
    const reallyGone = stripe.account.refunded(intent ?? '');
    if (gone !== reallyGone) wrong.push(`Of a payment of ${of} ${reallyGone} went back, and not ${gone}`);
  }
  return wrong;
}

function sumOf<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((sum, one) => sum + of(one), 0);
}
