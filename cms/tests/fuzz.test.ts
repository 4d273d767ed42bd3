import fc from 'fast-check';
import { contradictions } from './fixture/bookings';
import { createApartment } from './fixture/content';
import { inDays, stayIn } from './fixture/days';
import { indecency } from './fixture/decent-answer';
import { guestOf, reservationFor } from './fixture/guest';
import { send } from './fixture/http';
import { wellFormed } from './fixture/well-formed';
import { ownBookings } from './fixture/own-bookings';
import { silenceServer } from './fixture/silence';

const LONGEST_MS = 7_000;
const RUNS = { numRuns: 5_000, interruptAfterTimeLimit: LONGEST_MS };
const apartmentId = 'fuzz-flat';

silenceServer();
beforeAll(async () => {
  await createApartment(apartmentId);
});

/** Mostly what a field wants, sometimes anything at all. */
const near = <T>(good: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: good },
    { weight: 1, arbitrary: fc.jsonValue({ noUnicodeString: false }) },
  );
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', '\u0000', '__proto__', '%', "'"),
);
const day = fc.integer({ min: -5, max: 700 }).map(inDays);

const quoteBody = fc.record(
  {
    apartmentId: near(fc.constant(apartmentId)),
    checkIn: near(day),
    checkOut: near(day),
    guests: near(fc.integer({ min: -1, max: 60 })),
    promotionCode: near(text),
  },
  { requiredKeys: [] },
);
const reservationBody = fc.record(
  {
    quote: near(fc.constant('Q-0000000000')),
    guest: near(fc.record({ firstName: text, lastName: text, email: near(fc.emailAddress()), phone: text })),
    payment: near(fc.constant('manual')),
    message: near(text),
  },
  { requiredKeys: [] },
);
const post = fc.oneof(
  fc.record({ path: fc.constant('/api/quotes'), data: near(quoteBody) }),
  fc.record({ path: fc.constant('/api/reservations'), data: near(reservationBody) }),
);

const segment = fc.oneof(text, fc.constantFrom(apartmentId, 'Q-0000000000', 'R-0000000000'));
const path = fc.oneof(
  segment.map((part) => `/api/quotes/${encode(part)}`),
  segment.map((part) => `/api/reservations/${encode(part)}`),
  segment.map((part) => `/api/apartments/${encode(part)}`),
  segment.map((part) => `/api/apartments/${encode(part)}/calendar`),
  fc.constantFrom('/api/stays', '/api/apartments', '/api/districts', '/api/minimum-stay-overrides'),
  fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.map(encode).join('/')}`),
);
const query = fc.dictionary(
  fc.oneof(
    fc.constantFrom('from', 'to', 'email', 'page', 'pageSize', 'sort', 'populate', 'fields', 'status'),
    fc.constantFrom('availabilityDateStart', 'availabilityDateEnd', 'availabilityGuestNumber', 'district'),
    fc.constantFrom(
      'bedrooms',
      'priceMin',
      'amenities',
      'filters[name][$eq]',
      'pagination[page]',
      'populate[]',
    ),
    text,
  ),
  fc.oneof(text, day, fc.integer().map(String), fc.double().map(String)),
  { maxKeys: 4 },
);

function encode(part: string): string {
  return encodeURIComponent(wellFormed(part));
}

test('no body that anybody posts breaks the server', async () => {
  const property = fc.asyncProperty(post, async ({ path: where, data }) => {
    expect(indecency(await send(server.url, 'post', where, { body: { data } }))).toBeNull();
  });
  await fc.assert(property, RUNS);
});

test('no address that anybody asks for breaks the server', async () => {
  const property = fc.asyncProperty(path, query, async (where, asked) => {
    const search = Object.entries(asked).map(([name, value]) => `${encode(name)}=${encode(value)}`);
    expect(indecency(await send(server.url, 'get', `${where}?${search.join('&')}`))).toBeNull();
  });
  await fc.assert(property, RUNS);
});

test('afterwards a guest reserves as ever', async () => {
  const guest = guestOf(server.url);
  const { number } = await guest.quote({ apartmentId, ...stayIn(30, 3), guests: 2 });
  expect((await guest.reserve(reservationFor(number))).status).toBe(201);
  expect(contradictions(await ownBookings())).toEqual([]);
});
