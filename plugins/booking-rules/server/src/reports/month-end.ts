import type { Core } from '@strapi/strapi';
import type { MonthEnd } from '../../../contracts/month-end';
import { dubaiDay } from '../../../shared/domain/stay';
import { isEmpty, methodsOf, monthAmounts, type BookedFolio } from '../../../shared/reports/month-end';
import { entriesByReference, referencesOfMonth } from '../folio/queries';
import { ownersOf } from '../records/ownerships';
import { staysOf, type BookedStay } from './booked-stays';

/** A reservation that a month concerns, with its folio. */
export interface BookedInMonth extends BookedFolio {
  stay: BookedStay;
}

/** The books of a month by the entries of folios, in order of arrival. @param month `2027-01` */
export async function readMonthEnd(strapi: Core.Strapi, month: string, now: Date): Promise<MonthEnd> {
  const folios = await foliosOfMonth(strapi, month);
  const owners = await ownersOf(strapi);
  const ownerOf = new Map(
    owners.flatMap(({ name, apartmentIds }) => apartmentIds.map((id): [string, string] => [id, name])),
  );
  const rows = folios.flatMap((folio) => {
    const amounts = monthAmounts(folio, month, dubaiDay(now));
    const { firstName: _, ...stay } = folio.stay;
    return isEmpty(amounts) ? [] : [{ ...stay, owner: ownerOf.get(stay.apartmentId) ?? null, amounts }];
  });
  return { rows, methods: methodsOf(folios, month) };
}

/** The folios that a month concerns, in order of arrival. */
export async function foliosOfMonth(strapi: Core.Strapi, month: string): Promise<BookedInMonth[]> {
  const { connection } = strapi.db;
  const references = await referencesOfMonth(connection, month);
  const stays = await staysOf(strapi, references);
  const folios = await entriesByReference(connection, references);
  return [...stays.values()]
    .map((stay) => ({
      stay,
      reference: stay.reference,
      isSold: stay.state !== 'held' && stay.state !== 'expired',
      entries: folios.get(stay.reference) ?? [],
    }))
    .sort((a, b) => keyOf(a.stay).localeCompare(keyOf(b.stay)));
}

const keyOf = ({ checkIn, reference }: BookedStay): string => `${checkIn} ${reference}`;
