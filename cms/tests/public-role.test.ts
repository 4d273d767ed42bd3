import { booking } from 'booking-rules/services';
import { signUp, type SignedUp } from './fixture/account';
import { createApartment } from './fixture/content';
import { stayIn } from './fixture/days';
import { guestOf, reservationFor } from './fixture/guest';
import { send } from './fixture/http';
import { OF_ACCOUNTS, OF_GUESTS, OF_THE_PANEL, OF_THE_SIGNED_IN } from './fixture/public-routes';
import { nameOf, pathWith, routes, type Route } from './fixture/routes';
import { silenceServer } from './fixture/silence';
import { hire } from './fixture/staff';

const CLOSED = [401, 403, 404, 405];
const AT_ONCE = 8;

/** What is known of another guest and of staff alone: none of it may be in any answer. */
const MARKS = {
  email: 'victim@private-guests.example',
  firstName: 'Zulaykha-Victim',
  lastName: 'Almarkedname',
  phone: '+971507654321',
  message: 'the-message-of-the-victim',
  enquiry: 'the-enquiry-of-the-victim',
  staff: 'marked-colleague@staff.example',
};
/** Of passwords as they are kept, and of tokens. */
const SECRET =
  /\$2[aby]\$\d\d\$|"(password|resetPasswordToken|confirmationToken|registrationToken|accessKey)":/;

const guest = guestOf(server.url);
let another: SignedUp;
/** What of the victim’s a parameter of a route may be filled with, by its name. */
let owned: { reference: string[]; number: string[]; id: string[] };

silenceServer();
beforeAll(async () => {
  await createApartment('private-flat');
  const { email, firstName, lastName, phone, message } = MARKS;
  const victim = await signUp(email, { firstName, lastName, phone });
  const { number } = await guest.quote({ apartmentId: 'private-flat', ...stayIn(30, 2), guests: 2 });
  const names = { firstName, lastName, email, phone };
  const { data } = await guest.reserve({ ...reservationFor(number), guest: names, message });
  const enquiry = { kind: 'general', name: firstName, email, message: MARKS.enquiry };
  const asked = await booking(server.strapi).enquiries.create({ data: enquiry }, new Date());
  const user: unknown = (await send(server.url, 'get', '/api/users/me', { headers: victim.headers })).body;
  const { id, documentId } = user as { id: number; documentId: string };
  await hire('marked-colleague', []);
  another = await signUp('another@guests.example');
  owned = { reference: [data.reference, asked.reference], number: [number], id: [String(id), documentId] };
});

interface Found {
  open: Set<string>;
  told: string[];
}

/** Asks every route for every id; says which were answered, and which answers hold what is nobody's business. */
async function tryAll(list: readonly Route[], headers: Record<string, string>): Promise<Found> {
  const found: Found = { open: new Set(), told: [] };
  const tries = list.flatMap((route) => {
    const name = /:(reference|number)\b/.exec(route.path)?.[1] as 'reference' | 'number' | undefined;
    return route.path.includes(':')
      ? owned[name ?? 'id'].map((value) => ({ route, path: pathWith(route.path, value) }))
      : [{ route, path: pathWith(route.path, 'x1') }];
  });
  const worker = async (): Promise<void> => {
    for (let next = tries.pop(); next !== undefined; next = tries.pop()) await tryOne(next, headers, found);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return found;
}

async function tryOne(
  { route, path }: { route: Route; path: string },
  headers: Record<string, string>,
  { open, told }: Found,
): Promise<void> {
  const { method } = route;
  const ask = async (address: string): Promise<boolean> => {
    const sent = { headers, ...(method !== 'get' && { body: {} }) };
    const { status, text } = await send(server.url, method, address, sent);
    const mark = Object.values(MARKS).find((word) => text.includes(word)) ?? SECRET.exec(text)?.[0];
    if (mark !== undefined) told.push(`${method} ${address}: ${mark}`);
    return !CLOSED.includes(status);
  };
  const isOpen = await ask(path);
  if (isOpen) open.add(nameOf(route));
  // As much as may be asked for at once.
  if (isOpen && method === 'get') await ask(`${path}?populate=*`);
}

const beyond = (open: ReadonlySet<string>, allowed: readonly string[]): string[] =>
  [...open].filter((name) => !allowed.includes(name)).sort();

const isContent = ({ path }: Route): boolean => path.startsWith('/api/');

test('the routes that are tried are the real ones', () => {
  const known = routes().map(nameOf);
  expect(known).toEqual(expect.arrayContaining([...OF_GUESTS, ...OF_ACCOUNTS, ...OF_THE_SIGNED_IN]));
  expect(routes().filter((route) => !isContent(route)).length).toBeGreaterThan(100);
});

test('without a token the API answers what a guest may ask, and nothing of another guest', async () => {
  const { open, told } = await tryAll(routes().filter(isContent), {});
  expect(beyond(open, [...OF_GUESTS, ...OF_ACCOUNTS])).toEqual([]);
  expect(told).toEqual([]);
});

test('with a guest’s token the API answers that and their own, and nothing of another guest', async () => {
  // Signing out would end the token with which the others are tried.
  const others = routes().filter((route) => isContent(route) && nameOf(route) !== 'post /api/auth/logout');
  const { open, told } = await tryAll(others, another.headers);
  expect(beyond(open, [...OF_GUESTS, ...OF_ACCOUNTS, ...OF_THE_SIGNED_IN])).toEqual([]);
  expect(told).toEqual([]);
});

test.each([
  ['without a token', () => ({})],
  ['with a guest’s token', () => another.headers],
])('%s the admin panel opens its doors and nothing else', async (_, headers) => {
  const panel = routes().filter((route) => !isContent(route));
  const { open, told } = await tryAll(panel, headers());
  expect(beyond(open, OF_THE_PANEL)).toEqual([]);
  expect(told).toEqual([]);
});

test('with a guest’s token another’s reservation is read, paid and cancelled by nobody', async () => {
  const [reference = ''] = owned.reference;
  const { headers, email } = another;
  for (const path of ['', '/refund', '/calendar']) {
    const address = `/api/reservations/${reference}${path}?email=${email}`;
    expect((await send(server.url, 'get', address, { headers })).status).toBe(404);
  }
  for (const path of ['look-up', 'payment', 'cancellation']) {
    const body = { data: { email } };
    const { status } = await send(server.url, 'post', `/api/reservations/${reference}/${path}`, {
      headers,
      body,
    });
    expect(status).toBe(404);
  }
  expect((await send(server.url, 'get', '/api/reservations', { headers })).data).toEqual([]);
});
