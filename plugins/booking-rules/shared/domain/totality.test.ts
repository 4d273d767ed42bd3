import fc from 'fast-check';
import { days, promotions, tiers } from './arbitrary.fixture';
import { findAlternatives } from './alternatives';
import { checkStay } from './availability';
import { calendarOf } from './calendar';
import { refundLadder, refundToday } from './cancellation';
import { hostileDays, hostileInstants, hostileListings, hostileRequests } from './hostile.fixture';
import { formatAmount, percentOf } from '../format/money';
import { nightlyRateOn, priceStay } from './pricing/price';
import { refusePromotion } from './pricing/promotion';
import { quoteStay } from './pricing/quote';
import { addDays, isStay, nightCount, nightsOf, weekdayOf, type Stay } from './stay';

/** Spans that a caller lets through: no stay at all, or one that is not absurdly long. */
function isModest(stay: Stay): boolean {
  return !isStay(stay) || nightCount(stay) < 2_000;
}

describe('no input of its type makes it throw', () => {
  test('whether a stay can be booked, and what else can', () => {
    fc.assert(
      fc.property(hostileListings, hostileRequests, hostileInstants, (listing, request, now) => {
        checkStay(listing, request, now);
        findAlternatives({ asked: listing, others: [listing], request, promotionFor: () => null, now });
      }),
    );
  });

  test('prices, quotes and calendars', () => {
    fc.assert(
      fc.property(
        hostileListings,
        hostileRequests.filter(isModest),
        promotions,
        hostileInstants,
        (listing, request, promotion, now) => {
          priceStay(listing, request, request.guests, promotion);
          nightlyRateOn(listing, request.checkIn, request.guests);
          quoteStay(listing, request, promotion, now);
          calendarOf(listing, request, now);
        },
      ),
    );
  });

  test('refunds', () => {
    fc.assert(
      fc.property(
        tiers,
        hostileDays,
        fc.double(),
        hostileDays,
        fc.double(),
        (some, checkIn, total, today, number) => {
          const odd = some.map((tier) => ({ ...tier, days: number, percent: number }));
          refundLadder([...some, ...odd], checkIn, total, today);
          refundToday([...some, ...odd], checkIn, total, today);
        },
      ),
    );
  });

  test('days, money and codes', () => {
    fc.assert(
      fc.property(hostileRequests.filter(isModest), hostileDays, fc.double(), (stay, day, number) => {
        nightsOf(stay);
        weekdayOf(day);
        addDays(day, number);
        formatAmount(number);
        percentOf(number, number);
        const limits = {
          bookFrom: day,
          bookUntil: day,
          stayFrom: day,
          stayUntil: day,
          minimumNights: number,
        };
        const rest = {
          code: day,
          percent: number,
          amount: number,
          active: true,
          apartments: [day],
          useLimit: number,
          banner: null,
          uses: number,
        };
        refusePromotion({ ...limits, ...rest }, day, stay, day);
      }),
    );
  });
});

test('at an instant that is none, nothing can be booked', () => {
  fc.assert(
    fc.property(hostileListings, days(), (listing, checkIn) => {
      const request = { checkIn, checkOut: addDays(checkIn, 3), guests: 1 };
      expect(checkStay(listing, request, new Date(NaN)).ok).toBe(false);
    }),
  );
});
