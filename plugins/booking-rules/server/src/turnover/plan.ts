import type { Core } from '@strapi/strapi';
import { localDay } from '../../../shared/domain/local-day';
import { addDays, nightsOf, type Day } from '../../../shared/domain/stay';
import {
  byUrgency,
  isDone,
  type TurnoverRules,
  type TurnoverStay,
  type TurnoverTask,
} from '../../../shared/domain/turnover/task';
import { carriedOver, tasksOn, withoutCoveredChecks } from '../../../shared/domain/turnover/tasks-of-stays';
import type { InventoryService } from '../inventory/service';
import { knownTasks, maintenanceOn, type KnownTask, type MaintenanceRow } from './records';
import { readRules, readStays } from './stays';

export interface PlanDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
}

/** A task with what people did about it. */
export type PlannedTask = TurnoverTask & Omit<KnownTask, 'mark'> & { done: boolean; late: boolean };

/** The work of some days, and what it follows from. */
export interface Plan {
  tasks: PlannedTask[];
  stays: TurnoverStay[];
  rules: TurnoverRules;
}

/** Maintenance that nobody has done stays on the list for so long. */
const MAINTENANCE_DAYS = 30;

const UNKNOWN: KnownTask = {
  assignee: null,
  note: null,
  mark: null,
  doneAt: null,
  doneBy: null,
  photo: null,
};

/**
 * The tasks from one day to another, both included, the most urgent first. What was left open before today belongs to
 * today, if that is one of them.
 */
export async function readPlan(
  deps: PlanDeps,
  { from, to, today }: { from: Day; to: Day; today: Day },
): Promise<Plan> {
  const db = deps.strapi.db.connection;
  const withToday = from <= today && today <= to;
  const [rules, stays, asked] = await Promise.all([
    readRules(deps),
    readStays(deps, { checkIn: from, checkOut: addDays(to, 1) }),
    maintenanceOn(db, withToday ? addDays(today, -MAINTENANCE_DAYS) : from, to),
  ]);
  const days = nightsOf({ checkIn: from, checkOut: addDays(to, 1) });
  const tasks = [
    ...days.flatMap((day) => tasksOn(day, stays, rules)),
    ...(withToday ? carriedOver(today, stays, rules) : []),
    ...asked.map(maintenanceTask),
  ];
  const planned = await withKnown(deps, tasks, today);
  // What was left open and is done today stays in sight: somebody wants to see that it is.
  const isListed = ({ day, done, doneAt }: PlannedTask) =>
    day >= from || !done || (doneAt !== null && localDay(doneAt) === today);
  const listed = withoutCoveredChecks(planned.filter(isListed));
  return { tasks: listed.sort(byUrgency(today)), stays, rules };
}

/** Tasks with what people did about them. */
export async function withKnown(
  { strapi }: Pick<PlanDeps, 'strapi'>,
  tasks: readonly TurnoverTask[],
  today: Day,
): Promise<PlannedTask[]> {
  const known = await knownTasks(
    strapi.db.connection,
    tasks.map(({ key }) => key),
  );
  return tasks.map((task) => {
    const { mark, doneAt, doneBy, photo, ...others } = known.get(task.key) ?? UNKNOWN;
    const done = isDone(task, mark);
    const what = done ? { doneAt, doneBy, photo } : { doneAt: null, doneBy: null, photo: null };
    return { ...task, ...others, ...what, done, late: !done && task.day < today };
  });
}

function maintenanceTask({ id, apartment, day, text }: MaintenanceRow): TurnoverTask {
  return {
    ...{ key: `maintenance:${id}`, kind: 'maintenance', day, apartmentId: apartment, reference: null },
    ...{ from: null, lateCheckOut: false, by: null, earlyCheckIn: false, next: null, text },
  };
}
