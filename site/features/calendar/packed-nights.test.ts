import type { CalendarNight } from 'booking-rules/shared/domain/calendar';
import { addDays } from 'booking-rules/shared/domain/stay';
import fc from 'fast-check';
import { packNights, unpackNights } from './packed-nights';

const night = fc.record({
  taken: fc.boolean(),
  rate: fc.constantFrom(40_000, 52_500, 0),
  minimumStay: fc.integer({ min: 1, max: 3 }),
  arrivalAllowed: fc.boolean(),
  departureAllowed: fc.boolean(),
});
const calendar = fc
  .array(night, { maxLength: 60 })
  .map((nights): CalendarNight[] =>
    nights.map((one, index) => ({ date: addDays('2027-03-20', index), ...one })),
  );

test('a packed calendar has every night as it was', () => {
  fc.assert(fc.property(calendar, (nights) => expect(unpackNights(packNights(nights))).toEqual(nights)));
});

test('fourteen months of weeks that are alike take little room', () => {
  const nights = Array.from({ length: 426 }, (_, index): CalendarNight => {
    const isWeekend = index % 7 >= 5;
    return {
      ...{ date: addDays('2027-01-04', index), taken: false, rate: isWeekend ? 64_000 : 56_000 },
      ...{ minimumStay: 2, arrivalAllowed: true, departureAllowed: true },
    };
  });
  expect(JSON.stringify(packNights(nights)).length).toBeLessThan(JSON.stringify(nights).length / 60);
});
