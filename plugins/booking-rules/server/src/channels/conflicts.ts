import type { Knex } from 'knex';
import type { SolvedByHand } from '../../../contracts/channels/channel-conflicts';
import type { Day } from '../../../shared/domain/stay';
import type { Feed } from './feeds';

const CONFLICTS = 'booking_channel_conflicts';
const NIGHTS = 'booking_nights';

/** A night that a guest of ours holds and a channel has taken, too. Instants in milliseconds. */
export interface Conflict {
  id: number;
  feed: number;
  apartmentId: string;
  channel: string;
  night: Day;
  reference: string;
  foundAt: number;
}

/** A night of our guest. */
export interface GuestNight {
  night: Day;
  reference: string;
}

/**
 * How a conflict was solved: by a manager's word, or by one side that has let the night go (the guest was moved or
 * cancelled, the channel freed it), or by time.
 */
type Solution = SolvedByHand | 'moved' | 'cancelled' | 'channel-freed' | 'past';

interface NotedConflict extends GuestNight {
  id: number;
  solved_at: number | string | null;
  solved_how: Solution | null;
}

/** A channel that was told to cancel its booking has so long to show it. */
const CHANNEL_CANCELS_MS = 86_400_000;

const keyOf = ({ night, reference }: GuestNight): string => `${night} ${reference}`;

/**
 * Notes which nights of our guests a feed holds now: conflicts stay until they are solved, and are solved when either
 * side lets go. Those that were solved are open again when both hold the night again, or when the channel still shows
 * the booking that it was said to have cancelled. What a manager has accepted stays so.
 * @param shown those of the nights that its latest good fetch showed, and when that was
 * @returns those that are new or open again
 */
export async function noteConflicts(
  trx: Knex.Transaction,
  feed: Feed,
  nights: readonly GuestNight[],
  shown: { nights: readonly GuestNight[]; at: number | null },
  { at, today }: { at: number; today: Day },
): Promise<GuestNight[]> {
  const rows: NotedConflict[] = await trx(CONFLICTS)
    .where({ feed: feed.id })
    .select('id', 'night', 'reference', 'solved_at', 'solved_how');
  const standing = new Set(nights.map(keyOf));
  for (const row of rows.filter((known) => known.solved_at === null && !standing.has(keyOf(known)))) {
    const solved_how = await solutionOf(trx, feed, row, today);
    await trx(CONFLICTS).where({ id: row.id }).update({ solved_at: at, solved_by: 'system', solved_how });
  }
  const stillShown = new Set(shown.nights.map(keyOf));
  const again = rows.filter(({ solved_at, solved_how, ...night }) => {
    if (solved_at === null || solved_how === 'accepted' || !standing.has(keyOf(night))) return false;
    if (solved_how !== 'channel-cancelled') return true;
    return stillShown.has(keyOf(night)) && (shown.at ?? 0) - Number(solved_at) >= CHANNEL_CANCELS_MS;
  });
  for (const { id } of again)
    await trx(CONFLICTS).where({ id }).update({ solved_at: null, solved_by: null, solved_how: null });
  const known = new Set(rows.map(keyOf));
  const found = nights.filter((night) => !known.has(keyOf(night)));
  const { id, apartmentId, channel } = feed;
  const written = found.map(({ night, reference }) => ({
    ...{ feed: id, apartment: apartmentId, channel, night, reference, found_at: at },
  }));
  if (written.length > 0) await trx(CONFLICTS).insert(written);
  return [...found, ...again.map(({ night, reference }) => ({ night, reference }))];
}

/** Who has let go of a night that was in conflict. */
async function solutionOf(
  trx: Knex.Transaction,
  { apartmentId }: Feed,
  { night, reference }: GuestNight,
  today: Day,
): Promise<Solution> {
  if (night < today) return 'past';
  const held: { apartment: string; night: Day }[] = await trx(NIGHTS)
    .where({ reservation: reference })
    .select('apartment', 'night');
  if (held.length === 0) return 'cancelled';
  const isHere = held.some((own) => own.apartment === apartmentId && own.night === night);
  return isHere ? 'channel-freed' : 'moved';
}

/** Conflicts that nobody has solved, as long as the guest still holds the night: all by night, or the one. */
export async function openConflicts(connection: Knex, today: Day, id?: number): Promise<Conflict[]> {
  const rows: (Omit<Conflict, 'apartmentId' | 'foundAt'> & {
    apartment: string;
    found_at: number | string;
  })[] = await connection({ conflict: CONFLICTS })
    .join({ held: NIGHTS }, (join) =>
      join
        .on('held.apartment', 'conflict.apartment')
        .andOn('held.night', 'conflict.night')
        .andOn('held.reservation', 'conflict.reference'),
    )
    .whereNull('conflict.solved_at')
    .andWhere('conflict.night', '>=', today)
    .andWhere(id === undefined ? {} : { 'conflict.id': id })
    .orderBy(['conflict.apartment', 'conflict.night'])
    .select('conflict.*');
  return rows.map(({ id, feed, apartment, channel, night, reference, found_at }) => ({
    ...{ id, feed, apartmentId: apartment, channel, night, reference, foundAt: Number(found_at) },
  }));
}

/** Notes how a manager has solved a conflict. False when there is none to solve. */
export async function solveConflict(
  connection: Knex,
  id: number,
  { how, by, at }: { how: SolvedByHand; by: string; at: number },
): Promise<boolean> {
  const solved = await connection(CONFLICTS)
    .where({ id })
    .whereNull('solved_at')
    .update({ solved_at: at, solved_by: by.slice(0, 120), solved_how: how });
  return solved === 1;
}

/** Forgets the conflicts of a feed that is removed. */
export async function deleteConflicts(trx: Knex.Transaction, { id }: Feed): Promise<void> {
  await trx(CONFLICTS).where({ feed: id }).delete();
}
