import type { Core } from '@strapi/strapi';
import type {
  ArrivalAtDesk,
  ArrivalInformation,
  WithheldItem,
} from '../../../contracts/reservations/arrival';
import type { DOOR_CODE_STATES } from '../../../contracts/reports/day-work';
import type { GuestProof } from '../../../contracts/reservations/reservations';
import {
  ARRIVAL_ITEMS,
  arrivalStatus,
  type ArrivalDecision,
  type ArrivalItem,
  type ArrivalStatus,
  type ArrivingStay,
} from '../../../shared/domain/guests/arrival';
import { localInstant } from '../../../shared/domain/local-day';
import { isPaidForArrival } from '../../../shared/domain/payments/payment-schedule';
import { addDays } from '../../../shared/domain/stay';
import type { Actor } from '../platform/http/signed-in';
import { documents, UIDS } from '../records/documents';
import type { ReservationDocument } from '../records/reservations/reservation';
import { findForGuest, requireReservation } from '../records/reservations/reservations';
import { readAddress, readStayHours } from '../records/content/stay-place';
import type { Registrations } from '../registrations/service';
import type { TransitionReservation } from '../reservations/transition';
import { readArrival, readArrivalRule, readWhatsApp, type WrittenArrival } from './read-arrival';

type DoorCodeState = (typeof DOOR_CODE_STATES)[number];

interface ArrivalDeps {
  strapi: Core.Strapi;
  transition: TransitionReservation;
  registrations: Pick<Registrations, 'isRegistered'>;
}

/** What the history says of each decision. */
const WHY: Readonly<Record<ArrivalDecision | 'rule', string>> = {
  released: 'arrival information released early',
  'held-back': 'arrival information held back',
  rule: 'arrival information left to the rule',
};

const NOTHING: Omit<WrittenArrival, 'apartment'> = {
  ...{ address: null, directions: null, steps: [], doorCode: null, wifi: null, manual: null },
  houseRules: [],
};

/** How guests get in: told to whoever has booked, as far and as soon as the rule of the business says. */
export const createArrival = ({ strapi, transition, registrations }: ArrivalDeps) => {
  async function informationOf(
    reservation: ReservationDocument,
    written: WrittenArrival | null,
    now: Date,
  ): Promise<ArrivalInformation> {
    const { reference, apartmentId, checkOut } = reservation;
    const [rule, hours, registered, place, whatsapp] = await Promise.all([
      readArrivalRule(strapi),
      readStayHours(strapi),
      registrations.isRegistered(reference, now),
      readAddress(strapi, apartmentId),
      readWhatsApp(strapi),
    ]);
    const status = arrivalStatus(arrivingStay(reservation, registered), rule, hours.checkInTime, now);
    const known = written ?? NOTHING;
    const all = { ...known, address: known.address ?? place.address };
    const shown = <Value>(item: ArrivalItem, value: Value, otherwise: Value): Value =>
      status[item].status === 'shown' ? value : otherwise;
    return {
      address: shown('address', all.address, null),
      mapUrl: shown('address', place.mapUrl, null),
      directions: shown('directions', all.directions, null),
      steps: shown('steps', all.steps, []),
      doorCode: shown('doorCode', all.doorCode, null),
      wifi: shown('wifi', all.wifi, null),
      manual: shown('manual', all.manual, null),
      houseRules: all.houseRules,
      whatsapp,
      withheld: ARRIVAL_ITEMS.filter((item) => isWritten(all[item])).flatMap((item) =>
        withheldAs(item, status[item]),
      ),
      keepUntil: localInstant(addDays(checkOut, 1), '00:00').toISOString(),
    };
  }

  async function atDesk(reservation: ReservationDocument, now: Date): Promise<ArrivalAtDesk> {
    const written = await readArrival(strapi, reservation.apartmentId);
    return {
      information: await informationOf(reservation, written, now),
      decision: reservation.arrivalDecision ?? null,
      isWritten: written !== null && ARRIVAL_ITEMS.some((item) => isWritten(written[item])),
      apartment: written?.apartment ?? null,
    };
  }

  return {
    /** What a guest is shown now. @throws NotFoundError for a wrong proof */
    async forGuest(reference: string, proof: GuestProof, now: Date): Promise<ArrivalInformation> {
      const reservation = await findForGuest(strapi, reference, proof);
      return informationOf(reservation, await readArrival(strapi, reservation.apartmentId), now);
    },

    /** The same for managers, with what was decided. @throws NotFoundError */
    async forManagers(reference: string, now: Date): Promise<ArrivalAtDesk> {
      return atDesk(await requireReservation(strapi, reference), now);
    },

    /**
     * Whether the guests of some stays can see the door code now, by their references; of stays without a code,
     * nothing.
     * @param registered of whom nothing is missing for the authority
     */
    async doorCodes(
      stays: readonly ReservationDocument[],
      registered: (reference: string) => boolean,
      now: Date,
    ): Promise<ReadonlyMap<string, DoorCodeState>> {
      const [rule, { checkInTime }, homes] = await Promise.all([
        readArrivalRule(strapi),
        readStayHours(strapi),
        documents(strapi, UIDS.apartment).findMany({
          filters: { apartmentId: { $in: stays.map(({ apartmentId }) => apartmentId) } },
          fields: ['apartmentId'],
          populate: { arrival: true },
          status: 'published',
        }),
      ]);
      const withCode = new Set(
        homes.filter(({ arrival }) => arrival?.doorCode?.trim()).map(({ apartmentId }) => apartmentId),
      );
      const known = stays.filter(({ apartmentId }) => withCode.has(apartmentId));
      return new Map(
        known.map((stay) => {
          const { reference } = stay;
          const arriving = arrivingStay(stay, registered(reference));
          const { doorCode } = arrivalStatus(arriving, rule, checkInTime, now);
          return [reference, doorCode.status === 'shown' ? 'released' : 'waiting'] as const;
        }),
      );
    },

    /**
     * Releases the arrival information early, holds it back, or leaves it to the rule again; the history says who did.
     * What is so already changes nothing.
     * @throws NotFoundError
     */
    async decide(reference: string, decision: ArrivalDecision | null, { by, now }: Actor) {
      const decided = await transition(reference, by, now, ({ state, arrivalDecision }) =>
        (arrivalDecision ?? null) === decision
          ? null
          : { to: state, why: WHY[decision ?? 'rule'], change: { arrivalDecision: decision } },
      );
      return atDesk(decided, now);
    },
  };
};

/** A reservation as the rule looks at it. */
function arrivingStay(reservation: ReservationDocument, registered: boolean): ArrivingStay {
  const { state, checkIn, checkOut, payment, terms, total, paidAmount, refundedAmount } = reservation;
  const money = { total, paid: paidAmount - refundedAmount };
  const paid = isPaidForArrival(terms.paymentTerms, money, { checkIn, payment });
  return { state, checkIn, checkOut, paid, registered, decision: reservation.arrivalDecision ?? null };
}

const isWritten = (value: string | object | null): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null;

function withheldAs(item: ArrivalItem, status: ArrivalStatus): WithheldItem[] {
  if (status.status === 'shown') return [];
  const { from, once } = status.status === 'later' ? status : { from: null, once: [] };
  return [{ item, status: status.status, from: from?.toISOString() ?? null, once }];
}

export type Arrival = ReturnType<typeof createArrival>;
