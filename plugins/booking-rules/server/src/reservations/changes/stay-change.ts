import { staffMessages } from '../../../../shared/messages/messages';
import {
  changeStay,
  refuseAgreedPromotion,
  type ChangedStay,
  type PriceChoice,
} from '../../../../shared/domain/folio/change-stay';
import { standingCharges, sumsOf, type Entry, type FolioSums } from '../../../../shared/domain/folio/entry';
import { agreedPlanHolds } from '../../../../shared/domain/pricing/rate-plan';
import { agreedPromotion, agreedRatePlan } from '../../../../shared/domain/folio/stay-charges';
import { describeRefusal, type Promotion } from '../../../../shared/domain/pricing/promotion';
import { agreedRefund } from '../../../../shared/domain/reservation';
import type { Stay } from '../../../../shared/domain/stay';
import { localDay } from '../../../../shared/domain/local-day';
import { asKept } from '../../../../shared/format/language';
import { formatAmount, type MinorUnits } from '../../../../shared/format/money';
import { plural } from '../../../../shared/format/plural';
import { formatStay } from '../../../../shared/format/stay';
import type { Listing } from '../../../../shared/listing/listing';
import type { ToldChange } from '../../outbox/mail-types';
import { invalidField } from '../../platform/http/parse';
import type { ReservationDocument } from '../../records/reservations/reservation';

/** How a changed stay is priced; `keep` leaves the total as it was agreed. */
export type AskedPrice = PriceChoice | { kind: 'keep' };

/** Where a stay goes, and how many come. */
export type StayTarget = Stay & { guests: number };

/** What a manager chooses of the price of a changed stay. */
export interface ChangeTerms {
  price: AskedPrice;
  /** Nothing is kept of nights given up. */
  waiveCharge: boolean;
}

/** A change of a reservation with all that it does to its money: what is shown is what is written. */
export interface PlannedChange extends ChangedStay {
  sums: FolioSums;
  /** Percent of nights given up that goes back. */
  refundPercent: number;
  /** The rate plan that was agreed does not hold for the new stay. */
  isPlanLost: boolean;
  /** Why, for a manager; null when it holds, or was the standard one. */
  ratePlanProblem: string | null;
  /** The code that the stay keeps; null for none. */
  promotionCode: string | null;
  /** Why the code that was agreed does not hold for the new stay; null when it does, or there was none. */
  promotionProblem: string | null;
}

/**
 * Works out a change by the folio as it stands.
 * @throws ValidationError for a total by hand that does not cover what does not follow the price
 */
export function planChange(
  { reservation, entries }: { reservation: ReservationDocument; entries: readonly Entry[] },
  listing: Listing,
  to: StayTarget,
  { price, waiveCharge }: ChangeTerms,
  promotions: ReadonlyMap<string, Promotion>,
  now: Date,
): PlannedChange {
  const { apartmentId } = listing.rules;
  const agreed = agreedPromotion(standingCharges(entries));
  const refusal = agreed && refuseAgreedPromotion(promotions.get(agreed.code), apartmentId, to);
  const { ratePlan: chosen } = reservation.terms;
  const isPlanLost =
    chosen !== undefined && !agreedPlanHolds(chosen, listing.policies.ratePlans, apartmentId);
  const policy = agreedRefund(reservation.terms.refunds, reservation.checkIn, localDay(now)).percent;
  // Nothing is kept of a stay that was never confirmed.
  const refundPercent = waiveCharge || reservation.state === 'held' ? 100 : policy;
  const changed = changeStay({
    ...{ entries, from: reservation, to, listing, refundPercent },
    ...{ guests: to.guests, guestsBefore: reservation.guests },
    sameApartment: apartmentId === reservation.apartmentId,
    choice: price.kind === 'keep' ? keeping(entries) : price,
    promotion: refusal ? null : agreed,
    ratePlan: isPlanLost ? null : agreedRatePlan(standingCharges(entries)),
  });
  if ('problem' in changed) {
    throw invalidField(
      'price',
      `must be at least ${formatAmount(changed.least)}: taxes, fees and extras that do not follow the price`,
    );
  }
  return {
    ...changed,
    sums: sumsOf([...entries, ...changed.drafts]),
    refundPercent,
    isPlanLost,
    ratePlanProblem: chosen && isPlanLost ? staffMessages().terms.planLost(chosen.name) : null,
    promotionCode: refusal ? null : reservation.promotionCode,
    promotionProblem: agreed && refusal ? describeRefusal(agreed.code, refusal) : null,
  };
}

function keeping(entries: readonly Entry[]): PriceChoice {
  return { kind: 'by-hand', total: sumsOf(entries).total, reason: 'the total stays as it was agreed' };
}

const BY: Readonly<Record<AskedPrice['kind'], string>> = {
  agreed: 'agreed rates',
  today: 'today’s rates',
  'by-hand': 'by hand',
  keep: 'kept',
};

type DescribedStay = StayTarget & { apartmentId: string; apartmentName: string };

/** A change in plain words, for the history, which is kept in English. */
export function describeChange(
  before: DescribedStay,
  after: DescribedStay,
  change: ChangedStay,
  price: AskedPrice,
): string {
  const { before: was, after: is } = change;
  const stay = asKept(() => describeStayChange(before, after, change));
  const party = asKept(() => describeParty(before, after));
  const what = [stay, party].filter((part) => part !== null).join('. ') || 'Priced anew';
  const how = price.kind === 'by-hand' ? `by hand: ${price.reason}` : BY[price.kind];
  return `${what}. ${describeCost(was, is)} (${how})`.slice(0, 250);
}

/** What a change does to the total, for the history. */
export function describeCost(was: MinorUnits, is: MinorUnits): string {
  return asKept(() => {
    const more = is > was ? `${formatAmount(is - was)} more` : `${formatAmount(was - is)} less`;
    return was === is
      ? `${formatAmount(is)} as before`
      : `${formatAmount(was)} → ${formatAmount(is)}, ${more}`;
  });
}

/** What the guest is told of the stay as it was. */
export function partsOf(reservation: ReservationDocument): ToldChange['before'] {
  const { apartmentName, checkIn, checkOut, guests, total, terms } = reservation;
  const extras = terms.lines.flatMap(({ kind, label }) => (kind === 'extra' ? [label] : []));
  return { apartmentName, checkIn, checkOut, guests, total, extras };
}

function describeStayChange(
  before: DescribedStay,
  after: DescribedStay,
  { kept, added, dropped }: ChangedStay,
): string | null {
  const nights = (days: readonly string[]) => plural(days.length, 'night');
  const isElsewhere = before.apartmentId !== after.apartmentId;
  if (!isElsewhere && added.length === 0 && dropped.length === 0) return null;
  const [from, to] = [formatStay(before), formatStay(after)];
  if (isElsewhere) return `Moved to ${after.apartmentName}, ${to} (before: ${before.apartmentName}, ${from})`;
  if (kept.length > 0 && dropped.length === 0) return `Lengthened by ${nights(added)} to ${to}`;
  if (kept.length > 0 && added.length === 0) return `Shortened by ${nights(dropped)} to ${to}`;
  return `Moved to ${to} (before: ${from})`;
}

function describeParty(before: StayTarget, after: StayTarget): string | null {
  return before.guests === after.guests
    ? null
    : `${plural(after.guests, 'guest')} instead of ${before.guests}`;
}
