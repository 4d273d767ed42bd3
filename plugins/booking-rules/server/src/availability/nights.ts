import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { TakenNight } from '../../../shared/explain/trace';
import { nightsOf, type Day, type Stay } from '../../../shared/domain/stay';
import { isDuplicateKey } from '../platform/database-errors';

const TABLE = 'booking_nights';
/** What the feeds of channels hold, whoever was first. */
const FEED_NIGHTS = 'booking_feed_nights';

/** Who holds a night. */
export type NightSource = TakenNight['source'];

/** A night that somebody else took first; the primary key of the table said so. */
export class NightsUnavailable extends Error {
  override name = 'NightsUnavailable';

  constructor(
    readonly apartmentId: string,
    readonly stay: Stay,
  ) {
    super('Some of these nights are already booked');
  }
}

/** The table of taken nights, which alone decides whether a night is free. */
export const createNights = ({ strapi }: { strapi: Core.Strapi }) => {
  /**
   * Lets nobody else change what channels hold of an apartment until the transaction ends. SQLite lets nobody anyway.
   * Comes before anything else is locked of its nights.
   */
  async function lockChannels(trx: Knex.Transaction, apartmentId: string): Promise<void> {
    if (strapi.db.dialect.client !== 'postgres') return;
    await trx.raw('select pg_advisory_xact_lock(hashtext(?), hashtext(?))', [FEED_NIGHTS, apartmentId]);
  }

  /**
   * Makes nights of an apartment a channel's that nobody else holds and a feed does, and free again what no feed
   * holds any more. The caller has locked them.
   */
  async function handToChannels(
    trx: Knex.Transaction,
    apartmentId: string,
    nights: readonly Day[],
  ): Promise<void> {
    const held = new Map<Day, Set<string>>();
    const holders: { night: Day; channel: string }[] = await trx(FEED_NIGHTS)
      .where({ apartment: apartmentId })
      .whereIn('night', nights)
      .orderBy('first_seen')
      .select('night', 'channel');
    for (const { night, channel } of holders) held.set(night, (held.get(night) ?? new Set()).add(channel));
    const ofChannels = () =>
      trx(TABLE).where({ apartment: apartmentId, source: 'channel' satisfies NightSource });
    const shown: { night: Day; channel: string | null }[] = await ofChannels()
      .whereIn('night', nights)
      .select('night', { channel: 'reservation' });
    const over = shown.filter(({ night, channel }) => !held.get(night)?.has(channel ?? ''));
    await ofChannels()
      .whereIn(
        'night',
        over.map(({ night }) => night),
      )
      .delete();
    const rows = [...held].map(([night, [channel]]) => ({
      ...{ apartment: apartmentId, night, source: 'channel', reservation: channel },
    }));
    if (rows.length > 0) await trx(TABLE).insert(rows).onConflict(['apartment', 'night']).ignore();
  }

  return {
    lockChannels,
    handToChannels,

    /**
     * Takes all nights of a stay or none.
     * @throws NightsUnavailable when any of them is taken
     */
    async take(
      trx: Knex.Transaction,
      apartmentId: string,
      stay: Stay,
      source: NightSource,
      reservation: string | null,
    ): Promise<void> {
      // In order of the night, so that two overlapping stays never wait for each other in a circle.
      const rows = nightsOf(stay).map((night) => ({ apartment: apartmentId, night, source, reservation }));
      try {
        await trx(TABLE).insert(rows);
      } catch (error) {
        if (isDuplicateKey(error)) throw new NightsUnavailable(apartmentId, stay);
        throw error;
      }
    },

    /** Frees every night of a reservation, apart from those that a channel holds too: they become the channel's. */
    async release(trx: Knex.Transaction, reservation: string): Promise<void> {
      const its = () => trx(TABLE).where({ reservation, source: 'reservation' satisfies NightSource });
      const rows: { apartment: string; night: Day }[] = await its().select('apartment', 'night');
      const [first] = rows;
      if (!first) return;
      await lockChannels(trx, first.apartment);
      await its().delete();
      await handToChannels(
        trx,
        first.apartment,
        rows.map(({ night }) => night),
      );
    },

    /**
     * Frees the nights of a span that a manager has blocked; those of guests and channels stay taken, and those that a
     * channel holds too become the channel's.
     * @returns how many blocks there were
     */
    async unblock(trx: Knex.Transaction, apartmentId: string, { checkIn, checkOut }: Stay): Promise<number> {
      const blocked = () =>
        trx(TABLE)
          .where({ apartment: apartmentId, source: 'block' satisfies NightSource })
          .andWhere('night', '>=', checkIn)
          .andWhere('night', '<', checkOut);
      await lockChannels(trx, apartmentId);
      const rows: { night: Day }[] = await blocked().select('night');
      if (rows.length === 0) return 0;
      await blocked().delete();
      await handToChannels(
        trx,
        apartmentId,
        rows.map(({ night }) => night),
      );
      return rows.length;
    },

    /** The first taken night of a stay; null when all are free. */
    async firstTaken(apartmentId: string, { checkIn, checkOut }: Stay): Promise<Day | null> {
      const row: { night?: Day | null } | undefined = await strapi.db
        .connection(TABLE)
        .where({ apartment: apartmentId })
        .andWhere('night', '>=', checkIn)
        .andWhere('night', '<', checkOut)
        .min({ night: 'night' })
        .first();
      return row?.night ?? null;
    },

    /** The taken nights of a stay with who holds them, first to last. */
    async holders(apartmentId: string, { checkIn, checkOut }: Stay): Promise<TakenNight[]> {
      return strapi.db
        .connection(TABLE)
        .where({ apartment: apartmentId })
        .andWhere('night', '>=', checkIn)
        .andWhere('night', '<', checkOut)
        .orderBy('night')
        .select('night', 'source', { reference: 'reservation' });
    },
  };
};

export type Nights = ReturnType<typeof createNights>;
