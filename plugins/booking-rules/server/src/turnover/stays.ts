import type { Core } from '@strapi/strapi';
import { agreedExtras } from '../../../shared/domain/folio/extras';
import { standingCharges } from '../../../shared/domain/folio/entry';
import type { ChangedTime } from '../../../shared/domain/pricing/extra';
import { addDays, type Day, type Stay } from '../../../shared/domain/stay';
import type { TurnoverRules, TurnoverStay } from '../../../shared/domain/turnover/task';
import { entriesByReference } from '../folio/queries';
import type { InventoryService } from '../inventory/service';
import { documents, UIDS } from '../records/documents';
import { reservationTable } from '../records/reservations/reservations';

/** Where the site settings say nothing about it. */
const USUAL = { stayOverEvery: 7, checksArrivals: true };
/** Ways of check-in at which somebody has to be there, or to have put a key somewhere. */
const WITH_KEYS: ReadonlySet<string> = new Set(['key-box', 'in-person']);
/** A clean that is older says nothing about a home today. */
const BEFORE_DAYS = 14;
/** As far ahead the next guests are named. */
const AHEAD_DAYS = 16;
/** Where a channel's stay begins that began before what is read of it: its cleans keep their rhythm all the same. */
const LONG_AGO: Day = '2000-01-01';

interface StaysDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
}

/** What the business has decided about the work between stays. */
export async function readRules({ strapi, inventory }: StaysDeps): Promise<TurnoverRules> {
  const setting = await documents(strapi, UIDS.siteSetting).findFirst({
    fields: ['brand'],
    populate: { turnover: true },
  });
  const { stayOverEvery, checksArrivals } = setting?.turnover ?? USUAL;
  const { policies, entries } = inventory.current();
  const { checkInTime, checkOutTime } = policies;
  const withKeys = [...entries.values()]
    .filter(({ checkInMethod }) => WITH_KEYS.has(checkInMethod ?? ''))
    .map(({ card }) => card.apartmentId);
  return { checkInTime, checkOutTime, stayOverEvery, checksArrivals, withKeys: new Set(withKeys) };
}

/**
 * The stays from which the work of some days follows: those of reservations that stand, and those that channels have
 * sold. @param span the first day, and the day after the last
 */
export async function readStays(deps: StaysDeps, span: Stay): Promise<TurnoverStay[]> {
  const around = {
    checkIn: addDays(span.checkIn, -BEFORE_DAYS),
    checkOut: addDays(span.checkOut, AHEAD_DAYS),
  };
  const [booked, sold] = await Promise.all([bookedStays(deps, around), channelStays(deps, around)]);
  return [...booked, ...sold];
}

interface BookedRow extends Stay {
  reference: string;
  apartmentId: string;
  guests: number;
}

async function bookedStays({ strapi }: StaysDeps, { checkIn, checkOut }: Stay): Promise<TurnoverStay[]> {
  const db = strapi.db.connection;
  const rows: BookedRow[] = await db(reservationTable(strapi))
    .whereIn('state', ['confirmed', 'completed'])
    .where('check_out', '>=', checkIn)
    .where('check_in', '<', checkOut)
    .select('reference', 'guests', {
      apartmentId: 'apartment_id',
      checkIn: db.raw('cast(check_in as text)'),
      checkOut: db.raw('cast(check_out as text)'),
    });
  const extras = await bookedExtras(
    strapi,
    rows.map(({ reference }) => reference),
  );
  return rows.map((row) => {
    const { names = [], times = {} } = extras.get(row.reference) ?? {};
    return {
      ...{ ...row, extras: names },
      earlyCheckIn: times['early-check-in'] ?? null,
      lateCheckOut: times['late-check-out'] ?? null,
    };
  });
}

interface Extras {
  names: string[];
  times: Partial<Record<ChangedTime, string>>;
}

/** What was booked beside stays, and which times of them it changes, as extras say it now. */
async function bookedExtras(
  strapi: Core.Strapi,
  references: readonly string[],
): Promise<Map<string, Extras>> {
  const entries = await entriesByReference(strapi.db.connection, references, { kind: 'extra' });
  const agreed = [...entries].flatMap(([reference, own]) => {
    const extras = agreedExtras(standingCharges(own));
    return extras.length === 0 ? [] : [[reference, extras] as const];
  });
  if (agreed.length === 0) return new Map();
  const known = await documents(strapi, UIDS.extra).findMany({ fields: ['slug', 'changesTime', 'time'] });
  const bySlug = new Map(known.map((extra) => [extra.slug, extra]));
  return new Map(
    agreed.map(([reference, extras]) => {
      const times: Extras['times'] = {};
      for (const { id } of extras) {
        const { changesTime = null, time = null } = bySlug.get(id) ?? {};
        if (changesTime !== null && time !== null) times[changesTime] = time;
      }
      const names = extras.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
      return [reference, { names, times }];
    }),
  );
}

/** Nights in a row that one channel holds: it says no more of its stays. */
async function channelStays({ strapi }: StaysDeps, { checkIn, checkOut }: Stay): Promise<TurnoverStay[]> {
  const rows: { apartment: string; night: Day; channel: string | null }[] = await strapi.db
    .connection('booking_nights')
    // As the index has it, which both databases only use for these very words.
    .whereRaw(`source = 'channel'`)
    .andWhere('night', '>=', checkIn)
    .andWhere('night', '<', checkOut)
    .orderBy(['apartment', 'night'])
    .select('apartment', 'night', { channel: 'reservation' });
  const stays: (TurnoverStay & { channel: string | null })[] = [];
  for (const { apartment, night, channel } of rows) {
    const last = stays.at(-1);
    if (last?.apartmentId === apartment && last.channel === channel && last.checkOut === night) {
      last.checkOut = addDays(night, 1);
      continue;
    }
    stays.push({
      ...{ reference: null, apartmentId: apartment, channel },
      ...{ checkIn: night === checkIn ? LONG_AGO : night, checkOut: addDays(night, 1) },
      ...{ guests: null, earlyCheckIn: null, lateCheckOut: null, extras: [] },
    });
  }
  return stays;
}
