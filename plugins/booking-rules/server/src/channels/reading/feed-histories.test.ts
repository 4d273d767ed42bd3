import fc from 'fast-check';
import {
  applyFetch,
  DEFAULT_RELEASE,
  NEW_FEED,
  type FeedState,
  type FetchResult,
} from '../../../../shared/domain/channels/feed';
import { addDays, nightsOf, type Day, type Stay } from '../../../../shared/domain/stay';
import { bytesOf, calendar, days, event } from './calendar.fixture';
import { readCalendar } from './read-calendar';

const TODAY: Day = '2027-03-01';
const START = Date.parse('2027-03-01T00:00:00+04:00');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const HORIZON = 60;

/** How a channel writes its calendar this time; none of it says anything else about its nights. */
interface Style {
  /** Stays that meet are one event, or each night is one of its own, or stays are as they are. */
  cut: 'stays' | 'merged' | 'split';
  /** What is added to every UID: identities that change with every fetch. */
  churn: number;
  dates: 'days' | 'duration' | 'rule' | 'zoned' | 'utc';
  order: 'as it is' | 'reversed' | 'twice';
  /** Whether days that are over are still shown, or a stay in progress begins today. */
  past: 'shown' | 'left out';
  file: 'plain' | 'mark' | 'utf-16' | 'folded' | 'line feeds' | 'blank lines' | 'small letters';
  /** An event that takes nothing beside what is there: an end before its beginning on a taken day. */
  backwards: boolean;
}

/** What goes wrong with it; `partial` is a valid file that lacks events. */
type Fault =
  | 'partial'
  | 'empty'
  | 'web page'
  | 'blank'
  | 'cut'
  | 'unreadable event'
  | 'wrong charset'
  | 'error';

interface Look {
  minutes: number;
  /** What guests of the channel do before it is fetched. */
  acts: Act[];
  style: Style;
  fault: Fault | null;
}
type Act =
  | { kind: 'book'; from: number; nights: number }
  | { kind: 'cancel'; which: number }
  | { kind: 'move'; which: number; from: number };

const styles: fc.Arbitrary<Style> = fc.record({
  cut: fc.constantFrom('stays', 'merged', 'split'),
  churn: fc.nat(3),
  dates: fc.constantFrom('days', 'duration', 'rule', 'zoned', 'utc'),
  order: fc.constantFrom('as it is', 'reversed', 'twice'),
  past: fc.constantFrom('shown', 'left out'),
  file: fc.constantFrom('plain', 'mark', 'utf-16', 'folded', 'line feeds', 'blank lines', 'small letters'),
  backwards: fc.boolean(),
});
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('book' as const),
    from: fc.integer({ min: 0, max: HORIZON }),
    nights: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ kind: fc.constant('cancel' as const), which: fc.nat() }),
  fc.record({
    kind: fc.constant('move' as const),
    which: fc.nat(),
    from: fc.integer({ min: 0, max: HORIZON }),
  }),
);
const faults = fc.constantFrom<Fault>(
  ...(['partial', 'empty', 'web page', 'blank', 'cut'] as const),
  ...(['unreadable event', 'wrong charset', 'error'] as const),
);
const looks: fc.Arbitrary<Look> = fc.record({
  minutes: fc.integer({ min: 5, max: 240 }),
  acts: fc.array(acts, { maxLength: 3 }),
  style: styles,
  fault: fc.option(faults, { freq: 3, nil: null }),
});
const histories = fc.array(looks, { minLength: 1, maxLength: 25 });
const RUNS = { numRuns: 150 };

