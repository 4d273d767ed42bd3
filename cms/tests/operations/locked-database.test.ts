import { fork } from 'node:child_process';
import { join } from 'node:path';
import { createApartment } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { send, type Answer } from '../fixture/http';
import { silenceServer } from '../fixture/silence';

const apartmentId = 'locked-flat';
const guest = guestOf(server.url);
const get = (path: string) => send(server.url, 'get', path);
const dates = `availabilityDateStart=${inDays(40)}&availabilityDateEnd=${inDays(43)}`;

silenceServer();

/** A process that has the write lock; the answer gives it back. */
async function lockElsewhere(): Promise<() => Promise<void>> {
  const { database } = server;
  if (database.client !== 'sqlite') throw new Error('Only a file can be locked as a whole');
  const holder = fork(join(__dirname, '../outside/lock-holder.mjs'), [database.filename], { execArgv: [] });
  await new Promise<void>((done, fail) => {
    holder.once('message', () => done());
    holder.once('exit', () => fail(new Error('The process ended without the lock')));
  });
  const ended = new Promise((done) => holder.once('exit', done));
  return async () => {
    if (holder.connected) holder.send('release');
    await ended;
  };
}

const numbers: string[] = [];
let reference: string;

/** One address of each kind that guests read. */
const reads = (): string[] => [
  '/',
  '/results/1',
  `/results/1?${dates}`,
  `/apartment/${apartmentId}`,
  `/summary?quote=${numbers[0]}`,
  '/sitemap.xml',
  `/api/stays?${dates}`,
  `/api/apartments/${apartmentId}/calendar?from=${inDays(1)}&to=${inDays(9)}`,
  '/api/apartments?populate=*',
  `/api/apartments/${apartmentId}`,
  '/api/districts',
  '/api/site-setting',
  `/api/quotes/${numbers[0]}`,
  `/api/reservations/${reference}?email=layla@guests.example`,
  '/livez',
  '/readyz',
];

const readAll = () => Promise.all(reads().map(async (path) => ({ path, status: (await get(path)).status })));

beforeAll(async () => {
  await createApartment(apartmentId);
  for (let night = 0; night < 12; night += 1) {
    numbers.push((await guest.quote({ apartmentId, ...stayIn(40 + night, 1), guests: 1 })).number);
  }
  reference = (await guest.reserve(reservationFor(numbers.pop() ?? ''))).data.reference;
  // Parts of pages are loaded when they are first shown, which is not to be measured below.
  await readAll();
});

describe('while another process has the write lock', () => {
  let release: () => Promise<void>;
  beforeEach(async () => {
    release = await lockElsewhere();
  });
  afterEach(() => release());

  test('all that guests read is answered, while writes wait and then are asked to come back', async () => {
    const began = Date.now();
    let refused = 0;
    const writes = [
      ...numbers.map((number) => guest.reserve(reservationFor(number))),
      ...Array.from({ length: 10 }, () => guest.askQuote({ apartmentId, ...stayIn(60, 2), guests: 1 })),
      send(server.url, 'post', '/enquiry', {
        body: 'kind=general&name=Layla&email=layla@guests.example&message=Is+there+a+cot%3F',
      }),
    ].map(async (sent: Promise<Answer<unknown>>) => {
      const answer = await sent;
      refused += 1;
      return answer;
    });
    const answers = await readAll();
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    // The lock is still there, and so is everybody who waits for it.
    expect(refused).toBe(0);
    for (const { status, headers } of await Promise.all(writes)) {
      expect({ status, retry: headers['retry-after'] }).toEqual({ status: 503, retry: '5' });
    }
    expect(Date.now() - began).toBeLessThan(15_000);
  });

  test('a write that the lock leaves in time goes through', async () => {
    const asking = guest.askQuote({ apartmentId, ...stayIn(60, 2), guests: 1 });
    const reserving = guest.reserve(reservationFor(numbers[0] ?? ''));
    await get('/api/districts');
    await release();
    expect([(await asking).status, (await reserving).status]).toEqual([201, 201]);
  });
});

test('and afterwards writes go through, none of them twice', async () => {
  const { status } = await guest.reserve(reservationFor(numbers[1] ?? ''));
  expect(status).toBe(201);
  expect(await guest.takenDays(apartmentId, inDays(40), inDays(52))).toHaveLength(3);
});
