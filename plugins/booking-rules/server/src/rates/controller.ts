import type { rateRoutes } from '../../../contracts/rates/rates';
import type { restrictionRoutes } from '../../../contracts/rates/restrictions';
import type { termRoutes } from '../../../contracts/rates/terms';
import type { Handlers } from '../handlers';

/** Rates, restrictions and promotions, as managers set them. */
export const rateHandlers: Handlers<
  keyof typeof rateRoutes | keyof typeof restrictionRoutes | keyof typeof termRoutes
> = {
  'GET /booking-rules/apartments': ({ engine }) => ({ data: engine.rates.apartments() }),

  'GET /booking-rules/rates-and-restrictions': async ({ engine, now }) => ({
    data: await engine.rates.read(now),
  }),

  'GET /booking-rules/minimum-stays': ({ engine, now }) => ({ data: engine.rates.minimumStays(now) }),

  'PUT /booking-rules/minimum-stays': async ({ engine, body }) => {
    await engine.rates.save(body.data);
    return { data: engine.rates.minimumStays(new Date()) };
  },

  'PUT /booking-rules/rates': async ({ engine, body }) => {
    await engine.rates.save(body.data);
    return { data: await engine.rates.read(new Date()) };
  },

  'POST /booking-rules/rates/copy': async ({ engine, body, now }) => ({
    data: await engine.rates.copy(body.data, now),
  }),

  'GET /booking-rules/terms': async ({ engine }) => ({ data: await engine.rates.terms() }),

  'PUT /booking-rules/terms': async ({ engine, body }) => {
    await engine.rates.saveTerms(body.data);
    return { data: await engine.rates.terms() };
  },

  'POST /booking-rules/calendar/rules': async ({ engine, body }) => ({
    data: await engine.rates.saveCalendarRules(body.data),
  }),

  'GET /booking-rules/gaps': ({ engine, now }) => ({ data: engine.rates.gaps(now) }),

  'POST /booking-rules/gaps/relax': async ({ engine, body, now }) => ({
    data: await engine.rates.openGapNights(body.data, now),
  }),
};
