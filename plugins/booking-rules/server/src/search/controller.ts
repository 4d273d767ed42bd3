import type { traceRoutes } from '../../../contracts/trace';
import type { StayPage } from '../../../contracts/stays';
import type { Photo } from '../../../shared/listing/photo';
import { WrittenJson, type Handlers } from '../handlers';

/** Search, and why stays can or cannot be booked. */
export const stayHandlers: Handlers<'GET /api/stays' | 'GET /api/stays/pins' | keyof typeof traceRoutes> = {
  'GET /api/stays': ({ engine, query, now }) => writeStayPage(engine.stays.search(query, now)),

  'GET /api/stays/pins': ({ engine, query, now }) => engine.stays.pins(query, now),

  'POST /booking-rules/trace': async ({ engine, body, now }) => ({
    data: {
      ...(await engine.stays.explain(body.data, now)),
      languages: [...engine.inventory.current().languages],
    },
  }),
};

/**
 * The photos of apartments as JSON. They are nine tenths of an answer, and an apartment that is read anew has another
 * list of them.
 */
const writtenPhotos = new WeakMap<readonly Photo[], Buffer>();

function photosAsJson(photos: readonly Photo[]): Buffer {
  const known = writtenPhotos.get(photos);
  if (known) return known;
  const written = Buffer.from(JSON.stringify(photos));
  writtenPhotos.set(photos, written);
  return written;
}

/** A page of stays as JSON: only what a search finds out is written for each answer, the photos are put in. */
export function writeStayPage({ data, meta }: StayPage): WrittenJson<StayPage> {
  const parts: Buffer[] = [];
  let text = '{"data":[';
  for (const [at, { photos, ...found }] of data.entries()) {
    // All but the brace at its end.
    text += `${at === 0 ? '' : ','}${JSON.stringify(found).slice(0, -1)},"photos":`;
    parts.push(Buffer.from(text), photosAsJson(photos));
    text = '}';
  }
  parts.push(Buffer.from(`${text}],"meta":${JSON.stringify(meta)}}`));
  return new WrittenJson(Buffer.concat(parts));
}