/** The guests of a channel, and the calendar it publishes of them. */
function channel() {
  let stays: Stay[] = [];
  const nights = (): Set<Day> => new Set(stays.flatMap(nightsOf));
  /** A channel sells no night twice. */
  const sell = (stay: Stay): void => {
    if (!nightsOf(stay).some((night) => nights().has(night))) stays = [...stays, stay];
  };
  return {
    nights,
    act(act: Act, today: Day): void {
      if (act.kind === 'book') {
        const checkIn = addDays(today, act.from);
        sell({ checkIn, checkOut: addDays(checkIn, act.nights) });
        return;
      }
      const stay = stays[act.which % Math.max(1, stays.length)];
      if (!stay || stay.checkIn <= today) return;
      stays = stays.filter((other) => other !== stay);
      if (act.kind === 'move') {
        const checkIn = addDays(today, act.from);
        sell({ checkIn, checkOut: addDays(checkIn, nightsOf(stay).length) });
      }
    },
    file: (style: Style, fault: Fault | null, today: Day): Uint8Array | null =>
      broken(eventsOf(stays, style, today), style, fault),
  };
}

function eventsOf(stays: readonly Stay[], style: Style, today: Day): string[] {
  const shown = stays
    .filter(({ checkOut }) => style.past === 'shown' || checkOut > today)
    .map((stay) => (style.past === 'shown' || stay.checkIn >= today ? stay : { ...stay, checkIn: today }))
    .sort((a, b) => (a.checkIn < b.checkIn ? -1 : 1));
  const cut = { stays: shown, merged: merged(shown), split: shown.flatMap(split) }[style.cut];
  const written = cut.map((stay, index) => eventOf(stay, style, `${index + style.churn}@channel.example`));
  if (style.backwards && shown[0]) {
    const { checkIn } = shown[0];
    written.push(days(checkIn, addDays(checkIn, -3), 'Reserved', 'backwards@channel.example'));
  }
  if (style.order === 'reversed') return written.reverse();
  return style.order === 'twice' ? [...written, ...written] : written;
}

const split = (stay: Stay): Stay[] =>
  nightsOf(stay).map((night) => ({ checkIn: night, checkOut: addDays(night, 1) }));

function merged(stays: readonly Stay[]): Stay[] {
  const all: Stay[] = [];
  for (const stay of stays) {
    const last = all.at(-1);
    if (last?.checkOut === stay.checkIn) all[all.length - 1] = { ...last, checkOut: stay.checkOut };
    else all.push(stay);
  }
  return all;
}

function eventOf(stay: Stay, { dates }: Style, uid: string): string {
  const from = stay.checkIn.replaceAll('-', '');
  const to = stay.checkOut.replaceAll('-', '');
  const count = nightsOf(stay).length;
  const start = `DTSTART;VALUE=DATE:${from}`;
  const lines = {
    days: [start, `DTEND;VALUE=DATE:${to}`],
    duration: [start, `DURATION:P${count}D`],
    rule: [start, `RRULE:FREQ=DAILY;COUNT=${count}`],
    zoned: [`DTSTART;TZID=Asia/Dubai:${from}T150000`, `DTEND;TZID=Asia/Dubai:${to}T110000`],
    utc: [`DTSTART:${from}T110000Z`, `DTEND:${to}T070000Z`],
  }[dates];
  return event(`UID:${uid}`, ...lines, 'SUMMARY:Reserved');
}

function broken(events: readonly string[], style: Style, fault: Fault | null): Uint8Array | null {
  const text = calendar(...events);
  switch (fault) {
    case 'partial':
      return bytesOf(calendar(...events.filter((_, index) => index % 3 !== 1)));
    case 'empty':
      return bytesOf(calendar());
    case 'web page':
      return bytesOf('<!doctype html><title>Sign in</title>');
    case 'blank':
      return bytesOf('\r\n');
    case 'cut':
      return bytesOf(text.slice(0, Math.floor(text.length / 2)));
    case 'unreadable event':
      return bytesOf(calendar(...events.slice(1), event('DTSTART;VALUE=DATE:20270231')));
    case 'wrong charset':
      return Buffer.from(text.replaceAll('Reserved', 'R\u00e9serv\u00e9'), 'latin1');
    case 'error':
      return null;
    case null:
      return encoded(text, style);
  }
}

