import fc from 'fast-check';
import { signUp, type SignedUp } from './fixture/account';
import { anyRequest } from './fixture/any-request';
import { contradictions } from './fixture/bookings';
import { createApartment } from './fixture/content';
import { stayIn } from './fixture/days';
import { indecency } from './fixture/decent-answer';
import { guestOf, reservationFor } from './fixture/guest';
import { send } from './fixture/http';
import { ownBookings } from './fixture/own-bookings';
import { OF_ACCOUNTS, OF_GUESTS, OF_THE_SIGNED_IN } from './fixture/public-routes';
import type { Method } from './fixture/routes';
import { silenceServer } from './fixture/silence';

/** For all routes together; each is asked a few things at least. `FUZZ_MS` gives more, to look for long. */
const TIME_MS = Number(process.env['FUZZ_MS'] ?? 4_000);
/** What fast-check says on a failure (`seed`) repeats it: `FUZZ_SEED=… npx jest … fuzz`. */
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);

/** Addresses of the site, whose pages and files are nobody's route of the API. */
const OF_THE_SITE = [
  'get /',
  'get /:page',
  'get /:page/:page',
  'get /:page/:page/:page',
  'get /apartment/:id',
  'get /apartments/:district/:page',
  'get /results/:page',
  'get /blog/:slug',
  'get /blog/rss.xml',
  'get /category/:slug/page/:page',
  'get /:year/:month/:day/:slug',
  'get /summary',
  'get /reservation',
  'get /enquiry',
  'get /connect/:provider/redirect',
  'get /assets/:file',
  'get /uploads/:file',
  'get /builds/latest.json',
  'get /builds/meta/:build',
  'get /:page/_payload.json',
  'get /:page/index.pageContext.json',
  'get /sitemap.xml',
  'get /robots.txt',
  'get /metrics',
  'post /enquiry',
];
const ROUTES = [...OF_GUESTS, ...OF_ACCOUNTS, ...OF_THE_SIGNED_IN, ...OF_THE_SITE].map((name) => {
  const [method = '', path = ''] = name.split(' ');
  return { name, method: method as Method, path };
});

let account: SignedUp;

silenceServer();
beforeAll(async () => {
  await createApartment('fuzz-flat');
  account = await signUp('fuzz-account@guests.example');
});

test.each(ROUTES)('$name answers anything decently', async ({ name, method, path }) => {
  const isOwn = (OF_THE_SIGNED_IN as readonly string[]).includes(name);
  const property = fc.asyncProperty(anyRequest(method, path), async ({ address, sent }) => {
    const headers = { ...sent.headers, ...(isOwn && account.headers) };
    expect(indecency(await send(server.url, method, address, { ...sent, headers }))).toBeNull();
  });
  const until = Date.now() + TIME_MS / ROUTES.length;
  // A few runs always, and then as many as there is time for.
  for (let seed = SEED; seed < SEED + 3 || Date.now() < until; seed += 1)
    await fc.assert(property, { seed, numRuns: 1 });
});

test('afterwards a guest reserves as ever', async () => {
  const guest = guestOf(server.url);
  const { number } = await guest.quote({ apartmentId: 'fuzz-flat', ...stayIn(30, 3), guests: 2 });
  expect((await guest.reserve(reservationFor(number))).status).toBe(201);
  expect(contradictions(await ownBookings())).toEqual([]);
});
