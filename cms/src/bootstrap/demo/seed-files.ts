import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture of the demo content, as `images/manifest.json` lists it. */
export interface SeedPicture {
  file: string;
  alt: string;
  kind: string;
  /** Slug of the area that it evokes. */
  district: string | null;
}

export interface SeedSite {
  siteSetting: Record<string, unknown>;
  companyAddress: { address: string };
  minimumStay: { days: number };
  business: Record<string, unknown>;
}

export interface SeedAmenity {
  slug: string;
  name: string;
  group: string;
}

/** An apartment; what is not named here goes into the document as it stands. */
export interface SeedApartment {
  apartmentId: string;
  name: string;
  district: string;
  amenities: string[];
  photos: string[];
  /** Each with the photos that show it. */
  rooms: { photos: string[]; [field: string]: unknown }[];
  minimumStayOverride?: number | null;
  [field: string]: unknown;
}

/** A season that comes every year; see the README of the seed folder. */
export interface SeedSeason {
  name: string;
  firstNight: { month: number; day: number };
  lastNight: { month: number; day: number };
  apartments: string[] | null;
  [rule: string]: unknown;
}

export interface SeedPolicy {
  name: string;
  tiers: { percent: number; days: number }[];
}

export interface SeedRatePlan {
  name: string;
  /** Name of a policy. */
  cancellationPolicy: string | null;
  apartments: string[] | null;
  [term: string]: unknown;
}

export interface SeedExtra {
  slug: string;
  apartments: string[] | null;
  [term: string]: unknown;
}

export interface SeedPromotion {
  code: string;
  apartments: string[] | null;
  [rule: string]: unknown;
}

/** Taken nights, counted from the day of loading. */
export interface SeedTaken {
  apartmentId: string;
  fromDay: number;
  nights: number;
  /** Kept by a manager, or the stay of a guest. */
  source: 'block' | 'reservation';
}

/** Somebody who has booked. */
export interface SeedGuest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** What somebody has asked; days are counted from the day of loading. */
export interface SeedEnquiry {
  reference: string;
  askedDaysAgo: number;
  fromDay?: number;
  nights?: number;
  apartmentId?: string;
  [field: string]: unknown;
}

/** What must not pass for true: the numbers of permits that nobody gave, and what guests say who never stayed. */
export async function readInvented(folder: string): Promise<{ permits: string[]; reviews: string[] }> {
  const read = async <T>(file: string): Promise<T> =>
    JSON.parse(await readFile(join(folder, file), 'utf8')) as T;
  const apartments = await read<{ permitNumber: string }[]>('apartments.json');
  const reviews = await read<{ text: string }[]>('reviews.json');
  return {
    permits: apartments.map(({ permitNumber }) => permitNumber),
    reviews: reviews.map(({ text }) => text),
  };
}

/** Everything in the seed folder. */
export async function readSeed(folder: string) {
  const read = async <T>(file: string): Promise<T> =>
    JSON.parse(await readFile(join(folder, file), 'utf8')) as T;
  return {
    site: await read<SeedSite>('site.json'),
    amenities: await read<SeedAmenity[]>('amenities.json'),
    apartments: await read<SeedApartment[]>('apartments.json'),
    policies: await read<SeedPolicy[]>('cancellation-policies.json'),
    ratePlans: await read<SeedRatePlan[]>('rate-plans.json'),
    extras: await read<SeedExtra[]>('extras.json'),
    seasons: await read<SeedSeason[]>('seasons.json'),
    promotions: await read<SeedPromotion[]>('promotions.json'),
    taken: await read<SeedTaken[]>('taken.json'),
    guests: await read<SeedGuest[]>('guests.json'),
    enquiries: await read<SeedEnquiry[]>('enquiries.json'),
    pictures: await read<SeedPicture[]>('images/manifest.json'),
  };
}

export type Seed = Awaited<ReturnType<typeof readSeed>>;
