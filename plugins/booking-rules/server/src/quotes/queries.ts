import type { Core } from '@strapi/strapi';
import { createGroupCommit } from '../platform/group-commit';

const TABLE = 'booking_quotes';
/** How long an expired quote is kept, so that a guest is told that it expired rather than that it never was. */
const KEPT_DAYS = 7;

/** A quote as it is stored. */
export interface QuoteRow {
  number: string;
  apartment: string;
  /** Milliseconds. */
  expires_at: number;
  /** The quote as it was shown, as JSON. */
  body: string;
  /** What its price was worked out from, as JSON; null where that was not kept yet. */
  basis: string | null;
}

/** The table of quotes. Those that are added at once are written together. */
export function createQuoteTable(strapi: Core.Strapi) {
  const rows = () => strapi.db.connection(TABLE);
  const add = createGroupCommit<QuoteRow>((added) => rows().insert(added));

  /** Null when there never was one. */
  async function find(number: string): Promise<Pick<QuoteRow, 'body' | 'basis'> | null> {
    const row: Pick<QuoteRow, 'body' | 'basis'> | undefined = await rows()
      .where({ number })
      .first('body', 'basis');
    return row ?? null;
  }

  /** Clears quotes that expired a week ago. */
  async function clearExpired(now: Date): Promise<void> {
    const before = now.getTime() - KEPT_DAYS * 86_400_000;
    await rows().where('expires_at', '<', before).delete();
  }

  return { add, find, clearExpired };
}
