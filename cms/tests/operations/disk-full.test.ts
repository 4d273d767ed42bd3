import { createApartment, UID } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { send, type Answer } from '../fixture/http';
import { silenceServer } from '../fixture/silence';
import { createStaffInRole } from '../fixture/staff';
import { within } from '../fixture/within';

const apartmentId = 'full-flat';
/** More of one kind than find room in the pages of the file that are begun. */
const MOST = 200;
const FILLER = 'tests_filler';
const dates = `availabilityDateStart=${inDays(40)}&availabilityDateEnd=${inDays(43)}`;
const guest = guestOf(server.url);
const get = (path: string) => send(server.url, 'get', path);

silenceServer();

/** Leaves SQLite no page to write to: what it then says is what it says of a full disk. */
async function fill(): Promise<void> {
  const { connection } = server.strapi.db;
  await connection.raw(`create table ${FILLER} (bytes blob)`);
  // No less than what the file has.
  await connection.raw('pragma max_page_count = 1');
  for (const bytes of [1_000_000, 4_000]) {
    for (let failed = false; !failed;) {
      failed = await connection.raw(`insert into ${FILLER} values (zeroblob(${bytes}))`).then(
        () => false,
        (error: unknown) => {
          // Of another sandbox than this test, so it is no `Error` here.
          if ((error as { code?: string }).code === 'SQLITE_FULL') return true;
          throw error;
        },
      );
    }
  }
}

async function makeRoom(): Promise<void> {
  const { connection } = server.strapi.db;
  await connection.raw('pragma max_page_count = 1073741823');
  await connection.raw(`drop table if exists ${FILLER}`);
}

let staff: string;
/** Of different nights; and the one that was tried last. */
const quotes: string[] = [];
let quote = '';
let sent = 0;

/** What guests and staff write, by name; each is another one. */
const writes: Record<string, () => Promise<Answer<unknown>>> = {
  'a quote': () => guest.askQuote({ apartmentId, ...stayIn(60, 2), guests: 1 }),
  'a reservation': () => {
    quote = quotes.pop() ?? quote;
    return guest.reserve(reservationFor(quote));
  },
  'an enquiry': () => send(server.url, 'post', '/api/enquiries', { body: { data: enquiry() } }),
  'an enquiry by a plain form': () =>
    send(server.url, 'post', '/enquiry', { body: new URLSearchParams(enquiry()).toString() }),
  registration: () => {
    const email = `full-${(sent += 1)}@guests.example`;
    const body = { email, username: email, password: 'Tests-password-1' };
    return send(server.url, 'post', '/api/auth/local/register', { body });
  },
  'what an editor saves': () => {
    const body = { question: `Is there room ${(sent += 1)}?`, answer: 'x'.repeat(900), topic: 'staying' };
    const headers = { Authorization: `Bearer ${staff}` };
    return send(server.url, 'post', `/content-manager/collection-types/${UID.faq}`, { body, headers });
  },
};

function enquiry(): Record<string, string> {
  const message = `${(sent += 1)} ${'x'.repeat(1_500)}`;
  return { kind: 'general', name: 'Layla', email: 'layla@guests.example', message };
}

/** Writes until it is refused; anything but a success before that is what comes back. */
async function firstRefusal(write: () => Promise<Answer<unknown>>): Promise<Answer<unknown>> {
  let answer = await write();
  for (let count = 1; answer.status < 400 && count < MOST; count += 1) answer = await write();
  return answer;
}

beforeAll(async () => {
  await createApartment(apartmentId);
  staff = await createStaffInRole('full-editor', 'strapi-editor');
  for (let night = 0; night < 20; night += 1) {
    quotes.push((await guest.quote({ apartmentId, ...stayIn(40 + night, 1), guests: 1 })).number);
  }
});

describe('while the disk is full', () => {
  beforeAll(fill);
  afterAll(makeRoom);

  test.each(Object.entries(writes))('%s is asked to come back', async (name, write) => {
    const { status, headers, error } = await firstRefusal(write);
    expect({ status, retry: headers['retry-after'] }).toEqual({ status: 503, retry: '5' });
    // A form that was posted by a page is answered with that page.
    if (!name.endsWith('form')) {
      expect(error).toMatchObject({ status: 503, name: 'ServiceUnavailableError', details: {} });
    }
  });

  test.each([
    '/',
    `/results/1?${dates}`,
    `/apartment/${apartmentId}`,
    `/api/stays?${dates}`,
    '/api/districts',
    `/api/apartments/${apartmentId}/calendar?from=${inDays(1)}&to=${inDays(9)}`,
  ])('%s is still there to read', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  test('the process asks to be left out, for as long as that lasts', async () => {
    await firstRefusal(() => guest.askQuote({ apartmentId, ...stayIn(60, 2), guests: 1 }));
    // Longer than it takes to try again.
    for (const end = Date.now() + 2_500; Date.now() < end;) {
      expect(await get('/readyz')).toMatchObject({ status: 503, text: 'not ready: writing\n' });
    }
  });
});

test('once there is room it is ready by itself, and what was refused goes through', async () => {
  await within(10_000, async () => {
    expect(await get('/readyz')).toMatchObject({ status: 200, text: 'ready\n' });
  });
  expect((await guest.reserve(reservationFor(quote))).status).toBe(201);
});
