import type { Knex } from 'knex';
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
 * Notes which nights of our guests a feed holds now: conflicts stay until they are solved, and are solved when either
 * side lets go.
 * @returns those that are new
 */
export async function noteConflicts(
  trx: Knex.Transaction,
  feed: Feed,
  nights: readonly GuestNight[],
  now: number,
): Promise<GuestNight[]> {
  const rows: { id: number; night: Day; reference: string; solved_at: number | string | null }[] = await trx(
    CONFLICTS,
  )
    .where({ feed: feed.id })
    .select('id', 'night', 'reference', 'solved_at');
  const keyOf = ({ night, reference }: GuestNight) => `${night} ${reference}`;
  const known = new Set(rows.map(keyOf));
  const standing = new Set(nights.map(keyOf));
  const over = rows.filter((row) => row.solved_at === null && !standing.has(keyOf(row)));
  if (over.length > 0) {
    const ids = over.map(({ id }) => id);
    await trx(CONFLICTS).whereIn('id', ids).update({ solved_at: now, solved_by: 'system' });
  }
  const found = nights.filter((night) => !known.has(keyOf(night)));
  const { id, apartmentId, channel } = feed;
  const written = found.map((night) => ({
    ...night,
    feed: id,
    apartment: apartmentId,
    channel,
    found_at: now,
  }));
  if (written.length > 0) await trx(CONFLICTS).insert(written);
  return found;
}

/** Conflicts that nobody has solved, as long as the guest still holds the night. By night. */
export async function openConflicts(connection: Knex, today: Day): Promise<Conflict[]> {
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
    .orderBy(['conflict.apartment', 'conflict.night'])
    .select('conflict.*');
  return rows.map(({ id, feed, apartment, channel, night, reference, found_at }) => ({
    ...{ id, feed, apartmentId: apartment, channel, night, reference, foundAt: Number(found_at) },
  }));
}

/** A manager has seen to a conflict. False when there is none to solve. */
export async function solveConflict(connection: Knex, id: number, by: string, now: number): Promise<boolean> {
  const solved = await connection(CONFLICTS)
    .where({ id })
    .whereNull('solved_at')
    .update({ solved_at: now, solved_by: by.slice(0, 120) });
  return solved === 1;
}

/** Forgets the conflicts of a feed that is removed. */
export async function deleteConflicts(trx: Knex.Transaction, { id }: Feed): Promise<void> {
  await trx(CONFLICTS).where({ feed: id }).delete();
}
