import type { StayOfDay, TurnoverCounts } from '../../../contracts/reports/day-work';
import type { ReservationView } from '../../../contracts/reservations/reservations';
import { localDay } from '../../../shared/domain/local-day';
import { lastCleaning } from '../../../shared/domain/turnover/tasks-of-stays';
import { readPlan, withKnown, type PlanDeps } from './plan';
import { openProblems } from './records';

type Cleaning = StayOfDay['cleaning'];
type Stay = Pick<ReservationView, 'reference' | 'apartmentId'>;

/** How far the work of a day is. */
export interface DayWork {
  counts: TurnoverCounts;
  /** Of the apartment into which somebody moves today. */
  beforeArrival(stays: readonly Stay[]): Promise<Map<string, Cleaning>>;
  /** Of what is to be cleaned today after, or during, a stay. */
  ofStay(stay: Stay): Cleaning;
}

/** How far the work of today is, with a handful of queries whatever the number of stays. */
export async function readDayWork(deps: PlanDeps, now: Date): Promise<DayWork> {
  const today = localDay(now);
  const [{ tasks, stays, rules }, problems] = await Promise.all([
    readPlan(deps, { from: today, to: today, today }),
    openProblems(deps.strapi.db.connection),
  ]);
  const troubled = new Set(problems.map(({ apartment }) => apartment));
  const open = tasks.filter(({ done }) => !done);

  const stateOf = (apartmentId: string, done: boolean | undefined): Cleaning => {
    if (troubled.has(apartmentId)) return 'problem';
    return done === undefined ? null : done ? 'done' : 'open';
  };

  return {
    counts: {
      open: open.length,
      done: tasks.length - open.length,
      unassigned: open.filter(({ assignee }) => assignee === null).length,
      problems: problems.length,
    },

    async beforeArrival(arrivals) {
      const last = arrivals.flatMap(
        ({ apartmentId }) => lastCleaning(apartmentId, today, stays, rules) ?? [],
      );
      const known = await withKnown(deps, last, today);
      const done = new Map(known.map((task) => [task.apartmentId, task.done]));
      return new Map(
        arrivals.map(({ reference, apartmentId }) => [
          reference,
          stateOf(apartmentId, done.get(apartmentId)),
        ]),
      );
    },

    ofStay({ reference, apartmentId }) {
      const task = tasks.find(
        (one) => one.reference === reference && (one.kind === 'clean' || one.kind === 'stay-over'),
      );
      return stateOf(apartmentId, task?.done);
    },
  };
}
