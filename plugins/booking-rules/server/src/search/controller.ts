import type { traceRoutes } from '../../../contracts/trace';
import type { StayPage } from '../../../contracts/stays';
import { madeOnce } from '../../../shared/made-once';
import { WrittenJson, type Handlers } from '../handlers';
import type { ApartmentCard } from '../inventory/reading/inventory-records';
import type { StayPageParts } from './service';

/** Search, and why stays can or cannot be booked. */
export const stayHandlers: Handlers<'GET /api/stays' | 'GET /api/stays/pins' | keyof typeof traceRoutes> = {
  'GET /api/stays': ({ engine, query, now }) => writeStayPage(engine.stays.searchParts(query, now)),

  'GET /api/stays/pins': ({ engine, query, now }) => engine.stays.pins(query, now),

  'POST /booking-rules/trace': async ({ engine, body, now }) => ({
    data: {
      ...(await engine.stays.explain(body.data, now)),
      languages: [...engine.inventory.current().languages],
    },
  }),
};

/**
 * The card of an apartment as JSON, without the brace at its end: nine tenths of an answer. An apartment that is read
 * anew has another card.
 */
const cardAsJson = madeOnce((card: ApartmentCard) => Buffer.from(JSON.stringify(card).slice(0, -1)));

/** A page of stays as JSON: only what a search finds out is written for each answer, the cards are put in. */
export function writeStayPage({ data, meta }: StayPageParts): WrittenJson<StayPage> {
  const parts: Buffer[] = [];
  let text = '{"data":[';
  for (const { card, offer } of data) {
    parts.push(Buffer.from(text), cardAsJson(card));
    // All but the brace at its beginning: a result is one object.
    text = `,${JSON.stringify(offer).slice(1)},`;
  }
  if (data.length > 0) text = text.slice(0, -1);
  parts.push(Buffer.from(`${text}],"meta":${JSON.stringify(meta)}}`));
  return new WrittenJson(Buffer.concat(parts));
}
