import { addDays, type Day } from '../stay';

/** What a channel says about a night that is not for sale: sold to a guest, closed by the host, or nothing. */
export type NightKind = 'stay' | 'block' | 'unknown';

/** A night that is missing from the latest good fetches. Instants in milliseconds. */
export interface MissingNight {
  /** When it was first missing from a good fetch. */
  since: number;
  /** How many good fetches in a row it has been missing from; none while the feed is in quarantine. */
  fetches: number;
  /** When a good fetch last held it. */
  lastSeen: number;
}

/** A night that a feed holds. */
export interface FeedNight {
  /** When a fetch first held it, in milliseconds. */
  firstSeen: number;
  /** Since when good fetches have held it without interruption, in milliseconds. */
  shownSince: number;
  kind: NightKind;
  /** Null while the latest good fetch holds it. */
  missing: MissingNight | null;
  /** Whether a manager keeps it although the feed has lost it, until the feed holds it again or it is past. */
  kept: boolean;
}

/** The state of a feed that has lost too much at once to be believed. It frees nothing until a manager decides. */
export interface Quarantine {
  /** In milliseconds. */
  since: number;
  reason: 'lost-nights' | 'not-a-calendar';
  /** The nights that it has lost since then, first to last. */
  lost: Day[];
}

/** Everything that is remembered about a feed. */
export interface FeedState {
  /** The nights that it holds, of today and later. */
  nights: ReadonlyMap<Day, FeedNight>;
  /** The latest fetch that was a whole calendar, in milliseconds. */
  lastGoodAt: number | null;
  quarantine: Quarantine | null;
}

/** When to free a night that a feed no longer holds. Both conditions must be met. */
export interface ReleasePolicy {
  /** It is missing from this many good fetches in a row. */
  fetches: number;
  /** The first of them was this long ago. */
  hours: number;
}

export const DEFAULT_RELEASE: ReleasePolicy = { fetches: 3, hours: 3 };

/** The result of fetching a feed. */
export type FetchResult =
  /** `isWhole` is false when some events could not be read: a missing night then means nothing. */
  | { kind: 'calendar'; nights: ReadonlyMap<Day, NightKind>; isWhole: boolean }
  /** The same calendar as in the latest good fetch. */
  | { kind: 'unchanged' }
  /** A web page, a placeholder, nothing at all. */
  | { kind: 'not-a-calendar' }
  /** No answer, an error, or half an answer. */
  | { kind: 'failed' };

/** What a fetch has changed. Nights are sorted. */
export interface FeedChange {
  state: FeedState;
  taken: Day[];
  /** Those of `taken` that appear only because the end of the channel's calendar moves with the days: not news. */
  horizon: Day[];
  freed: Day[];
  /** Whether the feed has just entered quarantine, or has left it by itself. */
  event: 'quarantined' | 'recovered' | null;
}

/** A feed that still holds some nights must have lost at least this many to enter quarantine. */
const LEAST_LOST = 5;
/**
 * Channels' calendars end 365 (Airbnb) to 547 days (Booking.com) from today, so nights added there only extend the
 * end.
 */
const HORIZON_DAYS = 300;
const HOUR_MS = 3_600_000;

export const NEW_FEED: FeedState = { nights: new Map(), lastGoodAt: null, quarantine: null };

/**
 * Applies a fetch. A night is held from the first fetch that holds it. It is freed only when it has been missing from
 * several good fetches in a row for hours, and never by a feed in quarantine. Nights are compared, never events,
 * because channels change the identity of events at will. Nights before today are dropped here and not reported as
 * freed.
 * @param at when it was fetched, in milliseconds
 * @param today the day at the property
 */
export function applyFetch(
  before: FeedState,
  fetch: FetchResult,
  { at, today }: { at: number; today: Day },
  policy: ReleasePolicy,
): FeedChange {
  const state = withoutPast(before, today);
  if (fetch.kind === 'failed') return unchanged(state);
  if (fetch.kind === 'not-a-calendar') return applyNonsense(state, at);
  const present = nightsIn(state, fetch, today);
  const { nights, taken } = take(state, present, at);
  const horizon = horizonOf(state, taken, today);
  if (fetch.kind === 'calendar' && !fetch.isWhole)
    return { ...unchanged({ ...state, nights }), taken, horizon };
  const absent = [...state.nights].filter(([night, { kept }]) => !kept && !present.has(night));
  const lost = absent.map(([night]) => night).sort();
  const doubted = doubtOf(state, present, lost, at);
  const lastSeen = state.lastGoodAt ?? at;
  const freed: Day[] = [];
  for (const [night, known] of absent) {
    const missing = known.missing ?? { since: at, fetches: 0, lastSeen };
    if (doubted) nights.set(night, { ...known, missing: { ...missing, fetches: 0 } });
    // For nights lost in quarantine, counting starts with the fetch that ended it.
    else if (state.quarantine)
      nights.set(night, { ...known, missing: { ...missing, since: at, fetches: 1 } });
    else if (isOver(missing, at, policy)) freed.push(night);
    else nights.set(night, { ...known, missing: { ...missing, fetches: missing.fetches + 1 } });
  }
  for (const night of freed) nights.delete(night);
  freed.sort();
  const event = eventOf(state.quarantine, doubted);
  return { state: { nights, lastGoodAt: at, quarantine: doubted }, taken, horizon, freed, event };
}

