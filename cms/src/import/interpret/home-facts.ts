import {
  CHECK_IN_METHODS,
  PARKING,
  VIEWS,
  type CheckInMethod,
  type HomeFacts,
  type Parking,
  type View,
} from 'booking-rules/shared/listing/home';
import { type Columns, type Field, textOf, yesOrNo } from './columns';
import type { Issues } from './listing-draft';
import { numberOf } from './numbers';

const LOWEST_FLOOR = -5;
const HIGHEST_FLOOR = 200;
const FASTEST_MBPS = 10_000;

const VIEW_WORDS: readonly [View, RegExp][] = [
  ['sea', /\b(sea|ocean|beach|gulf|bay)\b/i],
  ['marina', /marina|harbou?r/i],
  ['canal', /canal/i],
  ['creek', /creek|river/i],
  ['lake', /lake/i],
  ['golf-course', /golf/i],
  ['park', /park/i],
  ['skyline', /skyline|city|burj|downtown|tower/i],
  ['garden', /garden/i],
  ['courtyard', /court ?yard|pool|inner/i],
  ['street', /street|road|community/i],
];
const PARKING_WORDS: readonly [Parking, RegExp][] = [
  ['no-parking', /^(no|n|false|0|no parking|without)$/i],
  ['public-parking', /public|street|nearby/i],
  ['parking-paid', /paid|fee|charge|extra/i],
  ['parking-included', /free|includ|private|covered|allocated|garage|space|bay|^(yes|y|true|[1-9])$/i],
];
const CHECK_IN_WORDS: readonly [CheckInMethod, RegExp][] = [
  ['key-box', /key ?-?(box|safe)|lock ?-?box/i],
  ['door-code', /code|key ?pad|smart ?lock|digital|electronic/i],
  ['reception', /reception|front desk|concierge|lobby|security desk/i],
  ['in-person', /person|meet|greet|host|hand/i],
];

/** What answers doubts before booking. What cannot be read is left out, which is said. */
export function interpretHomeFacts(columns: Columns, issues: Issues): HomeFacts {
  return {
    floor: floorOf(columns, issues),
    lift: read(columns, 'lift', 'yes or no', (text) => yesOrNo(text), issues),
    view: read(columns, 'view', oneOf(VIEWS), (text) => choiceIn(text, VIEWS, VIEW_WORDS), issues),
    wifiSpeed: read(columns, 'wifiSpeed', `a speed from 1 to ${FASTEST_MBPS} Mbit/s`, speedIn, issues),
    parking: read(
      columns,
      'parking',
      oneOf(PARKING),
      (text) => choiceIn(text, PARKING, PARKING_WORDS),
      issues,
    ),
    checkInMethod: read(
      columns,
      'checkInMethod',
      oneOf(CHECK_IN_METHODS),
      (text) => choiceIn(text, CHECK_IN_METHODS, CHECK_IN_WORDS),
      issues,
    ),
  };
}

const oneOf = (choices: readonly string[]): string => `one of ${choices.join(', ')}`;

/** @param wanted what a value of the field has to be, for the note about one that is not */
function read<Value>(
  columns: Columns,
  field: Field,
  wanted: string,
  valueOf: (text: string) => Value | null,
  issues: Issues,
): Value | null {
  const value = columns.first(field)?.value;
  const text =
    typeof value === 'boolean' ? String(value) : Array.isArray(value) ? textOf(value[0]) : textOf(value);
  if (text === null) return null;
  const found = valueOf(text);
  if (found === null) issues.warn(field, `"${text}" is not ${wanted}: left out`);
  return found;
}

function choiceIn<Choice extends string>(
  text: string,
  choices: readonly Choice[],
  words: readonly [Choice, RegExp][],
): Choice | null {
  return (
    choices.find((choice) => choice === text) ?? words.find(([, known]) => known.test(text))?.[0] ?? null
  );
}

/** `12`, `12th floor`, `Ground floor`, `G`, `B1`. */
function floorOf(columns: Columns, issues: Issues): number | null {
  return read(
    columns,
    'floor',
    `a floor from ${LOWEST_FLOOR} to ${HIGHEST_FLOOR}`,
    (text) => {
      if (/^(g|gf|ground( floor)?)$/i.test(text)) return 0;
      const basement = /^(?:b|basement )(\d)$/i.exec(text)?.[1];
      const bare = text.replace(/(st|nd|rd|th)?( floor)?$/i, '').replace(/^floor /i, '');
      const floor = basement === undefined ? numberOf(bare) : -Number(basement);
      const isFloor =
        floor !== null && Number.isInteger(floor) && floor >= LOWEST_FLOOR && floor <= HIGHEST_FLOOR;
      return isFloor ? floor : null;
    },
    issues,
  );
}

/** Mbit/s in `250`, `250 Mbps` or `1 Gbit/s`. */
function speedIn(text: string): number | null {
  const [, number = '', giga] =
    /^(?:up to )?([\d.,]+)\s*(g)?(?:m?b(?:it|ps)?(?:\/s|ps)?)?$/i.exec(text) ?? [];
  const speed = Math.round((numberOf(number) ?? 0) * (giga === undefined ? 1 : 1_000));
  return speed >= 1 && speed <= FASTEST_MBPS ? speed : null;
}
