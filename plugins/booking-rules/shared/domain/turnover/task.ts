import type { Day, Stay } from '../stay';

/** What has to be done in an apartment. All but maintenance follows from its stays. */
export const TASK_KINDS = ['clean', 'stay-over', 'check', 'key', 'maintenance'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** A stay as far as the work in an apartment follows from it. */
export interface TurnoverStay extends Stay {
  /** Of the reservation; null for a stay that another channel has sold. */
  reference: string | null;
  apartmentId: string;
  /** Null where a channel does not say. */
  guests: number | null;
  /** Time (`HH:MM`) of an early check-in that was sold; null for the usual one. */
  earlyCheckIn: string | null;
  /** Time of a late check-out that was sold; null for the usual one. */
  lateCheckOut: string | null;
  /** What was booked beside it, as it is called: `Baby cot`, `2 × Baby cot`. */
  extras: readonly string[];
}

/** What the business has decided about the work between stays. */
export interface TurnoverRules {
  /** `HH:MM` */
  checkInTime: string;
  checkOutTime: string;
  /** A stay is cleaned after each so many nights; 0 for never. */
  stayOverEvery: number;
  /** Whether somebody looks before an arrival where nobody has cleaned on that day. */
  checksArrivals: boolean;
  /** Public ids of the apartments whose key somebody has to hand over, or to put into its box. */
  withKeys: ReadonlySet<string>;
}

/** Who comes next into an apartment. */
export interface NextParty {
  reference: string | null;
  arrival: Day;
  guests: number | null;
  nights: number;
  extras: readonly string[];
}

/** Something to be done in an apartment on a day. */
export interface TurnoverTask {
  /**
   * Named after its reservation, so that it is the same when the dates change: what is known of a task moves with it.
   * Of a stay that a channel has sold it is named after apartment and day: channels do not name stays.
   */
  key: string;
  kind: TaskKind;
  day: Day;
  apartmentId: string;
  /** Of the stay that it follows from; null for none. */
  reference: string | null;
  /** Time from which nobody is in the apartment; null where nobody has to leave. */
  from: string | null;
  /** Whether that time is later than usual, because it was sold. */
  lateCheckOut: boolean;
  /** Time at which guests come on that day; null where nobody does. */
  by: string | null;
  /** Whether that time is earlier than usual, because it was sold. */
  earlyCheckIn: boolean;
  /** Who comes next; of a task during a stay, who is there. Null where nobody is known. */
  next: NextParty | null;
  /** What is to be done, where a person wrote it. */
  text: string | null;
}

/** What somebody did about a task: it holds for that apartment and that day. */
export interface DoneMark {
  apartmentId: string;
  /** The day of the task when it was done. */
  day: Day;
}

/**
 * Whether a task is done. What was done in another apartment does not count, nor what was done before the guests left
 * later than they were to: then it has to be done again.
 */
export function isDone(
  { apartmentId, day }: Pick<TurnoverTask, 'apartmentId' | 'day'>,
  mark: DoneMark | null,
): boolean {
  return mark !== null && mark.apartmentId === apartmentId && day <= mark.day;
}

/** Whether a task can be done on a day: cleaning not before the guests have gone, the rest also ahead. */
export function canBeDoneOn({ kind, day }: Pick<TurnoverTask, 'kind' | 'day'>, today: Day): boolean {
  return day <= today || !(kind === 'clean' || kind === 'stay-over');
}

/** After every time of a day. */
const LAST = '~';

/**
 * The order in which tasks are best done: day by day, what is late with those of today. First those before which
 * somebody arrives on that day, by that time; what is free earlier comes first, then cleaning after stays, then the rest.
 */
export function byUrgency(today: Day): (one: TurnoverTask, other: TurnoverTask) => number {
  const dueOn = ({ day }: TurnoverTask): Day => (day < today ? today : day);
  return (one, other) =>
    compare(dueOn(one), dueOn(other)) ||
    compare(one.by ?? LAST, other.by ?? LAST) ||
    compare(one.day, other.day) ||
    compare(one.from ?? LAST, other.from ?? LAST) ||
    TASK_KINDS.indexOf(one.kind) - TASK_KINDS.indexOf(other.kind) ||
    compare(one.apartmentId, other.apartmentId) ||
    compare(one.key, other.key);
}

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);
