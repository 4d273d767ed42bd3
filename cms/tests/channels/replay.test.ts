import { randomInt } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { addDays, nightsOf, type Day, type Stay } from 'booking-rules/shared/domain/stay';
import { inDays } from '../fixture/days';
import { calendarOf } from '../fixture/feed-server';
import { actor, startChannels, type ChannelFixture } from './channel-fixture';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A fetch has ten seconds; what it brings is written down in some more, on a machine that is busy. */
const LONGEST_MS = 20_000;
const CHANNELS = 4;
const BOMB = gzipSync(Buffer.alloc(64 * 1024 * 1024));
/** TEST_SEED repeats a run. */
const seed = Number(process.env['TEST_SEED'] ?? randomInt(2 ** 31));

/** What goes wrong with a fetch, each once with every channel. Those of `HONEST` tell everything all the same. */
const HONEST = ['wrong charset', 'mark', 'not modified', 'moved'] as const;
const FAULTS = [
  ...([
    'silent',
    'dripping',
    'cut',
    '429',
    '500',
    'gone',
    'to loopback',
    'to metadata',
    'web page',
    'blank',
  ] as const),
  ...(['empty', 'partial', 'gzip bomb', 'too large', 'truncated', 'unreadable event', ...HONEST] as const),
] as const;
type Fault = (typeof FAULTS)[number];

/** A step of a history: what is sold and cancelled, then a fetch that goes wrong, then one that does not. */
interface Step {
  fault: Fault;
  minutes: [number, number];
  booked: { from: number; nights: number };
  cancelled: number | null;
}
const histories = fc
  .tuple(
    fc.shuffledSubarray([...FAULTS], { minLength: FAULTS.length }),
    fc.array(
      fc.record({
        minutes: fc.tuple(fc.integer({ min: 5, max: 90 }), fc.integer({ min: 5, max: 90 })),
        booked: fc.record({ from: fc.integer({ min: 10, max: 90 }), nights: fc.integer({ min: 1, max: 7 }) }),
        cancelled: fc.option(fc.nat(), { freq: 1 }),
      }),
      { minLength: FAULTS.length, maxLength: FAULTS.length },
    ),
  )
  .map(([faults, steps]) =>
    steps.map((step, index): Step => ({ ...step, fault: faults[index] ?? 'silent' })),
  );

const isHonest = (fault: Fault): boolean => (HONEST as readonly Fault[]).includes(fault);

let fixture: ChannelFixture;
beforeAll(async () => {
  fixture = await startChannels('replay');
});
afterAll(() => fixture.feeds.stop());

function answerOf(fault: Fault | null, sold: readonly Day[], etag: string): RequestListener {
  const text = calendarOf(sold);
  const sends =
    (body: string | Uint8Array, headers: Record<string, string> = {}, status = 200): RequestListener =>
    (_, response) =>
      response.writeHead(status, headers).end(body);
  switch (fault) {
    case null:
    case 'not modified':
      return (request, response) =>
        request.headers['if-none-match'] === etag
          ? response.writeHead(304).end()
          : response.writeHead(200, { etag }).end(text);
    case 'silent':
      return () => undefined;
    case 'dripping':
      return (_, response) => {
        const drip = setInterval(() => response.write(text.slice(0, 20)), 200);
        response.on('close', () => clearInterval(drip));
      };
    case 'cut':
      return (_, response) => {
        response.writeHead(200, { 'content-length': String(text.length + 1) });
        response.write(text, () => response.destroy());
      };
    case '429':
      return sends('', { 'retry-after': '3600' }, 429);
    case '500':
      return sends(text, {}, 500);
    case 'gone':
      return sends('', {}, 410);
    case 'to loopback':
      return sends('', { location: 'http://127.0.0.2:1337/feed.ics' }, 302);
    case 'to metadata':
      return sends('', { location: 'http://169.254.169.254/latest/meta-data' }, 301);
    case 'moved':
      return (request, response) =>
        request.url?.endsWith('?moved')
          ? response.writeHead(200).end(text)
          : response.writeHead(302, { location: `${request.url}?moved` }).end();
    case 'web page':
      return sends('<!doctype html><title>Sign in</title>');
    case 'blank':
      return sends('\r\n');
    case 'empty':
      return sends(calendarOf([]));
    case 'partial':
      return sends(calendarOf(sold.filter((_, index) => index % 3 !== 1)));
    case 'gzip bomb':
      return sends(BOMB, { 'content-encoding': 'gzip' });
    case 'too large':
      return sends(`${text}${' '.repeat(3 * 1024 * 1024)}`);
    case 'truncated':
      return sends(text.slice(0, text.length / 2));
    case 'unreadable event':
      return sends(text.replace(/DTSTART.*/, 'DTSTART;VALUE=DATE:20270231'));
    case 'wrong charset':
      return sends(Buffer.from(text.replaceAll('Reserved', 'Réservé'), 'latin1'));
    case 'mark':
      return sends(`\uFEFF${text}`);
  }
}

