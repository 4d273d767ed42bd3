import type { MonthEnd } from '../../../contracts/reports/month-end';
import type { Day } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import {
  apartmentOfMonth,
  isEmpty,
  methodsOf,
  monthAmounts,
  monthCorrections,
  sumMethods,
  type BookedFolio,
  type MethodAmounts,
  type MonthCorrection,
} from '../../../shared/reports/month-end';
import { nextMonth } from '../../../shared/reports/performance';
import { SOLD_AT_ONCE } from '../../../shared/reports/stay-history';
import { bookEntriesOf } from '../folio/queries';
import type { KeptDeps } from '../records/reservations/folio-sums';
import { ownersOf } from '../records/ownerships';
import { stayHistories } from '../records/reservations/reservation-history';
import { referencesConcerning, staysOf, type BookedStay } from './booked-stays';

/** The amounts of a month itself, or its correction of an earlier one. */
type MonthLine = Omit<MonthCorrection, 'corrects'> & { corrects: string | null };

/** What a month says of a reservation. */
export interface BookedInMonth {
  stay: BookedStay;
  lines: MonthLine[];
  /** Money that came and went. */
  methods: MethodAmounts[];
}

/** The books of a month by the entries of folios, in order of arrival. @param month `2027-01` */
export async function readMonthEnd(deps: KeptDeps, month: string, now: Date): Promise<MonthEnd> {
  const booked = await bookedInMonth(deps, month, now);
  const owners = await ownersOf(deps.strapi);
  const ownerOf = new Map(
    owners.flatMap(({ name, apartmentIds }) => apartmentIds.map((id): [string, string] => [id, name])),
  );
  const rows = booked.flatMap(({ stay: { firstName: _, ...stay }, lines }) =>
    lines.map(({ apartment, ...line }) => ({
      ...{ ...stay, ...apartment, ...line },
      owner: ownerOf.get(apartment.apartmentId) ?? null,
    })),
  );
  return { rows, methods: sumMethods(booked.flatMap(({ methods }) => methods)) };
}

/** What a month says of the reservations that it concerns, in order of arrival. */
export function bookedInMonth(deps: KeptDeps, month: string, now: Date): Promise<BookedInMonth[]> {
  const [today, end] = [localDay(now), nextMonth(month)];
  // A month that is over is the same every day.
  const day = today < end ? today : end;
  return deps.keep<BookedInMonth[]>(`books of ${month} on ${day}`, async (before) => {
    const db = deps.strapi.db.connection;
    const references = await referencesConcerning(db, month, before?.changed);
    const booked = new Map((before?.answer ?? []).map((line) => [line.stay.reference, line]));
    const folios = await bookEntriesOf(db, references);
    const histories = await stayHistories(db, references);
    for (const [reference, stay] of await staysOf(deps.strapi, references)) {
      const { apartmentId, apartmentName } = stay;
      const history = histories.get(reference) ?? SOLD_AT_ONCE;
      const apartment = { apartmentId, apartmentName };
      const folio = { reference, entries: folios.get(reference) ?? [], history, apartment };
      booked.set(reference, {
        ...{ stay, lines: linesOfMonth(folio, month, day), methods: methodsOf(folio, month) },
      });
    }
    return [...booked.values()].sort((a, b) => (keyOf(a.stay) < keyOf(b.stay) ? -1 : 1));
  });
}

/** What a folio says of a month: the amounts of the month itself, and its corrections of earlier ones. */
function linesOfMonth(folio: BookedFolio, month: string, today: Day): MonthLine[] {
  const amounts = monthAmounts(folio, month, today);
  const own = { corrects: null, apartment: apartmentOfMonth(folio, month), amounts };
  return [...(isEmpty(amounts) ? [] : [own]), ...monthCorrections(folio, month)];
}

const keyOf = ({ checkIn, reference }: BookedStay): string => `${checkIn} ${reference}`;
