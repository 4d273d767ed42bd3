import type { Core } from '@strapi/strapi';
import type { Day, Stay } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import type { InventoryService } from '../inventory/service';
import type { KeptDeps } from '../records/reservations/folio-sums';
import { knownStays } from '../records/reservations/known-stays';
import { SOLD_STATES } from './sold-nights';

const SPANS = 'booking_listed_spans';
/** Later than every night that is sold. */
const OPEN_END: Day = '9999-12-31';

interface SpanRow {
  apartment: string;
  first_day: Day;
  end_day: Day | null;
}

interface ListedDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
}

/** Remembers which apartments are listed now, and which are no longer. Writes only where something has changed. */
export async function recordListed({ strapi, inventory }: ListedDeps, now: Date): Promise<void> {
  const { connection } = strapi.db;
  const today = localDay(now);
  const published = new Set(inventory.current().entries.keys());
  const open: SpanRow[] = await connection<SpanRow>(SPANS).whereNull('end_day').select('*');
  const known = new Set(open.map(({ apartment }) => apartment));
  const added = [...published].filter((id) => !known.has(id));
  for (const apartment of added) {
    await connection(SPANS)
      .insert({ apartment, first_day: today, end_day: null })
      .onConflict(['apartment', 'first_day'])
      .merge();
  }
  for (const { apartment } of open) {
    if (published.has(apartment)) continue;
    await connection(SPANS).where({ apartment, end_day: null }).update({ end_day: today });
  }
}

/**
 * The spans in which apartments were for sale, by public id: those that are published, and those that were. A stay that
 * was sold before the first span, or after the last one, says that its apartment was for sale then.
 */
export async function readListed(
  { strapi, inventory, keep }: ListedDeps & Pick<KeptDeps, 'keep'>,
  now: Date,
): Promise<Map<string, Stay[]>> {
  const { connection } = strapi.db;
  const today = localDay(now);
  const rows: SpanRow[] = await connection<SpanRow>(SPANS).orderBy(['apartment', 'first_day']).select('*');
  const sold = await firstAndLastSold({ strapi, keep });
  const listed = new Map<string, Stay[]>();
  for (const { apartment, first_day: first, end_day: end } of rows) {
    // What a job wrote ahead of its time counts from today.
    const span = { checkIn: first < today ? first : today, checkOut: end ?? OPEN_END };
    const spans = listed.get(apartment);
    if (spans) spans.push(span);
    else listed.set(apartment, [span]);
  }
  for (const apartment of inventory.current().entries.keys()) {
    const spans = listed.get(apartment) ?? [];
    const last = spans.at(-1);
    // Published a moment ago: nobody has written it down yet.
    if (last?.checkOut !== OPEN_END) spans.push({ checkIn: today, checkOut: OPEN_END });
    listed.set(apartment, spans);
  }
  for (const [apartment, { first: from, last: to }] of sold) {
    const spans = listed.get(apartment);
    const [earliest, latest] = [spans?.at(0), spans?.at(-1)];
    if (!spans || !earliest || !latest) listed.set(apartment, [{ checkIn: from, checkOut: to }]);
    else {
      if (from < earliest.checkIn) earliest.checkIn = from;
      if (to > latest.checkOut) latest.checkOut = to;
    }
  }
  return listed;
}

/** The first and the last day for which each apartment was sold. */
function firstAndLastSold(deps: KeptDeps): Promise<ReadonlyMap<string, { first: Day; last: Day }>> {
  return deps.keep('first and last sold', async () => {
    const found = new Map<string, { first: Day; last: Day }>();
    for (const { apartmentId, state, checkIn, checkOut } of (await knownStays(deps)).values()) {
      if (!SOLD_STATES.includes(state)) continue;
      const days = found.get(apartmentId);
      if (!days) found.set(apartmentId, { first: checkIn, last: checkOut });
      else {
        if (checkIn < days.first) days.first = checkIn;
        if (checkOut > days.last) days.last = checkOut;
      }
    }
    return found;
  });
}
