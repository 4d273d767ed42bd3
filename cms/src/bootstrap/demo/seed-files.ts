import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture of the demo content, as `images/manifest.json` lists it. */
export interface SeedPicture {
  file: string;
  alt: string;
}

export interface SeedSite {
  siteSetting: Record<string, unknown>;
  companyAddress: { address: string };
  minimumStay: { days: number };
  business: Record<string, unknown>;
}

export interface SeedDistrict {
  slug: string;
  name: string;
  intro: string;
  photo: string;
  order: number;
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

/** Everything in the seed folder. */
export async function readSeed(folder: string) {
  const read = async <T>(file: string): Promise<T> =>
    JSON.parse(await readFile(join(folder, file), 'utf8')) as T;
  const [site, districts, amenities, apartments, seasons, promotions, taken, guests, enquiries, pictures] =
    await Promise.all([
      read<SeedSite>('site.json'),
      read<SeedDistrict[]>('districts.json'),
      read<SeedAmenity[]>('amenities.json'),
      read<SeedApartment[]>('apartments.json'),
      read<SeedSeason[]>('seasons.json'),
      read<SeedPromotion[]>('promotions.json'),
      read<SeedTaken[]>('taken.json'),
      read<SeedGuest[]>('guests.json'),
      read<SeedEnquiry[]>('enquiries.json'),
      read<SeedPicture[]>('images/manifest.json'),
    ]);
  return { site, districts, amenities, apartments, seasons, promotions, taken, guests, enquiries, pictures };
}

export type Seed = Awaited<ReturnType<typeof readSeed>>;