/** A channel with its guests, and a clock of its own. */
async function channel(path: string) {
  const apartmentId = await fixture.newApartment();
  let stays: Stay[] = [];
  let version = 0;
  let at = Date.now();
  const sold = (): Day[] => stays.flatMap(nightsOf).sort();
  const serve = (fault: Fault | null) => {
    const answer = answerOf(fault, sold(), `"${version}"`);
    fixture.feeds.answers(path, answer);
    fixture.feeds.answers(`${path}?moved`, answer);
  };
  const book = ({ from, nights }: Step['booked']) => {
    const stay = { checkIn: inDays(from), checkOut: addDays(inDays(from), nights) };
    if (nightsOf(stay).some((night) => sold().includes(night))) return;
    stays = [...stays, stay];
    version += 1;
  };
  // So many that no cancellation of one is half of all: the rule itself is tried, not the quarantine alone.
  for (let from = 100; from < 160; from += 6) book({ from, nights: 4 });
  serve(null);
  const id = await fixture.add(apartmentId, 'airbnb', path);
  return {
    id,
    sold,
    book,
    now: () => at,
    cancel(which: number): void {
      stays = stays.filter((_, index) => index !== which % stays.length);
      version += 1;
    },
    /** Has the feed fetched some minutes later; the answer is how long that really took. */
    async fetch(minutes: number, fault: Fault | null = null): Promise<number> {
      serve(fault);
      at += minutes * MINUTE;
      const began = performance.now();
      await fixture.channels.fetchNow(id, new Date(at));
      return performance.now() - began;
    },
    taken: async (): Promise<Day[]> => {
      const rows: { night: Day }[] = await fixture
        .table('booking_nights')
        .where({ apartment: apartmentId, source: 'channel' })
        .orderBy('night')
        .select('night');
      return rows.map(({ night }) => night);
    },
    state: async () => fixture.feedOf(id),
  };
}

/** Replays a history: what the channel holds is taken, and what it cancels is freed by its rule. */
async function replay(history: readonly Step[], index: number): Promise<void> {
  const it = await channel(`/replay-${index}`);
  /** When a good fetch last showed each night. */
  const shown = new Map<Day, number>();
  const expectKept = async () => {
    const taken = new Set(await it.taken());
    const lost = [...shown].filter(([night, at]) => it.now() - at < 3 * HOUR && !taken.has(night));
    expect(lost).toEqual([]);
  };
  for (const { fault, minutes, booked, cancelled } of history) {
    it.book(booked);
    if (cancelled !== null) it.cancel(cancelled);
    expect(await it.fetch(minutes[0], fault)).toBeLessThan(LONGEST_MS);
    if (isHonest(fault)) expect(await it.taken()).toEqual(expect.arrayContaining(it.sold()));
    await expectKept();
    expect(await it.fetch(minutes[1])).toBeLessThan(LONGEST_MS);
    // Whatever came before.
    expect(await it.taken()).toEqual(expect.arrayContaining(it.sold()));
    for (const night of it.sold()) shown.set(night, it.now());
    await expectKept();
  }
  // Nothing changes any more: what was cancelled is free once its rule is kept, or a manager was asked.
  for (let hour = 0; hour < 4; hour += 1) await it.fetch(61);
  if ((await it.state())?.quarantine) await fixture.channels.release(it.id, actor(new Date(it.now())));
  expect(await it.taken()).toEqual(it.sold());
}

test(`days of ${CHANNELS} channels with every fault (seed ${seed}): what they hold is taken, what they cancel is freed`, async () => {
  await Promise.all(fc.sample(histories, { seed, numRuns: CHANNELS }).map(replay));
});

test('a night that is cancelled is free three hours after the first good fetch without it, faults or not', async () => {
  const it = await channel('/replay-rule');
  const [cancelled] = it.sold();
  it.cancel(0);
  for (const fault of ['500', null, '429', null, 'truncated', null] as const) await it.fetch(30, fault);
  await it.fetch(59);
  expect(await it.taken()).toContain(cancelled);
  await it.fetch(1.5);
  expect(await it.taken()).toEqual(it.sold());
});
