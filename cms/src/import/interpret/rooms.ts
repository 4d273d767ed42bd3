import { plural } from 'booking-rules/shared/format/plural';
import { type Columns, type Field, textOf } from './columns';
import type { Issues } from './listing-draft';
import { isNumeric, numberOf } from './numbers';

const GUESTS_PER_BEDROOM = 2;
const SQUARE_FEET_PER_SQUARE_METRE = 10.7639;
const SMALLEST_HOME = 5;
const LARGEST_HOME = 5_000;

export interface Rooms {
  /** 0 is a studio. */
  bedrooms: number;
  bathrooms: number;
  beds: number;
  capacity: number;
}

/**
 * Rooms, beds and guests; the number of bedrooms has to be known, the others can be filled in and are said.
 * @param listedBeds how many stand in the rooms that the row lists; 0 when it lists none
 */
export function interpretRooms(columns: Columns, listedBeds: number, issues: Issues): Rooms | null {
  const bedrooms = bedroomsOf(columns, issues);
  if (bedrooms === null) return null;
  const bathrooms = count(columns, 'bathrooms', 0, 20, issues);
  if (bathrooms === null) issues.filled('bathrooms', '1, as none are given');
  const beds = count(columns, 'beds', 1, 40, issues);
  const filledBeds = listedBeds > 0 ? Math.min(listedBeds, 40) : Math.max(1, bedrooms);
  if (beds === null) {
    const rule = listedBeds > 0 ? 'those of its rooms' : 'one for each bedroom';
    issues.filled('beds', `${filledBeds}, as none are given: ${rule}`);
  } else if (listedBeds > 0 && listedBeds !== beds) {
    issues.warn('beds', `${beds}, although ${listedBeds} stand in the rooms that are listed`);
  }
  const capacity = count(columns, 'capacity', 1, 40, issues);
  const filledCapacity = GUESTS_PER_BEDROOM * Math.max(1, bedrooms);
  if (capacity === null) {
    const rule = bedrooms === 0 ? 'two for a studio' : 'two for each bedroom';
    issues.filled('capacity', `${plural(filledCapacity, 'guest')}, as none are given: ${rule}`);
  }
  return {
    bedrooms,
    bathrooms: bathrooms ?? 1,
    beds: beds ?? filledBeds,
    capacity: capacity ?? filledCapacity,
  };
}

function bedroomsOf(columns: Columns, issues: Issues): number | null {
  const given = columns.text('bedrooms');
  if (given === null) {
    // Portals say "beds" when they mean bedrooms.
    const beds = columns.text('beds');
    const rooms = beds === null ? null : numberIn(beds);
    if (rooms !== null && rooms <= 20) {
      issues.fixed('bedrooms', `${rooms}, from the column of beds, as there is none of bedrooms`);
      return rooms;
    }
    issues.refuse('The number of bedrooms is missing (0 or "studio" for a studio).');
    return null;
  }
  const rooms = /studio/i.test(given) ? 0 : numberIn(given);
  if (rooms === null || !Number.isInteger(rooms) || rooms < 0 || rooms > 20) {
    issues.refuse(`The number of bedrooms "${given}" is not a whole number from 0 to 20.`);
    return null;
  }
  return rooms;
}

/** A count within its limits; null when none is given. Halves are left off and said. */
function count(columns: Columns, field: Field, least: number, most: number, issues: Issues): number | null {
  const given = columns.text(field, (value) => numberIn(textOf(value) ?? '') !== null);
  if (given === null) return null;
  const number = numberIn(given) ?? 0;
  const whole = Math.floor(number);
  if (whole < least || whole > most) {
    issues.refuse(`The number of ${field} is ${number}: it must be from ${least} to ${most}.`);
    return null;
  }
  if (whole !== number) issues.fixed(field, `${whole}, from ${number}: halves are not counted`);
  return whole;
}

/** `2`, `2BR`, `2 bedrooms`, `4 guests`; not a sentence that begins with a number. */
function numberIn(text: string): number | null {
  const bare = text.replace(
    /\s*(br|bhk|bdr|bed(room)?s?|bath(room)?s?|guests?|people|persons?|pax|adults?)\.?$/i,
    '',
  );
  return numberOf(bare);
}

/** The area in whole square metres; null when none is given or it is no area of a home. */
export function interpretSize(columns: Columns, issues: Issues): number | null {
  const cell = columns.first('size', isNumeric);
  const given = cell ? numberOf(cell.value) : null;
  if (!cell || given === null) return null;
  const inFeet = /ft|feet/i.test(cell.column) || /ft|feet/i.test(String(cell.value));
  const squareMetres = Math.round(inFeet ? given / SQUARE_FEET_PER_SQUARE_METRE : given);
  if (squareMetres < SMALLEST_HOME || squareMetres > LARGEST_HOME) {
    issues.warn('area', `${given} is not a plausible size in square metres: left out`);
    return null;
  }
  if (inFeet) issues.fixed('area', `${squareMetres} m², from ${given} square feet`);
  return squareMetres;
}
