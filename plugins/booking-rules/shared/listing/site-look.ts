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

/** The days of a week by their English names, Monday first, as structured data wants them. */
export function dayNames(days: readonly number[]): (typeof NAMES)[number][] {
  return [1, 2, 3, 4, 5, 6, 0].flatMap((day) => (days.includes(day) ? (NAMES[day] ?? []) : []));
}

/** `Monday, Tuesday and Friday, 09:00 to 18:00`. */
export function formatHours({ days, opens, closes }: OpeningHours): string {
  const names = new Intl.ListFormat('en-GB').format(dayNames(days));
  return `${names === '' ? 'Never' : names}, ${opens} to ${closes}`;
}
