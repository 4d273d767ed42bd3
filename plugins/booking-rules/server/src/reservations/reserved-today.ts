import type { Knex } from 'knex';

const DAY_MS = 86_400_000;

/** A stay that was made within 24 hours. */
export interface Made {
  nights: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Of the stays that a query of `booking_reservers as made` is about, those made within 24 hours, first to last. */
export async function madeToday(query: Knex.QueryBuilder, now: Date): Promise<Made[]> {
  const rows: { nights: number; at: number | string }[] = await query
    .where('made.made_at', '>', now.getTime() - DAY_MS)
    .orderBy('made.made_at')
    .select({ nights: 'made.nights', at: 'made.made_at' });
  return rows.map(({ nights, at }) => ({ nights, at: Number(at) }));
}

export const nightsOf = (made: readonly Made[]): number => made.reduce((sum, { nights }) => sum + nights, 0);

/** Seconds until enough of what was made is a day old; null when that is never enough. */
export function secondsUntil(
  made: readonly Made[],
  fits: (left: readonly Made[]) => boolean,
  now: Date,
): number | null {
  const last = made.find((_, index) => fits(made.slice(index + 1)));
  return last ? Math.max(1, Math.ceil((last.at + DAY_MS - now.getTime()) / 1_000)) : null;
}
