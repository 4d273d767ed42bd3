import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { TakenNight } from '../../../shared/contracts/trace';
import { nightsOf, type Day, type Stay } from '../../../shared/domain/stay';
import { isDuplicateKey } from '../platform/database-errors';

const TABLE = 'booking_nights';

/** Who holds a night. */
export type NightSource = TakenNight['source'];

/** A night that somebody else took first; the primary key of the table said so. */
export class NightsUnavailable extends Error {
  override name = 'NightsUnavailable';

  constructor(
    readonly apartmentId: string,
    readonly stay: Stay,
  ) {
    super('Some of these nights are taken');
  }
}

/** The table of taken nights: the one judge of whether a night is free. */
export const createNights = ({ strapi }: { strapi: Core.Strapi }) => ({
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

  /** Frees every night of a reservation. */
  async release(trx: Knex.Transaction, reservation: string): Promise<void> {
    await trx(TABLE).where({ reservation, source: 'reservation' }).delete();
  },

  /** Frees the nights of a span that a manager has blocked; those of guests and channels stay taken. */
  async unblock(trx: Knex.Transaction, apartmentId: string, { checkIn, checkOut }: Stay): Promise<number> {
    return trx(TABLE)
      .where({ apartment: apartmentId, source: 'block' })
      .andWhere('night', '>=', checkIn)
      .andWhere('night', '<', checkOut)
      .delete();
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
});

export type Nights = ReturnType<typeof createNights>;