/** Frees the nights that a feed in quarantine has lost: the manager believes the feed. */
export function releaseQuarantine(state: FeedState): { state: FeedState; freed: Day[] } {
  const nights = new Map([...state.nights].filter(([, { missing }]) => !missing));
  const freed = [...state.nights.keys()].filter((night) => !nights.has(night)).sort();
  return { state: { ...state, nights, quarantine: null }, freed };
}

/** Keeps the nights that a feed in quarantine has lost: the manager does not believe the feed. */
export function rejectQuarantine(state: FeedState): FeedState {
  const keep = (known: FeedNight): FeedNight =>
    known.missing ? { ...known, missing: null, kept: true } : known;
  const nights = new Map([...state.nights].map(([night, known]) => [night, keep(known)]));
  return { ...state, nights, quarantine: null };
}

/** Frees the nights that were kept although the feed had lost them. */
export function releaseKept(state: FeedState): { state: FeedState; freed: Day[] } {
  const nights = new Map([...state.nights].filter(([, { kept }]) => !kept));
  const freed = [...state.nights.keys()].filter((night) => !nights.has(night)).sort();
  return { state: { ...state, nights }, freed };
}

function withoutPast(state: FeedState, today: Day): FeedState {
  const nights = new Map([...state.nights].filter(([night]) => night >= today));
  return nights.size === state.nights.size ? state : { ...state, nights };
}

function unchanged(state: FeedState): FeedChange {
  return { state, taken: [], horizon: [], freed: [], event: null };
}

function nightsIn(
  { nights }: FeedState,
  fetch: Extract<FetchResult, { kind: 'calendar' | 'unchanged' }>,
  today: Day,
): Map<Day, NightKind> {
  if (fetch.kind === 'calendar') return new Map([...fetch.nights].filter(([night]) => night >= today));
  const held = [...nights].filter(([, { missing, kept }]) => !missing && !kept);
  return new Map(held.map(([night, { kind }]) => [night, kind]));
}

function take(state: FeedState, present: ReadonlyMap<Day, NightKind>, at: number) {
  const nights = new Map(state.nights);
  const taken: Day[] = [];
  for (const [night, kind] of present) {
    const known = nights.get(night);
    if (!known) taken.push(night);
    const shownSince = known && !known.missing && !known.kept ? known.shownSince : at;
    nights.set(night, { firstSeen: known?.firstSeen ?? at, shownSince, kind, missing: null, kept: false });
  }
  return { nights, taken: taken.sort() };
}

function horizonOf({ nights }: FeedState, taken: readonly Day[], today: Day): Day[] {
  const horizon: Day[] = [];
  let last = [...nights.keys()].reduce((latest, night) => (night > latest ? night : latest), '');
  if (last < addDays(today, HORIZON_DAYS)) return horizon;
  for (const night of taken) {
    if (night !== addDays(last, 1)) continue;
    horizon.push(night);
    last = night;
  }
  return horizon;
}

/** The quarantine that a feed is in after a fetch; null when the feed is believed. */
function doubtOf(
  { nights, quarantine }: FeedState,
  present: ReadonlyMap<Day, NightKind>,
  lost: readonly Day[],
  at: number,
): Quarantine | null {
  const held = [...nights.values()].filter(({ kept }) => !kept).length;
  const isMost = lost.length >= LEAST_LOST && lost.length * 2 > held;
  const isAll = lost.length > 0 && present.size === 0;
  const waiting = (quarantine?.lost ?? []).filter((night) => nights.has(night));
  const back = waiting.filter((night) => present.has(night));
  const hasRecovered = waiting.length === 0 || back.length * 2 > waiting.length;
  if (!isMost && !isAll && hasRecovered) return null;
  const since = quarantine?.since ?? at;
  return { since, reason: 'lost-nights', lost: [...new Set([...waiting, ...lost])].sort() };
}

function applyNonsense(state: FeedState, at: number): FeedChange {
  const lost = [...state.nights].filter(([, { kept }]) => !kept).map(([night]) => night);
  if (lost.length === 0) return unchanged(state);
  const lastSeen = state.lastGoodAt ?? at;
  const nights = new Map(state.nights);
  for (const night of lost) {
    const known = nights.get(night);
    if (known) nights.set(night, { ...known, missing: known.missing ?? { since: at, fetches: 0, lastSeen } });
  }
  const since = state.quarantine?.since ?? at;
  const quarantine: Quarantine = { since, reason: 'not-a-calendar', lost: lost.sort() };
  const event = eventOf(state.quarantine, quarantine);
  return { ...unchanged({ ...state, nights, quarantine }), event };
}

function isOver({ since, fetches }: MissingNight, at: number, policy: ReleasePolicy): boolean {
  return fetches + 1 >= policy.fetches && at - since >= policy.hours * HOUR_MS;
}

function eventOf(before: Quarantine | null, after: Quarantine | null): FeedChange['event'] {
  if (!before === !after) return null;
  return after ? 'quarantined' : 'recovered';
}
