/** What a room, or a place outside, of a home is. */
export const ROOM_KINDS = [
  'bedroom',
  'living-room',
  'kitchen',
  'bathroom',
  'balcony',
  'outdoor-area',
  'shared-area',
] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

/** Beds by their size. */
export const BED_KINDS = [
  'king-bed',
  'queen-bed',
  'double-bed',
  'single-bed',
  'bunk-bed',
  'sofa-bed',
  'folding-bed',
] as const;
export type BedKind = (typeof BED_KINDS)[number];

/** Filters by bedrooms end with so many, and more. */
export const MOST_BEDROOMS = 4;

/** What the main windows look at. */
export const VIEWS = [
  'sea',
  'marina',
  'canal',
  'creek',
  'lake',
  'skyline',
  'golf-course',
  'park',
  'garden',
  'street',
  'courtyard',
] as const;
export type View = (typeof VIEWS)[number];

/** Where guests leave a car. */
export const PARKING = ['parking-included', 'parking-paid', 'public-parking', 'no-parking'] as const;
export type Parking = (typeof PARKING)[number];

/** How guests get in. */
export const CHECK_IN_METHODS = ['door-code', 'key-box', 'reception', 'in-person'] as const;
export type CheckInMethod = (typeof CHECK_IN_METHODS)[number];

export interface Bed {
  kind: BedKind;
  count: number;
}

/** A room of a home with what guests see of it. */
export interface Room {
  kind: RoomKind;
  /** As an editor calls it; empty for the usual word of its kind. */
  name: string;
  beds: Bed[];
  /** Places of its photos among those of the home. */
  photos: number[];
}

/** What answers doubts before booking; null for what nobody has said. */
export interface HomeFacts {
  /** 0 is the ground floor. */
  floor: number | null;
  lift: boolean | null;
  view: View | null;
  /** Mbit/s, as measured. */
  wifiSpeed: number | null;
  parking: Parking | null;
  checkInMethod: CheckInMethod | null;
}

/** A place that guests ask about, and how long it takes to get there. */
export interface PlaceNearby {
  name: string;
  walkMinutes: number | null;
  transitMinutes: number | null;
}

/** A room as it is stored, with its photos by their ids. */
export interface StoredRoom {
  kind: RoomKind;
  name: string | null;
  beds: Bed[] | null;
  photos: { id: number }[] | null;
}

/**
 * Stored rooms for those who show them.
 * @param photos ids of all photos of the home, in order; a room's photo that is not among them is left out
 */
export function roomsOf(stored: readonly StoredRoom[] | null, photos: readonly number[]): Room[] {
  return (stored ?? []).map((room) => ({
    kind: room.kind,
    name: room.name ?? '',
    beds: (room.beds ?? []).map(({ kind, count }) => ({ kind, count })),
    photos: (room.photos ?? []).map(({ id }) => photos.indexOf(id)).filter((place) => place >= 0),
  }));
}

/** The facts alone of a document that holds more. */
export function factsOf(home: HomeFacts): HomeFacts {
  const { floor, lift, view, wifiSpeed, parking, checkInMethod } = home;
  return { floor, lift, view, wifiSpeed, parking, checkInMethod };
}

/** The places nearby alone, without what the database keeps of them. */
export function placesOf(stored: readonly PlaceNearby[] | null): PlaceNearby[] {
  return (stored ?? []).map(({ name, walkMinutes, transitMinutes }) => ({
    ...{ name, walkMinutes, transitMinutes },
  }));
}
