import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const seedFolder = __dirname;

/** An entry of the demo content before it has been held against its content type. */
export type Entry = Record<string, unknown>;

export interface PictureEntry extends Entry {
  file: string;
  kind: 'living' | 'bedroom' | 'kitchen' | 'bathroom' | 'balcony' | 'exterior' | 'district' | 'hero' | 'blog';
  palette: 'sand' | 'white' | 'charcoal' | 'pastel' | null;
  district: string | null;
  width: number;
  height: number;
  alt: string;
}

export interface DistrictEntry extends Entry {
  slug: string;
  name: string;
  intro: string;
}

export interface AmenityEntry extends Entry {
  slug: string;
}

export interface ApartmentEntry extends Entry {
  apartmentId: string;
  name: string;
  description: string;
  photos: string[];
  district: string;
  address: string;
  latitude: number;
  longitude: number;
  checkInMethod: string;
  arrival: Record<'address' | 'directions' | 'wifiName' | 'wifiPassword' | 'manual', string> & {
    doorCode?: string;
    steps: { text: string }[];
  };
  permitNumber: string;
  bedrooms: number;
  beds: number;
  capacity: number;
  amenities: string[];
  stayDetails: { slug: string; label: string }[];
  rooms: { kind: string; name?: string; beds: { kind: string; count: number }[]; photos: string[] }[];
  nightlyRate: number;
  weekendRate: number;
  includedGuests: number | null;
  extraGuestFee: number;
  cleaningFee: number;
  deposit: number;
  grade: 'standard' | 'deluxe';
  maximumStay: number | null;
  advanceNoticeHours: number;
  bookingWindowDays: number;
  gapFilling: boolean;
  featured: boolean;
  minimumStayOverride: number | null;
}

/** A night of every year. */
export interface YearlyNight {
  month: number;
  day: number;
}

export interface SeasonTemplate extends Entry {
  name: string;
  firstNight: YearlyNight;
  lastNight: YearlyNight;
  apartments: string[] | null;
  nightlyRate: number | null;
  weekendRate: number | null;
  minimumNights: number | null;
  arrivalDays: number[] | null;
  departureDays: number[] | null;
}

export interface PromotionEntry extends Entry {
  apartments: string[] | null;
}

export interface TakenStretch {
  apartmentId: string;
  fromDay: number;
  nights: number;
  source: string;
}

export interface SiteEntry {
  siteSetting: Entry;
  companyAddress: Entry;
  minimumStay: { days: number } & Entry;
  business: Entry;
}

/** The place of the demo: its settings, its fees and taxes, and its areas as far as guests read of them. */
function readPlace(): { place: Entry; charges: Entry[]; districts: DistrictEntry[] } {
  const { place, charges, areas } = read('places/dubai/place.json') as {
    place: Entry;
    charges: Entry[];
    areas: DistrictEntry[];
  };
  return { place, charges, districts: areas.map(({ slug, name, intro }) => ({ slug, name, intro })) };
}

/** The demo content as it stands in the files of this folder. */
export function readSeed() {
  const { place, charges, districts } = readPlace();
  const site = read('site.json') as SiteEntry;
  return {
    pictures: read('images/manifest.json') as PictureEntry[],
    site: { ...site, siteSetting: { ...site.siteSetting, ...place } },
    districts,
    charges,
    amenities: read('amenities.json') as AmenityEntry[],
    apartments: read('apartments.json') as ApartmentEntry[],
    seasons: read('seasons.json') as SeasonTemplate[],
    policies: read('cancellation-policies.json') as Entry[],
    ratePlans: read('rate-plans.json') as PromotionEntry[],
    extras: read('extras.json') as ({ slug: string } & Entry)[],
    promotions: read('promotions.json') as PromotionEntry[],
    taken: read('taken.json') as TakenStretch[],
  };
}

/** A JSON file of this folder. */
function read(file: string): unknown {
  return JSON.parse(readFileSync(join(seedFolder, file), 'utf8'));
}

export interface PostEntry extends Entry {
  slug: string;
  title: string;
  date: string;
  category: string;
  cover: string;
  excerpt: string;
  seoTitle?: string;
  /** In the little markup that the README describes. */
  text: string;
}

export interface SectionEntry extends Entry {
  __component: string;
  body?: string[];
  picture?: string;
}

export interface PageEntry extends Entry {
  slug: string;
  picture: string;
  sections: SectionEntry[];
}

/** A legal page of the place. */
export interface LegalEntry extends Entry {
  sections: ({ body?: string[] } & Entry)[];
}

export interface ReviewEntry extends Entry {
  apartment: string | null;
  date: string;
  text: string;
}

/** Guides, pages, reviews and questions as they stand in the files of this folder. */
export function readEditorialSeed() {
  return {
    categories: read('categories.json') as ({ slug: string } & Entry)[],
    pages: read('pages.json') as PageEntry[],
    legalPages: read('places/dubai/legal.json') as LegalEntry[],
    reviews: read('reviews.json') as ReviewEntry[],
    faqs: read('faqs.json') as ({ topic: string; question: string } & Entry)[],
    posts: readdirSync(join(seedFolder, 'posts')).map(readPost),
  };
}

function readPost(file: string): PostEntry {
  const { fields, text } = readMarkdown(join(seedFolder, 'posts', file));
  const {
    title = '',
    date = '',
    category = '',
    cover = '',
    excerpt = '',
    ...rest
  } = Object.fromEntries(fields);
  return { ...rest, slug: file.replace('.md', ''), title, date, category, cover, excerpt, text };
}

/** A text with the `name: value` lines between `---` at its head. */
export function readMarkdown(file: string): { fields: Map<string, string>; text: string } {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  const fields = new Map(
    head.split('\n').map((line): [string, string] => [nameIn(line), line.replace(/^\w+:\s*/, '')]),
  );
  return { fields, text };
}

function nameIn(line: string): string {
  return /^\w+/.exec(line)?.[0] ?? line;
}
