import type { MinorUnits } from 'booking-rules/shared/format/money';
import type { HomeFacts, PlaceNearby, Room } from 'booking-rules/shared/listing/home';

export interface DraftStayDetail {
  slug: 'checkIn' | 'checkOut' | 'children' | 'infants' | 'pets' | 'partiesAndEvents' | 'smokingInside';
  label: string;
}

/** A room with its beds; which photos show it is said here, not in a list. */
export type DraftRoom = Omit<Room, 'photos'>;

/** What a row says about an apartment, in the words of its document. null is what it does not say. */
export interface ListingDraft extends HomeFacts {
  name: string;
  summary: string | null;
  description: string | null;
  /** Slug of the area. */
  district: string;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  permitNumber: string | null;
  /** 0 is a studio. */
  bedrooms: number;
  bathrooms: number;
  beds: number;
  capacity: number;
  /** Square metres. */
  area: number | null;
  /** Slugs, sorted; null when the row lists none. */
  amenities: string[] | null;
  stayDetails: DraftStayDetail[] | null;
  childrenWelcome: boolean | null;
  petsWelcome: boolean | null;
  rooms: DraftRoom[] | null;
  nearby: PlaceNearby[] | null;
  nightlyRate: MinorUnits;
  weekendRate: MinorUnits | null;
  cleaningFee: MinorUnits | null;
  deposit: MinorUnits | null;
  /** Nights; becomes an override where it differs from the global minimum stay. */
  minimumStay: number | null;
  maximumStay: number | null;
  gapFilling: boolean | null;
  openForBooking: boolean | null;
  /** False for what must not be sold before a person has looked at it. */
  publish: boolean;
}

/** A row that has been understood, or the reasons why it is refused. */
export type Interpretation =
  | {
      kind: 'listing';
      row: number;
      /** By which a later run recognises it, within its source. */
      key: string;
      /** The public id it should get when it is new. */
      wantedId: string;
      /** True when the file itself names that id. */
      idIsGiven: boolean;
      /** Its permit where that is one for one home alone. */
      homePermit: string | null;
      draft: ListingDraft;
      /** Fields of the draft that the row leaves out: made up for a new apartment, never written into one. */
      filled: readonly string[];
      notes: readonly Note[];
    }
  | {
      kind: 'refused';
      row: number;
      key: string | null;
      name: string | null;
      reasons: readonly string[];
      notes: readonly Note[];
    };

/** Something about a row that its owner should know, although the row is taken. */
export interface Note {
  /** `fixed` is a value that we changed or filled in; `warning` one that a person should look at. */
  kind: 'fixed' | 'warning';
  field: string;
  text: string;
}

/** What is found while a row is read: notes, and the reasons why it cannot be taken. */
export interface Issues {
  readonly notes: readonly Note[];
  readonly reasons: readonly string[];
  /** Fields that the row leaves out and that were filled in; good for a new apartment only. */
  readonly filledFields: readonly string[];
  fixed(field: string, text: string): void;
  /** A value that the row leaves out was filled in. */
  filled(field: string, text: string): void;
  warn(field: string, text: string): void;
  refuse(reason: string): void;
}

export function createIssues(): Issues {
  const notes: Note[] = [];
  const reasons: string[] = [];
  const filledFields: string[] = [];
  return {
    notes,
    reasons,
    filledFields,
    fixed: (field, text) => void notes.push({ kind: 'fixed', field, text }),
    filled(field, text) {
      filledFields.push(field);
      notes.push({ kind: 'fixed', field, text });
    },
    warn: (field, text) => void notes.push({ kind: 'warning', field, text }),
    refuse: (reason) => void reasons.push(reason),
  };
}
