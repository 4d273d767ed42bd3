import type { Core } from '@strapi/strapi';
import { createGroupCommit } from '../platform/group-commit';

const TABLE = 'booking_quotes';
/** How long an expired quote is kept, so that a guest is told that it expired rather than that it never was. */
const KEPT_DAYS = 7;

/** How many are kept in memory: most quotes are reserved within minutes, in the process that made them. */
const MOST_RECENT = 500;

/** A quote as it is stored, which never changes. */
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
  const insert = createGroupCommit<QuoteRow>((added) => rows().insert(added));
  const recent = new Map<string, QuoteRow>();

  async function add(row: QuoteRow): Promise<void> {
    await insert(row);
    recent.set(row.number, row);
    const [oldest] = recent.keys();
    if (recent.size > MOST_RECENT && oldest !== undefined) recent.delete(oldest);
  }

  /** Null when there never was one. */
  async function find(number: string): Promise<Pick<QuoteRow, 'body' | 'basis'> | null> {
    const known = recent.get(number);
    if (known) return known;
    const row: Pick<QuoteRow, 'body' | 'basis'> | undefined = await rows()
      .where({ number })
      .first('body', 'basis');
    return row ?? null;
  }

  /** Clears quotes that expired a week ago. */
  async function clearExpired(now: Date): Promise<void> {
    const before = now.getTime() - KEPT_DAYS * 86_400_000;
    await rows().where('expires_at', '<', before).delete();
    for (const row of recent.values()) if (row.expires_at < before) recent.delete(row.number);
  }

  return { add, find, clearExpired };
}
