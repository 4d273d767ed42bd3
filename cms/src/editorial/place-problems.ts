import type { Core } from '@strapi/strapi';
import { isTimeZone, minorDigitsOf } from 'booking-rules/shared/format/place';
import { fixedPlaceProblems, placeOf } from 'booking-rules/engine';

const SITE_SETTING = 'api::site-setting.site-setting';

interface Problem {
  path: string[];
  message: string;
}

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
      message: 'Enter the name of a time zone, such as Europe/Madrid',
    });
  }
  if (problems.length > 0 || !('currency' in data || 'timeZone' in data)) return problems;
  const kept: unknown = await strapi.documents(SITE_SETTING).findFirst();
  const before = placeOf(kept as Parameters<typeof placeOf>[0]);
  const after = placeOf({ ...before, ...data, firstDayOfWeek: null });
  const fixed = await fixedPlaceProblems(strapi, before, after);
  return fixed.map(({ field, message }) => ({ path: [field], message }));
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
