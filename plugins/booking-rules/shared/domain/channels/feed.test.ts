import { rejectQuarantine, releaseKept, releaseQuarantine, type FetchResult } from './feed';
import { fetchedFeed, holding, nights } from './feed.fixture';

const STAY = nights(10, 3);
const OTHER = nights(20, 6);
const FAILED: FetchResult = { kind: 'failed' };
const NONSENSE: FetchResult = { kind: 'not-a-calendar' };

describe('a night', () => {
  test('is taken by the first fetch that holds it', () => {
    expect(fetchedFeed().fetch(holding(STAY), 0)).toMatchObject({ taken: STAY, freed: [], event: null });
  });

  test('is freed by the third good fetch that misses it, when the first was three hours ago', () => {
    const feed = fetchedFeed();
    feed.fetch(holding(STAY, OTHER), 0);
    for (const hours of [1, 2, 3]) expect(feed.fetch(holding(OTHER), hours).freed).toEqual([]);
    expect(feed.fetch(holding(OTHER), 4).freed).toEqual(STAY);
    expect(feed.held()).toEqual(OTHER);
  });

  test('is not freed by a few fetches far apart', () => {
    const feed = fetchedFeed();
    feed.fetch(holding(STAY, OTHER), 0);
    for (const hours of [1, 9]) expect(feed.fetch(holding(OTHER), hours).freed).toEqual([]);
    expect(feed.fetch(holding(OTHER), 9.25).freed).toEqual(STAY);
  });

  test('begins anew when it comes back in between', () => {
    const feed = fetchedFeed();
    feed.fetch(holding(STAY, OTHER), 0);
    feed.fetch(holding(OTHER), 1);
    feed.fetch(holding(OTHER), 2);
    expect(feed.fetch(holding(STAY, OTHER), 3)).toMatchObject({ taken: [], freed: [] });
    for (const hours of [4, 5, 6]) expect(feed.fetch(holding(OTHER), hours).freed).toEqual([]);
    expect(feed.fetch(holding(OTHER), 7).freed).toEqual(STAY);
  });

  test('is not freed while fetches fail, or hold only what could be read', () => {
    const feed = fetchedFeed();
    feed.fetch(holding(STAY, OTHER), 0);
    feed.fetch(holding(OTHER), 1);
    for (const hours of [5, 6, 7]) expect(feed.fetch(FAILED, hours).freed).toEqual([]);
    const partly: FetchResult = { kind: 'calendar', nights: new Map(), isWhole: false };
    for (const hours of [8, 9, 10]) expect(feed.fetch(partly, hours).freed).toEqual([]);
    expect(feed.fetch(holding(OTHER), 11).freed).toEqual([]);
    expect(feed.fetch(holding(OTHER), 12).freed).toEqual(STAY);
  });

  test('is taken from a calendar of which only a part could be read', () => {
    const feed = fetchedFeed();
    const partly: FetchResult = {
      kind: 'calendar',
      nights: new Map([['2027-04-01', 'stay']]),
      isWhole: false,
    };
    expect(feed.fetch(partly, 0).taken).toEqual(['2027-04-01']);
  });

  test('that has gone counts in an unchanged calendar too', () => {
    const feed = fetchedFeed();
    feed.fetch(holding(STAY, OTHER), 0);
    feed.fetch(holding(OTHER), 1);
    feed.fetch({ kind: 'unchanged' }, 2.5);
    expect(feed.fetch({ kind: 'unchanged' }, 4).freed).toEqual(STAY);
  });

  test('follows the settings of its feed', () => {
    const feed = fetchedFeed({ fetches: 1, hours: 0 });
    feed.fetch(holding(STAY, OTHER), 0);
    expect(feed.fetch(holding(OTHER), 0.25).freed).toEqual(STAY);
  });

  test('that is past is left alone', () => {
    const feed = fetchedFeed();
    feed.fetch(holding(nights(0, 2), OTHER), 0);
    for (const hours of [37, 39, 41, 43]) {
      const change = feed.fetch(holding(OTHER), hours);
      expect(change).toMatchObject({ freed: [], event: null });
    }
    expect(feed.held()).toEqual(OTHER);
  });
});

describe('what channels do to their calendars', () => {
  test('a stay in progress that begins today every midnight loses nothing', () => {
    const feed = fetchedFeed();
    for (let day = 0; day < 6; day += 1) {
      const change = feed.fetch(holding(nights(day, 6 - day)), day * 24);
      expect(change).toMatchObject({ taken: day === 0 ? nights(0, 6) : [], freed: [], event: null });
    }
  });

  test('the end of a calendar that moves on by a day is no news', () => {
    const feed = fetchedFeed();
    feed.fetch(holding(STAY, nights(180, 186)), 0);
    const change = feed.fetch(holding(STAY, nights(180, 188)), 48);
    expect(change).toMatchObject({ taken: nights(366, 2), horizon: nights(366, 2) });
    const sold = feed.fetch(holding(STAY, nights(100, 2), nights(180, 188)), 49);
    expect(sold).toMatchObject({ taken: nights(100, 2), horizon: [] });
  });

  test('ranges that merge and split are the same nights', () => {
    const feed = fetchedFeed();
    feed.fetch(holding(nights(10, 3), nights(13, 4)), 0);
    expect(feed.fetch(holding(nights(10, 7)), 1)).toMatchObject({ taken: [], freed: [] });
  });

  test('a calendar of 6 events in place of 9 for an hour frees nothing', () => {
    const feed = fetchedFeed();
    const all = [nights(5, 4), nights(12, 5), nights(20, 6), nights(40, 7), nights(60, 13)];
    feed.fetch(holding(...all), 0);
    for (const minutes of [15, 30, 45])
      expect(feed.fetch(holding(...all.slice(0, 4)), minutes / 60)).toMatchObject({ freed: [], event: null });
    expect(feed.fetch(holding(...all), 1)).toMatchObject({ taken: [], freed: [] });
  });
});

