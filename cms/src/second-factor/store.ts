import type { Core } from '@strapi/strapi';
import { adminService } from '../patches/staff-accounts/admin-services';
import { digestOf, newRecoveryCodes, newSalt, stepOf } from './codes';

/** Made by the migration 0015. */
const FACTORS = 'staff_second_factors';
const CODES = 'staff_recovery_codes';

interface FactorRow {
  secret: string;
  enabled_at: number | string | null;
  recovery_salt: string;
}

/** What is kept of the second factors of staff. */
export function secondFactorStore(strapi: Core.Strapi) {
  const { connection } = strapi.db;
  const encryption = adminService(strapi, 'encryption');

  async function rowOf(userId: number): Promise<FactorRow | null> {
    const row: unknown = await connection(FACTORS).where({ user_id: userId }).first();
    return (row as FactorRow | undefined) ?? null;
  }

  /** A right code of this secret, which was not taken before, changes the row; says whether it did. */
  async function spend(
    userId: number,
    code: string,
    now: Date,
    change: Partial<FactorRow>,
  ): Promise<boolean> {
    const row = await rowOf(userId);
    if (row === null) return false;
    const secret = encryption.decrypt(row.secret);
    if (secret === null) {
      strapi.log.error('A second factor cannot be read: ENCRYPTION_KEY is not the one it was encrypted with');
      return false;
    }
    const step = stepOf(secret, code, now);
    if (step === null) return false;
    // Of two requests with one code, or with the codes of two secrets, the row lets one through.
    const changed = await connection(FACTORS)
      .where({ user_id: userId, secret: row.secret })
      .andWhere('last_step', '<', step)
      .update({ ...change, last_step: step });
    return changed === 1;
  }

  return {
    async isEnabled(userId: number): Promise<boolean> {
      return ((await rowOf(userId))?.enabled_at ?? null) !== null;
    },

    /** Those of these members of staff who have a second factor. */
    async enabledAmong(userIds: readonly number[]): Promise<ReadonlySet<number>> {
      const rows: unknown = await connection(FACTORS)
        .whereIn('user_id', [...userIds])
        .whereNotNull('enabled_at')
        .select('user_id as id');
      return new Set((rows as { id: number }[]).map(({ id }) => id));
    },

    async recoveryCodesLeft(userId: number): Promise<number> {
      const row: unknown = await connection(CODES).where({ user_id: userId }).count({ left: '*' }).first();
      return Number((row as { left: number | string }).left);
    },

    /** Keeps a secret whose first code is still to come, in the place of another such one. */
    async begin(userId: number, secret: string): Promise<void> {
      const kept = encryption.encrypt(secret);
      if (kept === null) throw new Error('ENCRYPTION_KEY is missing');
      await connection(FACTORS).where({ user_id: userId }).whereNull('enabled_at').delete();
      await connection(FACTORS).insert({ user_id: userId, secret: kept, recovery_salt: newSalt() });
    },

    /**
     * Takes a code, each only once.
     * @returns whether it was right
     */
    take: (userId: number, code: string, now: Date): Promise<boolean> => spend(userId, code, now, {}),

    /**
     * Takes the first code of a secret, which is the second factor from then on.
     * @returns whether it was right
     */
    enable: (userId: number, code: string, now: Date): Promise<boolean> =>
      spend(userId, code, now, { enabled_at: now.getTime() }),

    /** Takes a recovery code, which is gone with that. */
    async takeRecoveryCode(userId: number, recoveryCode: string): Promise<boolean> {
      const row = await rowOf(userId);
      if (row === null) return false;
      const digest = await digestOf(recoveryCode, row.recovery_salt);
      return (await connection(CODES).where({ user_id: userId, digest }).delete()) > 0;
    },

    /** New recovery codes in the place of all others; this is the only time that they can be read. */
    async renewRecoveryCodes(userId: number): Promise<string[]> {
      const codes = newRecoveryCodes();
      const salt = newSalt();
      const digests = await Promise.all(codes.map((code) => digestOf(code, salt)));
      await strapi.db.transaction(async ({ trx }: { trx: typeof connection }) => {
        await trx(FACTORS).where({ user_id: userId }).update({ recovery_salt: salt });
        await trx(CODES).where({ user_id: userId }).delete();
        await trx(CODES).insert(digests.map((digest) => ({ user_id: userId, digest })));
      });
      return codes;
    },

    /** Inside the transaction under way, if there is one: an account may be deleted in it. */
    async remove(userId: number): Promise<void> {
      await strapi.db.transaction(async ({ trx }: { trx: typeof connection }) => {
        await trx(CODES).where({ user_id: userId }).delete();
        await trx(FACTORS).where({ user_id: userId }).delete();
      });
    },
  };
}
