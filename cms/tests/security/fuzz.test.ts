import fc from 'fast-check';
import type { Method } from './access/routes';
import { decisions, openTo } from './access/table';
import { signUp, type SignedUp } from '../fixture/account';
import { anyRequest } from '../fixture/any-request';
import { contradictions } from '../fixture/bookings';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { indecency } from '../fixture/decent-answer';
import { guestOf, reservationFor } from '../fixture/guest';
import { send } from '../fixture/http';
import { ownBookings } from '../fixture/own-bookings';
import { silenceServer } from '../fixture/silence';

/** For all routes together; each is asked a few things at least. `FUZZ_MS` gives more, to look for long. */
const TIME_MS = Number(process.env['FUZZ_MS'] ?? 4_000);
/** What fast-check says on a failure (`seed`) repeats it: `FUZZ_SEED=… npx jest … fuzz`. */
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);

const decided = decisions();
/** What guests may ask, and what of the panel and of the site is open to everybody. */
const OPEN = openTo(decided, ['Nobody', 'Guest']);
/** Addresses that are nobody’s route, or that are refused to all without a setting. */
const MORE = [
  'GET /:page',
  'GET /:page/:page',
  'GET /:page/:page/:page',
  'GET /metrics',
  'GET /connect/:provider/redirect',
];
const IN_ACCOUNT = new Set(OPEN.filter((name) => !openTo(decided, ['Nobody']).includes(name)));
const ROUTES = [...OPEN, ...MORE].map((name) => {
  const [method = '', path = ''] = name.split(' ');
  return { name, method: method.toLowerCase() as Method, path };
});

let account: SignedUp;

silenceServer();
beforeAll(async () => {
  await createApartment('fuzz-flat');
  account = await signUp('fuzz-account@guests.example');
});

test.each(ROUTES)('$name answers anything decently', async ({ name, method, path }) => {
  const property = fc.asyncProperty(anyRequest(method, path), async ({ address, sent }) => {
    const headers = { ...sent.headers, ...(IN_ACCOUNT.has(name) && account.headers) };
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
