import type { Columns } from './columns';

export interface AmenityName {
  slug: string;
  name: string;
}

/** Finds amenities by the names that lists give them: those of the database, then those we know. */
export function createAmenityFinder(stored: readonly AmenityName[]) {
  const byName = new Map<string, string>();
  for (const { slug, name, synonyms } of KNOWN_AMENITIES) {
    for (const known of [name, slug, ...synonyms].map(plain)) if (!byName.has(known)) byName.set(known, slug);
  }
  // An editor's own amenities win.
  for (const { slug, name } of stored) for (const known of [slug, name].map(plain)) byName.set(known, slug);

  return {
    /** Slugs of a row, sorted, and the names for which there is none; null when the row lists nothing. */
    read(columns: Columns): { slugs: string[]; unknown: string[] } | null {
      const value = columns.first('amenities')?.value;
      const names = Array.isArray(value) ? value.filter((name) => typeof name === 'string') : split(value);
      if (names.length === 0) return null;
      const found = names.map((name) => ({ name, slug: byName.get(plain(name)) }));
      return {
        slugs: [...new Set(found.map(({ slug }) => slug).filter((slug) => slug !== undefined))].sort(),
        unknown: found.filter(({ slug }) => slug === undefined).map(({ name }) => name),
      };
    },
  };
}

/** `Pool; Gym; Wi-Fi`, with commas only where there is no stronger separator. */
function split(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  const parts = /[;|•·\n]/.test(value) ? value.split(/[;|•·\n]/) : value.split(',');
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

type AmenityGroup =
  | 'essentials'
  | 'kitchen'
  | 'comfort'
  | 'work'
  | 'family'
  | 'building'
  | 'outdoors'
  | 'services';

/** An amenity that guests filter by, with the names it has in other people's lists. */
interface KnownAmenity {
  slug: string;
  name: string;
  group: AmenityGroup;
  /** Lower case, words only. */
  synonyms: string[];
}

/** Group by group: slug, name, other names. */
const TABLE: Record<AmenityGroup, [string, string, string][]> = {
  essentials: [
    ['wifi', 'Wi-Fi', 'wifi|wireless internet|internet|high speed internet|broadband internet'],
    [
      'air-conditioning',
      'Air conditioning',
      'ac|a c|aircon|centrally air conditioned|central air conditioning|central ac',
    ],
    [
      'linen-and-towels',
      'Linen and towels',
      'bed linens|bed linen|linens|towels|essentials|towels bed sheets soap and toilet paper',
    ],
    ['washing-machine', 'Washing machine', 'washer|washer dryer|laundry machine|in unit laundry'],
    ['tumble-dryer', 'Tumble dryer', 'dryer|washer dryer'],
    ['iron', 'Iron and board', 'iron|ironing board'],
    ['hair-dryer', 'Hair dryer', 'hairdryer'],
    ['smoke-alarm', 'Smoke alarm', 'smoke detector|smoke detectors'],
  ],
  kitchen: [
    ['full-kitchen', 'Full kitchen', 'kitchen|fully equipped kitchen|equipped kitchen|fully fitted kitchen'],
    ['kitchenette', 'Kitchenette', ''],
    ['oven', 'Oven', ''],
    ['dishwasher', 'Dishwasher', ''],
    ['espresso-machine', 'Espresso machine', 'nespresso|nespresso machine|coffee machine'],
  ],
  comfort: [
    ['smart-tv', 'Smart TV', 'netflix'],
    ['tv', 'TV', 'television|satellite cable tv|cable tv|satellite tv'],
    ['blackout-curtains', 'Blackout curtains', 'room darkening shades|blackout blinds'],
    ['bathtub', 'Bathtub', 'bath tub'],
    ['sofa-bed', 'Sofa bed', 'sofabed'],
    ['sea-view', 'Sea view', 'ocean view|beach view|sea views'],
    ['skyline-view', 'Skyline view', 'city skyline view|city view|burj khalifa view'],
    ['safe', 'Safe', 'safety box|safe box'],
    ['hot-tub', 'Hot tub', 'jacuzzi|private hot tub'],
  ],
  work: [
    ['desk', 'Desk and chair', 'dedicated workspace|desk|workspace|laptop friendly workspace'],
    ['external-monitor', 'External monitor', 'monitor'],
  ],
  family: [
    ['cot', 'Cot on request', 'crib|cot|baby cot|pack n play travel crib'],
    ['high-chair', 'High chair', 'highchair'],
    ['childrens-pool', 'Children’s pool', 'kids pool|childrens pool|children s pool'],
    [
      'play-area',
      'Playground',
      'kids play area|kids play|outdoor playground|play area|childrens play area|children s play area',
    ],
  ],
  building: [
    [
      'shared-pool',
      'Shared pool',
      'pool|swimming pool|shared pool infinity|infinity pool|indoor pool|outdoor pool',
    ],
    ['gym', 'Gym', 'gym or health club|shared gym in building|fitness centre|fitness center|gymnasium'],
    ['sauna', 'Sauna', ''],
    ['steam-room', 'Steam room', ''],
    [
      'parking',
      'Parking bay',
      'parking|free parking|free parking on premises|covered parking|private parking|allocated parking',
    ],
    ['ev-charging', 'Car charging point', 'ev charger|electric car charger'],
    [
      'reception',
      '24-hour reception',
      '24 hours concierge|24 hour concierge|24 7 concierge|24 hour front desk',
    ],
    ['lift', 'Lift', 'elevator|elevators|elevators in building|service elevators|lifts'],
    ['security', 'Security staff', 'security|security guard|24 7 security|24 hours security'],
    ['step-free-access', 'Step-free access', 'wheelchair accessible|step free guest entrance'],
  ],
  outdoors: [
    ['balcony', 'Balcony', 'balcony or terrace|patio or balcony|private patio or balcony|private balcony'],
    ['terrace', 'Terrace', 'private terrace'],
    ['garden', 'Garden', 'lawn or garden|backyard|private garden'],
    ['private-pool', 'Private pool', ''],
    ['beach-access', 'Beach access', 'beachfront|private beach access'],
    ['barbecue', 'Barbecue', 'bbq|barbeque area|bbq area|barbecue area|bbq grill'],
  ],
  services: [
    ['self-check-in', 'Self check-in', 'smart lock|smartlock|self checkin|keypad|lockbox'],
    ['luggage-storage', 'Luggage storage', 'luggage dropoff allowed'],
    ['mid-stay-cleaning', 'Mid-stay cleaning', 'housekeeping|housekeeping available at extra cost'],
    ['airport-transfer', 'Airport transfer on request', 'airport transfer|airport pick up'],
  ],
};

export const KNOWN_AMENITIES: readonly KnownAmenity[] = Object.entries(TABLE).flatMap(([group, rows]) =>
  rows.map(([slug, name, synonyms]) => ({
    slug,
    name,
    group: group as AmenityGroup,
    synonyms: synonyms === '' ? [] : synonyms.split('|'),
  })),
);
