import { nightsOf } from 'booking-rules/shared/domain/stay';
import { holdsNights } from 'booking-rules/shared/domain/reservation';
import { contradictions, type Bookings } from '../fixture/bookings';
import type { Imported } from './channel';
import type { Block, ChaosFixture } from './chaos-fixture';

/** A line of the stored history. */
export interface StoredMove {
  reference: string;
  from: string | null;
  to: string;
}

/** How the history is read, first to last. */
export const MOVES_SQL = `select reference, from_state as "from", to_state as "to"
  from booking_reservation_history order by id`;

/** Everything that is wrong after a run, a sentence each. */
export function violations(
  bookings: Bookings,
  moves: StoredMove[],
  fixture: ChaosFixture,
  imported: Imported,
): string[] {
  return [
    ...fixture.surprises,
    ...contradictions(bookings),
    ...overlaps(bookings),
    ...lost(bookings, fixture),
    ...brokenHistories(bookings, moves),
    ...unlikeHeld(bookings, 'channel', rowsOf(imported.held), new Set()),
    ...unlikeBlocks(bookings, fixture.blocks),
  ];
}

/** Stays that stand and share a night, whatever the table of nights says. */
function overlaps({ reservations }: Bookings): string[] {
  const owner = new Map<string, string>();
  return reservations
    .filter(({ state }) => holdsNights(state))
    .flatMap((reservation) =>
      nightsOf(reservation).flatMap((night) => {
        const key = `${reservation.apartment} ${night}`;
        const other = owner.get(key);
        owner.set(key, reservation.reference);
        return other === undefined ? [] : [`${key} is sold to ${other} and to ${reservation.reference}`];
      }),
    );
}

function lost({ reservations }: Bookings, { given }: ChaosFixture): string[] {
  const kept = new Set(reservations.map(({ reference }) => reference));
  return given
    .filter(({ reference }) => !kept.has(reference))
    .map(({ reference }) => `${reference} was given to a guest and is lost`);
}

/** Every history begins with nothing, goes on where it was, and ends where its reservation is. */
function brokenHistories({ reservations }: Bookings, moves: StoredMove[]): string[] {
  const at = new Map<string, string>();
  const broken = moves.flatMap(({ reference, from, to }) => {
    const before = at.get(reference) ?? null;
    at.set(reference, to);
    return before === from ? [] : [`${reference} went from ${String(from)} when it was ${String(before)}`];
  });
  const unfinished = reservations
    .filter(({ reference, state }) => at.get(reference) !== state)
    .map(({ reference, state }) => `${reference} is ${state}, which its history does not say`);
  return [...broken, ...unfinished];
}

function unlikeBlocks(bookings: Bookings, blocks: Block[]): string[] {
  const spans = blocks.map((block) => ({
    ...block,
    rows: nightsOf(block).map((night) => `${block.apartmentId} ${night}`),
  }));
  const certain = spans.filter(({ doubtful }) => !doubtful).flatMap(({ rows }) => rows);
  const doubtful = spans.filter((span) => span.doubtful).flatMap(({ rows }) => rows);
  return unlikeHeld(bookings, 'block', certain, new Set(doubtful));
}

/** Nights of a source that are missing, or that nobody took. */
function unlikeHeld(
  { nights }: Bookings,
  of: 'block' | 'channel',
  certain: string[],
  doubtful: ReadonlySet<string>,
): string[] {
  const rows = new Set(rowsOf(nights.filter(({ source }) => source === of)));
  const known = new Set(certain);
  return [
    ...certain.filter((row) => !rows.has(row)).map((row) => `${row}: the night of a ${of} is lost`),
    ...[...rows]
      .filter((row) => !known.has(row) && !doubtful.has(row))
      .map((row) => `${row}: the ${of} should have been freed`),
  ];
}

function rowsOf(rows: { apartment: string; night: string }[]): string[] {
  return rows.map(({ apartment, night }) => `${apartment} ${night}`);
}
