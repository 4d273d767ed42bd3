import { addDays, nightsOf, type Day } from '../stay';
import {
  applyFetch,
  DEFAULT_RELEASE,
  NEW_FEED,
  type FeedChange,
  type FeedState,
  type FetchResult,
  type NightKind,
  type ReleasePolicy,
} from './feed';

export const TODAY: Day = '2027-03-01';
export const HOUR = 3_600_000;
const NOON = Date.parse('2027-03-01T12:00:00+04:00');

/** Nights that begin this many days after today. */
export const nights = (offset: number, count: number): Day[] =>
  nightsOf({ checkIn: addDays(TODAY, offset), checkOut: addDays(TODAY, offset + count) });

/** A whole calendar that holds these nights. */
export const holding = (...spans: readonly (readonly Day[])[]): FetchResult => ({
  kind: 'calendar',
  nights: new Map(spans.flat().map((night): [Day, NightKind] => [night, 'unknown'])),
  isWhole: true,
});

/** A feed that is fetched repeatedly, by the clock of the test. */
export function fetchedFeed(policy: ReleasePolicy = DEFAULT_RELEASE) {
  let state: FeedState = NEW_FEED;
  const feed = {
    state: () => state,
    held: (): Day[] => [...state.nights.keys()].sort(),
    /** @param hours after noon of `TODAY` */
    fetch(
      fetch: FetchResult,
      hours: number,
      today = addDays(TODAY, Math.floor((hours + 12) / 24)),
    ): FeedChange {
      const change = applyFetch(state, fetch, { at: NOON + hours * HOUR, today }, policy);
      state = change.state;
      return change;
    },
    become(next: FeedState): void {
      state = next;
    },
  };
  return feed;
}
