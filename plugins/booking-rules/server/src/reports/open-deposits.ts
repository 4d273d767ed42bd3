import type { DepositToDecide } from '../../../contracts/reports/reports';
import { depositByHand } from '../../../shared/domain/payments/card-deposit';
import { byHandSince, isToDecide } from '../../../shared/domain/payments/deposit-decision';
import { localDay } from '../../../shared/domain/local-day';
import { entriesByReference } from '../folio/queries';
import { undecidedCardDeposits } from '../payments/card-deposits';
import { keptFolioSums } from '../records/reservations/folio-sums';
import { queryReservations } from '../records/reservations/reservations';
import { viewOf } from '../records/reservations/reservation-view';
import type { ReportsDeps } from './sold-nights';

/**
 * Deposits that staff have to release or keep: of stays that are over, and those that a card holds for a short time
 * only. What a card stops holding first comes first, then the stay that has been over the longest.
 */
export async function readDepositsToDecide(deps: ReportsDeps, now: Date): Promise<DepositToDecide[]> {
  const { strapi } = deps;
  const db = strapi.db.connection;
  const held = [...(await keptFolioSums(deps))].filter(([, { deposit }]) => deposit > 0);
  const where = { reference: { $in: held.map(([reference]) => reference) } };
  const [found, cards] = await Promise.all([
    queryReservations(strapi, { where, orderBy: { checkOut: 'asc' } }),
    undecidedCardDeposits(db),
  ]);
  const folios = await entriesByReference(
    db,
    found.map(({ reference }) => reference),
  );
  return found
    .flatMap((reservation) => {
      const onCard = cards
        .filter(({ reference }) => reference === reservation.reference)
        .map(({ amount, held_at, held_until }) => ({
          amount,
          since: localDay(new Date(Number(held_at))),
          until: new Date(Number(held_until)),
        }))
        .filter(({ until }) => isToDecide(reservation, until, now));
      const entries = folios.get(reservation.reference) ?? [];
      const sinceByHand = isToDecide(reservation, null, now) ? byHandSince(entries) : null;
      const byHand = sinceByHand === null ? [] : [{ amount: depositByHand(entries), since: sinceByHand }];
      const open = [...onCard, ...byHand];
      const [since] = open.map((one) => one.since).sort();
      if (since === undefined) return [];
      const heldDeposit = open.reduce((sum, { amount }) => sum + amount, 0);
      const onCardUntil = onCard[0]?.until.toISOString() ?? null;
      return [{ ...viewOf(reservation), heldDeposit, since, onCardUntil }];
    })
    .sort((a, b) => (a.onCardUntil ?? LAST).localeCompare(b.onCardUntil ?? LAST));
}

/** After every instant. */
const LAST = '~';
