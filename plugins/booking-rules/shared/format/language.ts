import { placeOfBusiness, sharedByAll } from './place';

/** The languages that guests are written to. */
export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
/** What is written where nothing says another; the addresses of its pages begin with no language. */
export const DEFAULT_LANGUAGE: Language = 'en';

const RIGHT_TO_LEFT: ReadonlySet<Language> = new Set(['ar']);

const kept = sharedByAll<{ source: () => Language; meanwhile: Language | null }>('language', {
  source: () => DEFAULT_LANGUAGE,
  meanwhile: null,
});

/** The language of what is being written: of a page in a browser, of a request or a mail on the server. */
export function currentLanguage(): Language {
  return kept.meanwhile ?? kept.source();
}

/** Says where that is found, once for a process or page. */
export function setLanguageSource(source: () => Language): void {
  kept.source = source;
}

/**
 * Writes something in a language, whatever the language of the moment is. For what is written at once: work that others
 * may interrupt takes its language from its source.
 * @returns what was written
 */
export function writtenIn<Written>(language: Language, write: () => Written): Written {
  const before = kept.meanwhile;
  kept.meanwhile = language;
  try {
    return write();
  } finally {
    kept.meanwhile = before;
  }
}

/** Writes what is kept, such as the labels of a folio: always in one language, whoever causes it. */
export function asKept<Written>(write: () => Written): Written {
  return writtenIn(DEFAULT_LANGUAGE, write);
}

/** The direction of a language, as HTML names it. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
}

/** Whether the language of the moment is read from the right. */
export function isRightToLeft(): boolean {
  return directionOf(currentLanguage()) === 'rtl';
}

/** Days are days of a calendar and of no zone: they are written as UTC shows them. */
const DATES = {
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  'short-day': { day: 'numeric', month: 'long', timeZone: 'UTC' },
  date: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
  weekday: { weekday: 'long', timeZone: 'UTC' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
type DateStyle = keyof typeof DATES;

const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
/** A process writes one place in a few languages; where settings change, the earlier ones are let go. */
const MOST_KEPT = 100;

/** How dates of a style are written in a language other than English, whose words are our own. */
export function dateFormat(style: DateStyle): Intl.DateTimeFormat {
  return remembered(dates, style, (locale) => new Intl.DateTimeFormat(locale, DATES[style]));
}

/** How whole numbers are written. */
export function countFormat(): Intl.NumberFormat {
  return remembered(
    numbers,
    'count',
    (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
  );
}

/**
 * How amounts are written, in units of the currency.
 * @param style `full` for all digits of the currency, `whole` for none; `bare` leaves the currency out
 */
export function amountFormat(style: 'full' | 'whole' | 'bare-full' | 'bare-whole'): Intl.NumberFormat {
  const { currency, minorDigits } = placeOfBusiness();
  const digits = style.endsWith('full') ? minorDigits : 0;
  return remembered(
    numbers,
    `${style} ${currency} ${digits}`,
    (locale) =>
      new Intl.NumberFormat(locale, {
        ...(!style.startsWith('bare') && { style: 'currency', currency }),
        ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
      }),
  );
}

/** Digits are those that prices in the Emirates have in either language, 0 to 9. */
function remembered<Format>(
  formats: Map<string, Format>,
  style: string,
  make: (locale: string) => Format,
): Format {
  const locale = `${currentLanguage()}-${placeOfBusiness().country}-u-ca-gregory-nu-latn`;
  const key = `${locale} ${style}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  if (formats.size >= MOST_KEPT) formats.clear();
  const format = make(locale);
  formats.set(key, format);
  return format;
}
