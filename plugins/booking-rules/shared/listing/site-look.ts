import { weekdayName } from '../format/day';
import { currentLanguage } from '../format/language';
import { guestMessages } from '../messages/messages';

/** Pairs of fonts that the site can wear, for headings and texts. */
export const SITE_FONTS = ['classic', 'elegant', 'modern', 'friendly'] as const;
export type SiteFonts = (typeof SITE_FONTS)[number];

/** Networks whose profiles the site can link to. */
export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'linkedin', 'x', 'youtube', 'tiktok'] as const;

/** A profile of the business. */
export interface SocialLink {
  network: (typeof SOCIAL_NETWORKS)[number];
  /** Begins with `https://`. */
  url: string;
}

/** When guests are answered on some days of the week. */
export interface OpeningHours {
  /** Sunday 0 to Saturday 6. */
  days: number[];
  /** Times of the place, such as `09:00`. */
  opens: string;
  closes: string;
}

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

/** The days of a week by their English names, Monday first, as structured data wants them. */
export function dayNames(days: readonly number[]): (typeof NAMES)[number][] {
  return WEEK.flatMap((day) => (days.includes(day) ? NAMES[day] : []));
}

/** `Monday, Tuesday and Friday, 09:00 to 18:00`. */
export function formatHours({ days, opens, closes }: OpeningHours): string {
  const say = guestMessages().hours;
  const language = currentLanguage();
  if (days.length === 0) return say.never(opens, closes);
  const names =
    language === 'en' ? dayNames(days) : WEEK.filter((day) => days.includes(day)).map(weekdayName);
  return say.on(new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(names), opens, closes);
}
