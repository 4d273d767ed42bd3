import fc from 'fast-check';
import { cases } from '../../cases.fixture';
import { addDays, type Day } from '../stay';
import { isEcho, nightsFor, noteServed, type ServedNights } from './echo';
import { applyFetch, DEFAULT_RELEASE, NEW_FEED, releaseQuarantine, type FeedState } from './feed';
import { holding, HOUR, TODAY } from './feed.fixture';

const NIGHT = addDays(TODAY, 10);
const held = (shownSince: number) => new Map([[NIGHT, { shownSince, missing: null }]]);
const told = (since: number, until: number | null = null): ServedNights =>
  new Map([[NIGHT, { since, until }]]);

test.each([
  ['that the channel had before it was told', 1, told(2), false],
  ['that the channel shows since it was told', 3, told(2), true],
  ['that it was never told', 3, new Map(), false],
  ['that it still shows just after it was told otherwise', 3, told(2, 9 * HOUR), true],
  ['that it still shows long after it was told otherwise', 3, told(2, 6 * HOUR), false],
])('a night %s: echo or not', (_, shownSince, served, echo) => {
  expect(isEcho({ channel: 'airbnb', nights: held(shownSince), served }, NIGHT, 10 * HOUR)).toBe(echo);
});

test('an echo that the channel no longer shows stays one until its night is freed', () => {
  const missing = { since: 4 * HOUR, fetches: 2, lastSeen: 3 * HOUR };
  const nights = new Map([[NIGHT, { shownSince: 3, missing }]]);
  expect(isEcho({ channel: 'airbnb', nights, served: told(2, 3 * HOUR) }, NIGHT, 10 * HOUR)).toBe(true);
});

test('a channel is told of our nights and those of other channels, not of its own nor of echoes', () => {
  const [own, airbnb, vrbo] = [1, 2, 3].map((offset) => addDays(TODAY, offset)) as [Day, Day, Day];
  const feeds = [
    {
      channel: 'airbnb',
      nights: new Map([
        [airbnb, { shownSince: 1, missing: null }],
        [own, { shownSince: 5, missing: null }],
      ]),
      served: new Map(),
    },
    {
      channel: 'vrbo',
      nights: new Map([
        [vrbo, { shownSince: 1, missing: null }],
        [airbnb, { shownSince: 5, missing: null }],
      ]),
      served: noteServed(new Map(), [own, airbnb], { at: 2, today: TODAY }),
    },
  ];
  expect(nightsFor('airbnb', [own], feeds, 6)).toEqual(new Set([own, vrbo]));
  expect(nightsFor('vrbo', [own], feeds, 6)).toEqual(new Set([own, airbnb]));
  expect(nightsFor('agoda', [own], feeds, 6)).toEqual(new Set([own, airbnb, vrbo]));
});

test('what a channel was told is forgotten when it is past, or over for long', () => {
  const first = noteServed(new Map(), [TODAY, NIGHT], { at: 0, today: TODAY });
  const second = noteServed(first, [], { at: HOUR, today: addDays(TODAY, 1) });
  expect([...second]).toEqual([[NIGHT, { since: 0, until: HOUR }]]);
  expect(noteServed(second, [NIGHT], { at: 2 * HOUR, today: TODAY }).get(NIGHT)).toEqual({
    since: 0,
    until: null,
  });
  expect(noteServed(second, [], { at: 400 * HOUR, today: TODAY }).size).toBe(0);
});

/** A channel that sells by itself, and closes what our export calendar tells it, some hours later. */
interface Channel {
  name: string;
  /** Hours between its readings of our calendar. */
  every: number;
  sold: Set<Day>;
  imported: ReadonlySet<Day>;
  served: ServedNights;
  feed: FeedState;
}

const SEASON = Array.from({ length: 8 }, (_, index) => addDays(TODAY, 20 + index));
const ALWAYS = addDays(TODAY, 60);
const deeds = fc.array(
  fc.record({
    hours: fc.integer({ min: 1, max: 20 }),
    who: fc.integer({ min: 0, max: 2 }),
    night: fc.constantFrom(...SEASON),
    sells: fc.boolean(),
  }),
  { maxLength: 20 },
);

describe('channels that read our calendar and show it in theirs', () => {
  const cadences = fc.tuple(
    fc.integer({ min: 1, max: 6 }),
    fc.integer({ min: 1, max: 6 }),
    fc.integer({ min: 1, max: 6 }),
  );

  test('never keep a night taken for each other, and never hide one that another has sold', () => {
    fc.assert(
      fc.property(cadences, deeds, (every, plan) => {
        const channels = ['airbnb', 'booking-com', 'vrbo'].map((name, index): Channel => ({
          ...{ name, every: every[index] ?? 1, sold: new Set([ALWAYS]), imported: new Set() },
          ...{ served: new Map(), feed: NEW_FEED },
        }));
        let hour = 0;
        const live = (hours: number) => {
          for (const end = hour + hours; hour < end; hour += 1) anHour(channels, hour);
        };
        for (const { hours, who, night, sells } of plan) {
          const channel = channels[who];
          if (!channel) continue;
          // Nobody sells what they show as closed.
          if (!sells) channel.sold.delete(night);
          else if (!channel.imported.has(night)) channel.sold.add(night);
          live(hours);
        }
        live(8);
        const at = hour * HOUR;
        for (const reader of channels)
          for (const { name, sold } of channels)
            if (name !== reader.name)
              for (const night of sold)
                expect([...toldTo(reader, channels, at), ...reader.sold]).toContain(night);
        for (const { sold } of channels) for (const night of SEASON) sold.delete(night);
        live(40);
        for (const { feed } of channels) expect([...feed.nights.keys()]).toEqual([ALWAYS]);
      }),
      cases(150),
    );
  });
});

function toldTo({ name }: Channel, channels: readonly Channel[], at: number): Set<Day> {
  const feeds = channels.map(({ name: channel, feed, served }) => ({ channel, nights: feed.nights, served }));
  return nightsFor(name, [], feeds, at);
}

/** Every channel reads our calendar when it is its hour; then we fetch theirs. A manager believes every loss. */
function anHour(channels: readonly Channel[], hour: number): void {
  const at = hour * HOUR;
  for (const channel of channels) {
    if (hour % channel.every !== 0) continue;
    channel.imported = toldTo(channel, channels, at);
    channel.served = noteServed(channel.served, channel.imported, { at, today: TODAY });
  }
  for (const channel of channels) {
    const fetch = holding([...channel.sold, ...channel.imported]);
    const { state } = applyFetch(channel.feed, fetch, { at: at + 1, today: TODAY }, DEFAULT_RELEASE);
    channel.feed = state.quarantine ? releaseQuarantine(state).state : state;
  }
}
