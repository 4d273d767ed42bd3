import fc from 'fast-check';
import { days, policies, instants, rulesOf, seasons, SOME_DAY } from './arbitrary.fixture';
import type { StayRequest } from './availability';
import { listingOf, type Listing } from '../listing/listing';
import { availabilityBitmapOf, nightsTakenWhere } from './restrictions/availability-bitmap';
import type { Season, TakenNights } from './restrictions/rules';
import { addDays, fromDayNumber, nightsOf, type Day } from './stay';

/** Texts in place of a day: not days, impossible days, distant days. */
export const hostileDays: fc.Arbitrary<Day> = fc.oneof(
  fc.string(),
  fc.constantFrom('', '2027-02-29', '2027-13-01', '2027-00-10', '2027-3-1', '2027-03-01T00:00', '٢٠٢٧-٠٣-٠١'),
  fc.constantFrom(
    '0000-00-00',
    '1000-01-01',
    '9999-12-31',
    '+012027-01-01',
    '__proto__',
    'NaN',
    '2027-03-01\n',
  ),
  fc.integer({ min: -400_000, max: 4_000_000 }).map(fromDayNumber),
  days(),
);

/** Any number, including fractions, negative numbers, infinities and NaN. */
export const hostileNumbers: fc.Arbitrary<number> = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -1, NaN, Infinity, -Infinity, 2 ** 53),
);

/** More than any of the objects has keys. */
const REPLACEMENTS = fc.array(fc.option(hostileNumbers, { nil: undefined }), {
  minLength: 20,
  maxLength: 20,
});

/** Arbitrary numbers in place of some numbers of an object. */
function withHostileNumbers<T extends object>(sane: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.tuple(sane, REPLACEMENTS).map(([object, replacements]) => {
    const entries = Object.entries(object).map(([key, value]: [string, unknown], index) => [
      key,
      typeof value === 'number' ? (replacements[index] ?? value) : value,
    ]);
    return Object.fromEntries(entries) as T;
  });
}

export const hostileSeasons: fc.Arbitrary<Season> = fc
  .tuple(withHostileNumbers(seasons), hostileDays, hostileDays)
  .map(([season, firstNight, lastNight]) => ({ ...season, firstNight, lastNight }));

export const hostileTaken: fc.Arbitrary<TakenNights> = fc.constantFrom(
  nightsTakenWhere(() => true),
  nightsTakenWhere(() => false),
  availabilityBitmapOf(SOME_DAY, nightsOf({ checkIn: SOME_DAY, checkOut: addDays(SOME_DAY, 9) })),
);

/** An apartment whose rules make no sense. */
export const hostileListings: fc.Arbitrary<Listing> = fc
  .tuple(
    withHostileNumbers(rulesOf('marina-view')),
    fc
      .tuple(withHostileNumbers(policies), fc.string())
      .map(([policies, checkInTime]) => ({ ...policies, checkInTime })),
    fc.array(hostileSeasons, { maxLength: 3 }),
    hostileTaken,
  )
  .map((parts) => listingOf(...parts));

export const hostileRequests: fc.Arbitrary<StayRequest> = fc.record({
  checkIn: hostileDays,
  checkOut: hostileDays,
  guests: hostileNumbers,
});

export const hostileInstants: fc.Arbitrary<Date> = fc.oneof(instants, fc.date({ noInvalidDate: false }));

/**
 * The milliseconds of processor time that some work takes: what a text that is made to keep us busy costs. The time
 * of day would tell of everything else that the machine does.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user / 1_000;
}
