import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Knex } from 'knex';
import {
  describeFrozenRefusal,
  isUsedUp,
  normalizeCode,
  refuseFrozenPromotion,
  type Promotion,
  type PromotionRefusal,
} from '../../../shared/domain/pricing/promotion';
import type { Stay } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import { rows, UIDS } from '../records/documents';
import { countUses } from '../inventory/reading/read-rules';
import { forRequester } from '../platform/language';
import { promotionOf } from '../inventory/reading/rules-of';

/** A code that a frozen price or an expired reservation holds may not be used. Its message is for the guest. */
export class PromotionRefused extends Error {
  override name = 'PromotionRefused';
  readonly promotion: PromotionRefusal & { code: string };

  constructor(code: string, refusal: PromotionRefusal) {
    super(forRequester(() => describeFrozenRefusal(code, refusal)));
    this.promotion = { code, ...refusal };
  }
}

/**
 * Runs work that may use a code again.
 * @throws HttpError 409 with `details.promotion` in place of PromotionRefused
 */
export async function orPromotionConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PromotionRefused)) throw error;
    throw createError(409, error.message, { details: { promotion: error.promotion } });
  }
}

/**
 * Uses the code of a quote: whoever uses the same one waits until this transaction has ended, so that no more stays
 * stand than its limit allows.
 * @throws PromotionRefused when it has been switched off or used up, or its dates are others now
 */
export async function usePromotion(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  code: string,
  stay: Stay,
  now: Date,
): Promise<void> {
  const refusal = refuseFrozenPromotion(await lockPromotion(strapi, trx, code), stay, localDay(now));
  if (refusal) throw new PromotionRefused(code, refusal);
}

/**
 * Uses a code again that a reservation had given back when it expired; call it once that stands again. It was booked
 * in time, so that only the limit matters.
 * @throws PromotionRefused when others have used it up meanwhile
 */
export async function reusePromotion(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  code: string,
): Promise<void> {
  const promotion = await lockPromotion(strapi, trx, code);
  // It is among the uses by now.
  if (promotion && isUsedUp({ ...promotion, uses: promotion.uses - 1 }))
    throw new PromotionRefused(code, { problem: 'used-up' });
}

/** The promotion of a code as it is now. One with a limit nobody else can use until the transaction has ended. */
async function lockPromotion(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  code: string,
): Promise<Promotion | undefined> {
  const promotions = rows(strapi, UIDS.promotion);
  // Of two that differ in case the inventory knows the later one.
  const named = await promotions.findMany({ where: { code: { $containsi: code } }, orderBy: { id: 'desc' } });
  const found = named.find((promotion) => normalizeCode(promotion.code) === code);
  // Which apartments it is for was judged when the price was frozen.
  if (!found) return undefined;
  if (found.useLimit === null) return promotionOf({ ...found, apartments: [] }, 0);
  const { id } = found;
  // SQLite has one writer, which this transaction is; PostgreSQL locks the row.
  await trx(strapi.db.metadata.get(UIDS.promotion).tableName).where({ id }).forUpdate().select('id');
  // Read and counted once the lock is held, so that what others have committed meanwhile is seen.
  const locked = await promotions.findOne({ where: { id } });
  const uses = (await countUses(strapi, trx, code)).get(code) ?? 0;
  return locked ? promotionOf({ ...locked, apartments: [] }, uses) : undefined;
}
