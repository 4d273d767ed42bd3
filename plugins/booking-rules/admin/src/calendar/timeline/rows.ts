import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import type { ChannelConflict } from 'booking-rules/contracts/channels/channel-conflicts';
import type { Timeline, TimelineApartment, TimelineBar } from 'booking-rules/contracts/calendar';
import type { MinorUnits } from 'booking-rules/shared/format/money';
import { dayNumber } from 'booking-rules/shared/domain/stay';
import type { Run } from 'booking-rules/shared/domain/pricing/year-strip';
import { DAYS_IN_WEEK, WEEKS_IN_CHUNK } from './scale';
import { messages } from '../../messages/messages';

const DAYS_IN_CHUNK = WEEKS_IN_CHUNK * DAYS_IN_WEEK;

/** What a free night of the calendar says. */
export interface NightRules {
  rate: MinorUnits;
  minimum: number;
  noArrival: boolean;
  noDeparture: boolean;
}

/** A bar with the indexes of its first day and of the day on which it ends. */
export interface Bar extends TimelineBar {
  start: number;
  end: number;
}

/** Nights in a row that a guest holds and channels have taken, too. */
export interface DoubleBooking {
  /** Indexes of its first night and of the day after its last. */
  start: number;
  end: number;
  /** The names of the channels. */
  channels: string;
}

/** An apartment with all that is known of its nights. */
export interface Row {
  apartment: TimelineApartment;
  /** In order of their beginning. */
  bars: readonly Bar[];
  /** The bar that holds the night of a day, by the day's index. */
  holders: ReadonlyMap<number, Bar>;
  /** By the number of the chunk; a chunk that has not come yet is missing. */
  chunks: ReadonlyMap<number, readonly NightRules[]>;
  /** In order of their nights. */
  doubleBookings: readonly DoubleBooking[];
}

/** The double booking of a night; undefined where there is none. */
export function doubleBookingOf(row: Row, index: number): DoubleBooking | undefined {
  return row.doubleBookings.find(({ start, end }) => start <= index && index < end);
}

/** The night of a day by its index; undefined while it is on its way. */
export function nightOf(row: Row, index: number): NightRules | undefined {
  return row.chunks.get(Math.floor(index / DAYS_IN_CHUNK))?.[index % DAYS_IN_CHUNK];
}

/** One row for each apartment of a page, in its order, from the chunks that have come. */
export function rowsOf(
  page: readonly TimelineApartment[],
  chunks: ReadonlyMap<number, Timeline>,
  origin: number,
  conflicts: readonly ChannelConflict[] = [],
): Row[] {
  const parts = new Map<string, { chunk: number; apartment: TimelineApartment }[]>();
  for (const [chunk, { apartments }] of [...chunks].sort(([a], [b]) => a - b)) {
    for (const apartment of apartments) {
      const known = parts.get(apartment.apartmentId) ?? [];
      known.push({ chunk, apartment });
      parts.set(apartment.apartmentId, known);
    }
  }
  return page.map((apartment) => {
    const own = conflicts.filter(({ apartmentId }) => apartmentId === apartment.apartmentId);
    return {
      ...rowOf(apartment, parts.get(apartment.apartmentId) ?? [], origin),
      doubleBookings: doubleBookingsOf(own, origin),
    };
  });
}

function rowOf(
  apartment: TimelineApartment,
  parts: readonly { chunk: number; apartment: TimelineApartment }[],
  origin: number,
): Omit<Row, 'doubleBookings'> {
  const bars = barsOf(
    parts.flatMap((part) => part.apartment.bars),
    origin,
  );
  const holders = new Map<number, Bar>();
  for (const bar of bars) for (let index = bar.start; index < bar.end; index += 1) holders.set(index, bar);
  return {
    apartment,
    bars,
    holders,
    chunks: new Map(parts.map(({ chunk, apartment: part }) => [chunk, nightsOf(part)])),
  };
}

/** A reservation is in every chunk that it touches; a block is cut where a chunk ends. */
function barsOf(all: readonly TimelineBar[], origin: number): Bar[] {
  const bars: Bar[] = [];
  const seen = new Set<string>();
  for (const bar of all) {
    const last = bars.at(-1);
    if (bar.reference !== null) {
      const key = `${bar.reference} ${bar.checkIn}`;
      if (seen.has(key)) continue;
      seen.add(key);
    } else if (
      last &&
      last.reference === null &&
      last.source === bar.source &&
      last.checkOut === bar.checkIn
    ) {
      last.checkOut = bar.checkOut;
      last.end = dayNumber(bar.checkOut) - origin;
      continue;
    }
    bars.push({ ...bar, start: dayNumber(bar.checkIn) - origin, end: dayNumber(bar.checkOut) - origin });
  }
  return bars.sort((a, b) => a.start - b.start);
}

function doubleBookingsOf(conflicts: readonly ChannelConflict[], origin: number): DoubleBooking[] {
  const names = new Map<number, Set<string>>();
  for (const { night, channelName } of conflicts) {
    const index = dayNumber(night) - origin;
    names.set(index, (names.get(index) ?? new Set()).add(channelName));
  }
  const found: DoubleBooking[] = [];
  for (const [index, known] of [...names].sort(([a], [b]) => a - b)) {
    const channels = messages().calendar.together([...known].sort());
    const last = found.at(-1);
    if (last?.end === index && last.channels === channels) last.end = index + 1;
    else found.push({ start: index, end: index + 1, channels });
  }
  return found;
}

/** The bar of a reservation, wherever in time it is. */
export function barOfStay(stay: ReservationView, origin: number): Bar {
  const { reference, checkIn, checkOut, state, awaiting, paid, guest, guests, total } = stay;
  return {
    source: 'reservation',
    reference,
    checkIn,
    checkOut,
    state,
    awaiting,
    paid,
    guest: `${guest.firstName} ${guest.lastName}`,
    guests,
    total,
    start: dayNumber(checkIn) - origin,
    end: dayNumber(checkOut) - origin,
  };
}

/** Worked out once for each answer of the server, however often rows are put together. */
const known = new WeakMap<TimelineApartment, NightRules[]>();

function nightsOf(apartment: TimelineApartment): NightRules[] {
  const before = known.get(apartment);
  if (before) return before;
  const rates = spread(apartment.rates);
  const minimums = spread(apartment.minimums);
  const first = dayNumber(apartment.rates[0]?.from ?? '');
  const noArrival = new Set(apartment.noArrival.map(dayNumber));
  const noDeparture = new Set(apartment.noDeparture.map(dayNumber));
  const nights = rates.map((rate, index) => ({
    rate,
    minimum: minimums[index]?.nights ?? 1,
    noArrival: noArrival.has(first + index),
    noDeparture: noDeparture.has(first + index),
  }));
  known.set(apartment, nights);
  return nights;
}

function spread<Value>(runs: readonly Run<Value>[]): Value[] {
  return runs.flatMap(({ days, value }) => Array.from({ length: days }, () => value));
}