function encoded(text: string, { file }: Style): Uint8Array {
  switch (file) {
    case 'plain':
      return bytesOf(text);
    case 'mark':
      return bytesOf(`\uFEFF${text}`);
    case 'utf-16':
      return Buffer.from(`\uFEFF${text}`, 'utf16le');
    case 'folded':
      return bytesOf(text.replaceAll(/^(DT(?:START|END).{6})/gm, '$1\r\n '));
    case 'line feeds':
      return bytesOf(text.replaceAll('\r\n', '\n'));
    case 'blank lines':
      return bytesOf(text.replaceAll('END:VEVENT', 'END:VEVENT\r\n'));
    case 'small letters':
      return bytesOf(text.replaceAll('BEGIN', 'begin').replaceAll('END:', 'end:'));
  }
}

async function fetched(bytes: Uint8Array | null, today: Day): Promise<FetchResult> {
  if (bytes === null) return { kind: 'failed' };
  const within = { checkIn: today, checkOut: addDays(today, 1_096) };
  const reading = await readCalendar(bytes, { within, ownDomain: 'stay.example' });
  if (reading.kind === 'cut-off' || reading.kind === 'too-many-events') return { kind: 'failed' };
  return reading;
}

/** Whether a fetch tells everything that the channel holds. */
const isHonest = (fault: Fault | null): boolean => fault === null || fault === 'wrong charset';

async function replay(history: readonly Look[]) {
  const sold = channel();
  let state: FeedState = NEW_FEED;
  let at = START;
  const steps = [];
  for (const { minutes, acts: done, style, fault } of history) {
    at += minutes * MINUTE;
    const today = addDays(TODAY, Math.floor((at - START) / (24 * HOUR)));
    for (const act of done) sold.act(act, today);
    const result = await fetched(sold.file(style, fault, today), today);
    const change = applyFetch(state, result, { at, today }, DEFAULT_RELEASE);
    ({ state } = change);
    const held = new Set([...sold.nights()].filter((night) => night >= today));
    steps.push({ at, today, fault, result, change, held });
  }
  return steps;
}

describe('a history of calendars, however they are written and whatever goes wrong with them', () => {
  test('leaves no night free after a good fetch that the channel holds', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        for (const { fault, result, change, held } of await replay(history)) {
          if (!isHonest(fault)) continue;
          expect(result).toMatchObject({ kind: 'calendar', isWhole: true });
          for (const night of held) expect(change.state.nights.get(night)?.missing).toBeNull();
        }
      }),
      RUNS,
    );
  });

  test('frees no night that the channel holds within three hours, whatever is wrong', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const lied = new Map<Day, number>();
        for (const { at, fault, change, held } of await replay(history)) {
          for (const night of held) {
            const isMissing = change.state.nights.get(night)?.missing;
            if (!isMissing && !change.freed.includes(night)) lied.set(night, at);
          }
          if (fault === null) continue;
          for (const night of change.freed.filter((freed) => held.has(freed)))
            expect(at - (lied.get(night) ?? -Infinity)).toBeGreaterThanOrEqual(3 * HOUR);
        }
      }),
      RUNS,
    );
  });

  test('frees what is cancelled by its rule, unless a manager is asked', async () => {
    const quiet: Look[] = Array.from({ length: 5 }, (_, index) => ({
      ...{ minutes: 61, acts: [], fault: null },
      style: {
        ...{ cut: 'merged', churn: index, dates: 'days', order: 'reversed' },
        ...{ past: 'left out', file: 'plain', backwards: false },
      },
    }));
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const steps = await replay([...history, ...quiet]);
        const after = steps.slice(-quiet.length);
        if (after.some(({ change }) => change.state.quarantine)) return;
        const last = after.at(-1);
        expect([...(last?.change.state.nights.keys() ?? [])].sort()).toEqual([...(last?.held ?? [])].sort());
      }),
      RUNS,
    );
  });

  test('is remembered in as many nights as lie ahead', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        for (const { change, today } of await replay(history)) {
          const known = [...change.state.nights.keys()];
          expect(known.every((night) => night >= today)).toBe(true);
          expect(known.length).toBeLessThanOrEqual(HORIZON + 30);
        }
      }),
      RUNS,
    );
  });
});
