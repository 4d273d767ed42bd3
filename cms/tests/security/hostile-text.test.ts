import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { indecency } from '../fixture/decent-answer';
import { guestOf, reservationFor } from '../fixture/guest';
import { send, type Answer } from '../fixture/http';
import { ownBookings } from '../fixture/own-bookings';
import { silenceServer } from '../fixture/silence';
import { wellFormed } from '../fixture/well-formed';

const guest = guestOf(server.url);
const NUL = '\u0000';

/** Texts that have broken something somewhere. */
const TEXTS: [string, string][] = [
  ['a NUL character', `a${NUL}b`],
  ['half a character', '\uD800'],
  ['characters of another plane', '𓀀👩‍👩‍👧‍👦🇦🇪'],
  ['text that runs backwards', '\u202Eنص\u202C'],
  ['a mountain of accents', `Z${'\u0301'.repeat(20)}`],
  ['a line that ends', 'a\r\nSet-Cookie: b=c'],
  ['SQL', `'; delete from admin_users; --`],
  ['SQL in double quotes', `" or 1=1; --`],
  ['a pattern', '%_%'],
  ['a template', '${7*7}{{7*7}}<%= 7*7 %>'],
  ['markup', '<script>alert(1)</script>'],
  ['a name of the language', '__proto__'],
  ['a path', '../../../etc/passwd'],
  ['a format', '%s%n%x%d'],
  ['nothing', ''],
];

const expectDecent = (answer: Answer<unknown>): void => expect(indecency(answer)).toBeNull();

silenceServer();
beforeAll(async () => {
  await createApartment('hostile-flat');
});

describe.each(TEXTS)('%s', (_, text) => {
  test('in any field of a quote', async () => {
    const good = { apartmentId: 'hostile-flat', ...stayIn(30, 2), guests: 1, promotionCode: undefined };
    for (const field of ['apartmentId', 'checkIn', 'checkOut', 'guests', 'promotionCode', text]) {
      const answer = await guest.askQuote({ ...good, [field]: text });
      expectDecent(answer);
      expect([201, 400, 422]).toContain(answer.status);
    }
  });

  test('in any field of a reservation', async () => {
    const request = reservationFor('Q-0000000000');
    for (const field of ['quote', 'payment', 'message', text]) {
      const answer = await guest.reserve({ ...request, [field]: text });
      expectDecent(answer);
      expect([400, 404]).toContain(answer.status);
    }
    for (const field of ['firstName', 'lastName', 'email', 'phone', text]) {
      const answer = await guest.reserve({ ...request, guest: { ...request.guest, [field]: text } });
      expectDecent(answer);
      expect([400, 404]).toContain(answer.status);
    }
  });

  test('in any address and any query', async () => {
    const part = encodeURIComponent(wellFormed(text));
    const paths = [
      `/api/quotes/${part}`,
      `/api/reservations/${part}?email=a@b.example`,
      `/api/reservations/R-0000000000?email=${part}`,
      `/api/apartments/${part}`,
      `/api/apartments/${part}/calendar`,
      `/api/apartments/hostile-flat/calendar?from=${part}`,
      `/api/apartments?filters[name][$contains]=${part}`,
      `/api/apartments?sort=${part}`,
      `/api/apartments?filters[${part}]=1`,
      `/api/districts/${part}`,
      `/api/stays?district=${part}`,
      `/api/stays?amenities=${part}`,
      `/api/stays?${part}=1`,
    ];
    for (const path of paths)
      expect({ path, problem: indecency(await get(path)) }).toEqual({ path, problem: null });
  });
});

const get = (path: string) => send(server.url, 'get', path);

test('a guest’s name and message are kept as they were written', async () => {
  const { number } = await guest.quote({ apartmentId: 'hostile-flat', ...stayIn(40, 2), guests: 1 });
  const names = { firstName: 'Zoë-Ἀλέξανδρος', lastName: `O'Brien "محمد" 👩‍👩‍👧` };
  const request = reservationFor(number);
  const message = `<b>'; delete from admin_users; --</b>\n\t\\ 𓀀`;
  const { status, data } = await guest.reserve({
    ...request,
    guest: { ...request.guest, ...names },
    message,
  });
  expect(status).toBe(201);
  const { data: kept } = await guest.readReservation(data.reference, data.guest.email);
  expect(kept).toMatchObject({ guest: names, message });
});

test.each(['%', '%E0%A4%A', '%00', '%ff%fe', '..%2f..%2f', '%2e%2e', 'a'.repeat(4_000), '%0d%0aX: y'])(
  'an address ending in %s never breaks anything',
  async (end) => {
    for (const start of [
      '/',
      '/apartment/',
      '/results/',
      '/uploads/',
      '/assets/',
      '/api/',
      '/api/quotes/',
      '/api/apartments/',
    ]) {
      const answer = await get(start + end);
      expect({ start, problem: indecency(answer) }).toEqual({ start, problem: null });
      expect(answer.status).toBeGreaterThanOrEqual(300);
    }
  },
);

test.each([
  'email[]=a@b.example',
  'email[$ne]=x',
  'email=a@b.example&email=c@d.example',
  'email[__proto__]=x',
  '',
])('a look-up with %p is refused', async (query) => {
  const answer = await get(`/api/reservations/R-0000000000?${query}`);
  expectDecent(answer);
  expect(answer.status).toBe(400);
});

test.each([
  'filters[bedrooms][$gt]=many',
  'filters[bedrooms][$eq]=99999999999999999999',
  'filters[$not]=',
  'filters[$and]=1',
  'filters[]=1',
  'filters[name][$eq]=%00',
  'sort=..',
  'sort[]=&sort[][a]=1',
  'populate[]=1',
])('a list asked for by %s is refused as the mistake that it is', async (query) => {
  const answer = await get(`/api/apartments?${query}`);
  expectDecent(answer);
  expect([200, 400]).toContain(answer.status);
});

test('an Idempotency-Key may be any text that fits into a header', async () => {
  for (const [index, key] of [`'; delete from admin_users; --`, '__proto__', '%00', 'é'].entries()) {
    const quote = await guest.quote({ apartmentId: 'hostile-flat', ...stayIn(60 + index * 3, 2), guests: 1 });
    const first = await guest.reserve(reservationFor(quote.number), key);
    const again = await guest.reserve(reservationFor(quote.number), key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.data).toEqual(first.data);
  }
});

test('after all this the tables are still there', async () => {
  const { nights, reservations } = await ownBookings();
  expect(nights.length).toBeGreaterThan(0);
  expect(reservations.length).toBeGreaterThan(0);
});
