import { checkStay } from 'booking-rules/shared/domain/availability';
import {
  availabilityBitmapOf,
  nightsTakenWhere,
} from 'booking-rules/shared/domain/restrictions/availability-bitmap';
import { listingOf, type Listing } from 'booking-rules/shared/listing/listing';
import { minimumStayOn } from 'booking-rules/shared/domain/restrictions/restrictions';
import { DEFAULT_PROPERTY_POLICIES, type Season } from 'booking-rules/shared/domain/restrictions/rules';
import { addDays, type Day, type Weekday } from 'booking-rules/shared/domain/stay';
import { localDay } from 'booking-rules/shared/domain/local-day';
import { readSeed, type ApartmentEntry, type SeasonTemplate, type YearlyNight } from './seed-files.fixture';

const { site, apartments, seasons, taken } = readSeed();
const LONGEST_TRIED = 14;
const starts = ['2026-11-20', '2027-02-28', '2027-06-15', '2027-12-22'];

test.each(starts)('a demo begun on %s sells every apartment within 120 days', (today) => {
  const now = new Date(`${today}T06:00:00Z`);
  const unsold = apartments.filter((apartment) => !firstStay(listing(apartment, now), now));
  expect(unsold.map(({ apartmentId }) => apartmentId)).toEqual([]);
});

test.each(starts)('a demo begun on %s has gaps sold below the minimum stay', (today) => {
  const now = new Date(`${today}T06:00:00Z`);
  const gaps = apartments.filter((apartment) => {
    const one = listing(apartment, now);
    return days(today).some((day) => minimumStayOn(one, day).rule.kind === 'gap-fill');
  });
  expect(gaps.length).toBeGreaterThanOrEqual(1);
});

test('guests need 5 nights over New Year, and 7 in a house', () => {
  const now = new Date('2026-11-20T06:00:00Z');
  const nights = (id: string): number[] =>
    apartments
      .filter(({ apartmentId }) => apartmentId === id)
      .map(
        (apartment) =>
          minimumStayOn({ ...listing(apartment, now), taken: nightsTakenWhere(() => false) }, '2027-01-02')
            .nights,
      );
  expect(nights('one-bedroom-creek-sunset')).toEqual([5]);
  expect(nights('four-bedroom-frond-villa-palm-jumeirah')).toEqual([7]);
});

function firstStay(one: Listing, now: Date): Day | undefined {
  return days(localDay(now)).find((checkIn) =>
    Array.from({ length: LONGEST_TRIED }, (_, index) => addDays(checkIn, index + 1)).some(
      (checkOut) => checkStay(one, { checkIn, checkOut, guests: one.rules.capacity }, now).ok,
    ),
  );
}

function days(today: Day): Day[] {
  return Array.from({ length: 120 }, (_, index) => addDays(today, index));
}

function listing(apartment: ApartmentEntry, now: Date): Listing {
  const today = localDay(now);
  const nights = taken
    .filter(({ apartmentId }) => apartmentId === apartment.apartmentId)
    .flatMap(({ fromDay, nights: count }) =>
      Array.from({ length: count }, (_, i) => addDays(today, fromDay + i)),
    );
  const policies = { ...DEFAULT_PROPERTY_POLICIES, minimumStay: site.minimumStay.days };
  return listingOf(
    { ...apartment, listed: true, cancellation: null, paymentTerms: null },
    policies,
    seasonsAt(today),
    availabilityBitmapOf(today, nights),
  );
}

function seasonsAt(today: Day): Season[] {
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1, year + 2].flatMap((first) =>
    seasons.map((template) => seasonIn(first, template)),
  );
}

function seasonIn(year: number, template: SeasonTemplate): Season {
  const { firstNight, lastNight } = template;
  const crosses = lastNight.month < firstNight.month;
  return {
    ...template,
    id: `${template.name} ${year}`,
    firstNight: dayIn(year, firstNight),
    lastNight: dayIn(crosses ? year + 1 : year, lastNight),
    arrivalDays: template.arrivalDays as Weekday[] | null,
    departureDays: template.departureDays as Weekday[] | null,
  };
}

function dayIn(year: number, { month, day }: YearlyNight): Day {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
