import type { Core } from '@strapi/strapi';
import { isTimeZone, minorDigitsOf } from 'booking-rules/shared/format/place';
import { placeOf } from 'booking-rules/engine';

const SITE_SETTING = 'api::site-setting.site-setting';
const RESERVATION = 'plugin::booking-rules.reservation';

interface Problem {
  path: string[];
  message: string;
}

/** Why each of these cannot change later: integer amounts and nights would come to mean something else. */
const FIXED = {
  currency: 'The currency cannot be changed once there are reservations: their amounts are kept in it',
  timeZone: 'The time zone cannot be changed once there are reservations: their nights are days of it',
} as const;

/**
 * What is wrong with the place of a business as somebody wants to save it: a currency or time zone that there is not,
 * or another than that of its reservations.
 * @param data the settings to be saved; what is absent stays as it is
 */
export async function placeProblems(strapi: Core.Strapi, data: Record<string, unknown>): Promise<Problem[]> {
  const problems: Problem[] = [];
  const { currency, timeZone } = data;
  if (isGiven(currency) && (typeof currency !== 'string' || minorDigitsOf(currency) === null)) {
    problems.push({
      path: ['currency'],
      message: 'Enter the code of a currency in three capital letters, such as EUR',
    });
  }
  if (isGiven(timeZone) && (typeof timeZone !== 'string' || !isTimeZone(timeZone))) {
    problems.push({
      path: ['timeZone'],
      message: 'Enter the name of a time zone, such as Asia/Dubai or Europe/Madrid',
    });
  }
  if (problems.length > 0 || !('currency' in data || 'timeZone' in data)) return problems;
  const kept: unknown = await strapi.documents(SITE_SETTING).findFirst();
  const before = placeOf(kept as Parameters<typeof placeOf>[0]);
  const after = placeOf({ ...before, ...data, firstDayOfWeek: null });
  const changed = (['currency', 'timeZone'] as const).filter((field) => before[field] !== after[field]);
  if (changed.length === 0 || (await strapi.documents(RESERVATION).count({})) === 0) return [];
  return changed.map((field) => ({ path: [field], message: FIXED[field] }));
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
