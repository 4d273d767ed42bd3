import { addDays, daysBetween, nightCount, type Day } from '../stay';
import type { NextParty, TaskKind, TurnoverRules, TurnoverStay, TurnoverTask } from './task';

/** Guests who come later are nobody's business yet. */
const NEXT_WITHIN_DAYS = 14;
/** So long a clean that nobody has done is carried over, unless somebody has moved in meanwhile. */
const CARRIED_DAYS = 3;

/** The tasks of a day that follow from stays, in no order. */
export function tasksOn(day: Day, stays: readonly TurnoverStay[], rules: TurnoverRules): TurnoverTask[] {
  return [...byApartment(stays).values()].flatMap((own) =>
    own.flatMap((stay) => {
      if (stay.checkOut === day) return [cleanAfter(stay, own, rules)];
      if (stay.checkIn === day) return arrivalTasks(stay, own, rules);
      return isStayOver(stay, day, rules) ? [stayOverOn(day, stay)] : [];
    }),
  );
}

/**
 * Cleaning of the days before, in apartments into which nobody has moved since: of some days, and of any day where
 * somebody moves in today. What of it has been done is for the
 * caller to leave out.
 */
export function carriedOver(
  today: Day,
  stays: readonly TurnoverStay[],
  rules: TurnoverRules,
): TurnoverTask[] {
  const since = addDays(today, -CARRIED_DAYS);
  return [...byApartment(stays).values()].flatMap((own) =>
    own
      .filter(({ checkOut }) => checkOut < today)
      .filter(({ checkOut }) => !own.some(({ checkIn }) => checkIn >= checkOut && checkIn < today))
      .filter(({ checkOut }) => checkOut >= since || own.some(({ checkIn }) => checkIn === today))
      .map((stay) => cleanAfter(stay, own, rules, today)),
  );
}

/** Tasks without checks of apartments that are still to be cleaned: whoever cleans looks as well. */
export function withoutCoveredChecks<Task extends TurnoverTask & { done: boolean }>(
  tasks: readonly Task[],
): Task[] {
  const cleaned = tasks.filter(({ kind, done }) => kind === 'clean' && !done);
  const isCovered = ({ kind, done, apartmentId, day }: Task): boolean =>
    kind === 'check' &&
    !done &&
    cleaned.some((clean) => clean.apartmentId === apartmentId && clean.day <= day);
  return tasks.filter((task) => !isCovered(task));
}

/** Cleaning after the last guests who have left an apartment by a day; null where nobody is known to have left. */
export function lastCleaning(
  apartmentId: string,
  day: Day,
  stays: readonly TurnoverStay[],
  rules: TurnoverRules,
): TurnoverTask | null {
  const own = stays.filter((stay) => stay.apartmentId === apartmentId);
  const left = own.filter(({ checkOut }) => checkOut <= day);
  const last = left.reduce<TurnoverStay | null>(
    (latest, stay) => (latest === null || stay.checkOut > latest.checkOut ? stay : latest),
    null,
  );
  return last && cleanAfter(last, own, rules);
}

/**
 * Cleaning after a stay: by the time at which the next guests come, where that is on the day of the cleaning.
 * @param day on which it is done: that of the check-out, or a later one
 */
function cleanAfter(
  stay: TurnoverStay,
  own: readonly TurnoverStay[],
  rules: TurnoverRules,
  day: Day = stay.checkOut,
): TurnoverTask {
  const next = nextAfter(stay, own);
  const arrives = next?.checkIn === day;
  return {
    ...taskOf('clean', stay.checkOut, stay),
    from: stay.lateCheckOut ?? rules.checkOutTime,
    lateCheckOut: stay.lateCheckOut !== null,
    by: arrives ? (next.earlyCheckIn ?? rules.checkInTime) : null,
    earlyCheckIn: arrives && next.earlyCheckIn !== null,
    next: next && partyOf(next),
  };
}

/** What an arrival asks for: its key, and somebody who looks, unless the apartment is cleaned on that day. */
function arrivalTasks(
  stay: TurnoverStay,
  own: readonly TurnoverStay[],
  { checkInTime, checksArrivals, withKeys }: TurnoverRules,
): TurnoverTask[] {
  const isCleaned = own.some(({ checkOut }) => checkOut === stay.checkIn);
  const task = (kind: 'check' | 'key'): TurnoverTask => ({
    ...taskOf(kind, stay.checkIn, stay),
    by: stay.earlyCheckIn ?? checkInTime,
    earlyCheckIn: stay.earlyCheckIn !== null,
    next: partyOf(stay),
  });
  return [
    ...(checksArrivals && !isCleaned ? [task('check')] : []),
    ...(withKeys.has(stay.apartmentId) ? [task('key')] : []),
  ];
}

/** Whether a stay is cleaned on a day in between: every so many nights, but not on the day before it ends. */
function isStayOver(
  { checkIn, checkOut }: TurnoverStay,
  day: Day,
  { stayOverEvery }: TurnoverRules,
): boolean {
  return (
    stayOverEvery > 0 &&
    checkIn < day &&
    daysBetween(day, checkOut) >= 2 &&
    daysBetween(checkIn, day) % stayOverEvery === 0
  );
}

function stayOverOn(day: Day, stay: TurnoverStay): TurnoverTask {
  const task = taskOf('stay-over', day, stay);
  const slept = daysBetween(stay.checkIn, day);
  const key = stay.reference === null ? task.key : `${task.key}:${slept}`;
  return { ...task, key, next: stay.reference === null ? null : partyOf(stay) };
}

function taskOf(kind: TaskKind, day: Day, { apartmentId, reference }: TurnoverStay): TurnoverTask {
  return {
    key: `${kind}:${reference ?? `${apartmentId}:${day}`}`,
    ...{ kind, day, apartmentId, reference, from: null, lateCheckOut: false },
    ...{ by: null, earlyCheckIn: false, next: null, text: null },
  };
}

function nextAfter({ checkOut }: TurnoverStay, own: readonly TurnoverStay[]): TurnoverStay | null {
  const until = addDays(checkOut, NEXT_WITHIN_DAYS);
  return own.reduce<TurnoverStay | null>((next, stay) => {
    const isNext = stay.checkIn >= checkOut && stay.checkIn <= until;
    return isNext && (next === null || stay.checkIn < next.checkIn) ? stay : next;
  }, null);
}

function partyOf(stay: TurnoverStay): NextParty {
  const { reference, checkIn, guests, extras } = stay;
  return { reference, arrival: checkIn, guests, nights: nightCount(stay), extras };
}

function byApartment(stays: readonly TurnoverStay[]): Map<string, TurnoverStay[]> {
  const found = new Map<string, TurnoverStay[]>();
  for (const stay of stays) {
    const own = found.get(stay.apartmentId);
    if (own) own.push(stay);
    else found.set(stay.apartmentId, [stay]);
  }
  return found;
}
