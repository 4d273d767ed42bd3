import type { apartmentRoutes } from '../../../contracts/rates/apartments';
import type { rateRoutes } from '../../../contracts/rates/rates';
import type { restrictionRoutes } from '../../../contracts/rates/restrictions';
import type { termRoutes } from '../../../contracts/rates/terms';
import type { Handlers } from '../handlers';

/** Rates, restrictions and promotions, as managers set them. */
export const rateHandlers: Handlers<
  | keyof typeof apartmentRoutes
  | keyof typeof rateRoutes
  | keyof typeof restrictionRoutes
  | keyof typeof termRoutes
> = {
  'GET /booking-rules/apartments': ({ engine, query }) => engine.rates.apartments(query),

  'GET /booking-rules/rates-and-restrictions': ({ engine, query, now }) => engine.rates.read(query, now),

  'GET /booking-rules/minimum-stays': ({ engine, query, now }) => engine.rates.minimumStays(query, now),

  'PUT /booking-rules/minimum-stays': async ({ engine, body, now }) => ({
    data: await engine.rates.save(body.data, now),
  }),

  'PUT /booking-rules/rates': async ({ engine, body, now }) => ({
    data: await engine.rates.save(body.data, now),
  }),

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

  'GET /booking-rules/gaps': ({ engine, query, now }) => engine.rates.gaps(query, now),

  'POST /booking-rules/gaps/relax': async ({ engine, body, now }) => ({
    data: await engine.rates.openGapNights(body.data, now),
  }),
};