describe('quarantine', () => {
  test.each<[string, FetchResult, string]>([
    ['more than half of its nights', holding(STAY), 'lost-nights'],
    ['all events', holding(), 'lost-nights'],
    ['its calendar', NONSENSE, 'not-a-calendar'],
  ])('begins once when a feed loses %s, and frees nothing', (_, fetch, reason) => {
    const feed = fetchedFeed();
    feed.fetch(holding(STAY, OTHER), 0);
    expect(feed.fetch(fetch, 1)).toMatchObject({ event: 'quarantined', freed: [] });
    for (const hours of [2, 3, 30, 60]) {
      expect(feed.fetch(fetch, hours)).toMatchObject({ event: null, freed: [] });
      expect(feed.state().quarantine?.reason).toBe(reason);
    }
    expect(feed.held()).toEqual([...STAY, ...OTHER]);
  });

  test('is for a feed whose only stay vanishes, too', () => {
    const feed = fetchedFeed();
    feed.fetch(holding(nights(4, 1)), 0);
    expect(feed.fetch(holding(), 1).event).toBe('quarantined');
  });

  test.each([
    ['half of its nights', [nights(10, 5), nights(30, 5)], [nights(10, 5)]],
    ['fewer than five', [nights(10, 4), nights(30, 2)], [nights(30, 2)]],
  ])('is not for a feed that loses %s', (_, before, after) => {
    const feed = fetchedFeed();
    feed.fetch(holding(...before), 0);
    expect(feed.fetch(holding(...after), 1).event).toBeNull();
  });

  test('begins when many small losses add up before they are freed', () => {
    const feed = fetchedFeed();
    feed.fetch(holding(nights(10, 12)), 0);
    expect(feed.fetch(holding(nights(14, 8)), 0.25).event).toBeNull();
    expect(feed.fetch(holding(nights(18, 4)), 0.5).event).toBe('quarantined');
  });

  test('takes new nights meanwhile', () => {
    const feed = fetchedFeed();
    feed.fetch(holding(STAY, OTHER), 0);
    feed.fetch(holding(), 1);
    expect(feed.fetch(holding(nights(50, 40)), 2)).toMatchObject({
      taken: nights(50, 40),
      freed: [],
      event: null,
    });
  });

  test('ends by itself when the nights come back, and what is still missing begins anew', () => {
    const feed = fetchedFeed();
    feed.fetch(holding(STAY, OTHER), 0);
    feed.fetch(NONSENSE, 1);
    expect(feed.fetch(holding(OTHER), 6)).toMatchObject({ event: 'recovered', freed: [] });
    for (const hours of [7, 8]) expect(feed.fetch(holding(OTHER), hours).freed).toEqual([]);
    expect(feed.fetch(holding(OTHER), 9).freed).toEqual(STAY);
  });

  test('does not end because days go by', () => {
    const feed = fetchedFeed();
    feed.fetch(holding(nights(1, 8), nights(30, 1)), 0);
    expect(feed.fetch(holding(nights(30, 1)), 1).event).toBe('quarantined');
    expect(feed.fetch(holding(nights(30, 1)), 24 * 6)).toMatchObject({ event: null, freed: [] });
    expect(feed.fetch(holding(nights(30, 1)), 24 * 9)).toMatchObject({ event: 'recovered', freed: [] });
  });

  test('is released: what was lost is free', () => {
    const feed = fetchedFeed();
    feed.fetch(holding(STAY, OTHER), 0);
    feed.fetch(holding(STAY), 1);
    const { state, freed } = releaseQuarantine(feed.state());
    expect(freed).toEqual(OTHER);
    feed.become(state);
    expect(feed.fetch(holding(STAY), 2)).toMatchObject({ taken: [], freed: [], event: null });
  });

  test('is rejected: what was lost stays taken, and is not asked about again', () => {
    const feed = fetchedFeed();
    feed.fetch(holding(STAY, OTHER), 0);
    feed.fetch(holding(STAY), 1);
    feed.become(rejectQuarantine(feed.state()));
    for (const hours of [2, 4, 6, 8])
      expect(feed.fetch(holding(STAY), hours)).toMatchObject({ freed: [], event: null });
    expect(feed.held()).toEqual([...STAY, ...OTHER]);
    expect(releaseKept(feed.state()).freed).toEqual(OTHER);
    // A night that the feed holds again is the feed's again.
    feed.fetch(holding(STAY, OTHER), 10);
    expect(releaseKept(feed.state()).freed).toEqual([]);
  });
});
