import fc from 'fast-check';
import { instants, listings, requests } from '../domain/arbitrary.fixture';
import { checkStay } from '../domain/availability';
import { minimumStayOn } from '../domain/restrictions/restrictions';
import { nightlyRateOn, priceStay } from '../domain/pricing/price';
import { SUMMER } from '../domain/pricing/promotion.fixture';
import { nightsOf } from '../domain/stay';
import { traceStay } from './trace-stay';

describe('whatever the rules', () => {
  const inputs = fc.record({ listing: listings(), request: requests, now: instants });

  test('its verdict is that of the engine, and each no is one of its reasons', () => {
    fc.assert(
      fc.property(inputs, ({ listing, request, now }) => {
        const { verdict, steps } = traceStay({ listing, request, promotion: null, taken: [], now });
        expect(verdict).toEqual(checkStay(listing, request, now));
        const refusals = steps.filter(({ answer }) => answer === 'no').map(({ reason }) => reason);
        const reasons = verdict.ok ? [] : verdict.reasons;
        expect(refusals).toHaveLength(reasons.length);
        expect(refusals).toEqual(expect.arrayContaining(reasons));
        expect(steps.every(({ answer, reason }) => (answer === 'no') === (reason !== null))).toBe(true);
      }),
    );
  });

  test('one rule wins the minimum stay: the most specific that speaks, and it asks for what the engine asks', () => {
    fc.assert(
      fc.property(inputs, ({ listing, request, now }) => {
        const { minimumStay } = traceStay({ listing, request, promotion: null, taken: [], now });
        const winners = minimumStay.filter(({ won }) => won);
        expect(winners).toEqual([minimumStay.find(({ nights }) => nights !== null)]);
        const { nights, rule } = minimumStayOn(listing, request.checkIn);
        expect(winners[0]).toMatchObject({ nights, kind: rule.kind });
      }),
    );
  });

  test('its total is the price of the stay, and its nights are the first line', () => {
    fc.assert(
      fc.property(inputs, fc.boolean(), ({ listing, request, now }, withCode) => {
        const promotion = withCode ? { code: 'SUMMER', promotion: SUMMER } : null;
        const { price } = traceStay({ listing, request, promotion, taken: [], now });
        const applied = withCode ? { code: 'SUMMER', percent: 20 } : null;
        expect(price).toMatchObject(priceStay(listing, request, request.guests, applied));
        const nights = price?.nights ?? [];
        expect(nights.map(({ night }) => night)).toEqual(nightsOf(request));
        expect(nights.reduce((sum, { amount }) => sum + amount, 0)).toBe(price?.lines[0]?.amount);
      }),
    );
  });

  test('the rate that won is the one that is charged', () => {
    fc.assert(
      fc.property(inputs, ({ listing, request, now }) => {
        const { price } = traceStay({ listing, request, promotion: null, taken: [], now });
        for (const { night, won, season, rate, extraGuests, amount } of price?.nights ?? []) {
          const { rules, seasons } = listing;
          const rates = {
            base: [rules.nightlyRate],
            weekend: [rules.weekendRate],
            season: seasons.filter(({ name }) => name === season).map((found) => found.nightlyRate),
            'season-weekend': seasons.filter(({ name }) => name === season).map((found) => found.weekendRate),
          };
          expect(rates[won]).toContain(rate);
          expect(rate + extraGuests).toBe(amount);
          expect(amount).toBe(nightlyRateOn(listing, night, request.guests));
        }
      }),
    );
  });
});
