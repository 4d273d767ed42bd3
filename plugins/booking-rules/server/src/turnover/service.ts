import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import type { DoneReport, HousekeepingList, ProblemReport } from '../../../contracts/turnover/housekeeping';
import type { Maintenance, Problem, Task, TaskChange, Turnover } from '../../../contracts/turnover/turnover';
import { localDay } from '../../../shared/domain/local-day';
import { addDays, DAY_MS, type Day, type Stay } from '../../../shared/domain/stay';
import { isTaskOf } from '../../../shared/domain/turnover/housekeeper';
import { canBeDoneOn, isDone } from '../../../shared/domain/turnover/task';
import type { Availability } from '../availability/service';
import type { Outbox } from '../outbox/service';
import { invalidField } from '../platform/http/parse';
import type { Actor } from '../platform/http/signed-in';
import { onceADay } from '../platform/jobs';
import { inTransaction } from '../platform/transaction';
import { recordChange } from '../records/audit-trail';
import { recordBookingEvent } from '../records/booking-events';
import { readDayWork } from './day-work';
import type { Housekeepers, KnownHousekeeper } from './housekeepers';
import { readPhoto, type PhotoMaker } from './photo';
import { readPlan, type PlanDeps, type PlannedTask } from './plan';
import {
  clearBefore,
  deleteMaintenance,
  findOpenProblem,
  findPhoto,
  insertMaintenance,
  insertPhoto,
  insertProblem,
  lockTask,
  openProblems,
  solveProblem,
  writeTask,
} from './records';
import { createTurnoverViews } from './views';

export interface TurnoverDeps extends PlanDeps {
  availability: Availability;
  housekeepers: Housekeepers;
  outbox: Outbox;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** Photos are deleted after so many days, what was done after a year. */
const PHOTO_DAYS = 90;
const DONE_DAYS = 365;

const NO_TASK = 'There is no such task on that day';
const NO_PROBLEM = 'There is no open problem with this number';

/** The work between stays: what follows from them, what people did, and what is wrong in apartments. */
export const createTurnover = (deps: TurnoverDeps) => {
  const { strapi, inventory, availability, housekeepers, outbox, wake } = deps;
  const views = createTurnoverViews(inventory);
  const db = () => strapi.db.connection;
  let makePhoto: PhotoMaker | null = null;

  function photoMaker(): PhotoMaker {
    if (makePhoto === null) throw new Error('Nobody has said who makes photos small');
    return makePhoto;
  }

  const isKept = (at: Date | null, now: Date): boolean =>
    at !== null && now.getTime() - at.getTime() < PHOTO_DAYS * DAY_MS;

  const taskView = (task: PlannedTask, now: Date): Task =>
    views.task({ ...task, photo: isKept(task.doneAt, now) ? task.photo : null });

  async function problems(now: Date): Promise<Problem[]> {
    return (await openProblems(db())).map((row) =>
      views.problem({ ...row, photo: isKept(new Date(Number(row.at)), now) ? row.photo : null }),
    );
  }

  /** @throws NotFoundError for a task that is not among those of its day, or that somebody may not see */
  async function requireTask(
    key: string,
    day: Day,
    now: Date,
    isTheirs: (task: PlannedTask) => boolean = () => true,
  ): Promise<PlannedTask> {
    const { tasks } = await readPlan(deps, { from: day, to: day, today: localDay(now) });
    const task = tasks.find((one) => one.key === key && one.day === day);
    if (!task || !isTheirs(task)) throw new errors.NotFoundError(NO_TASK);
    return task;
  }

  /** Writes that a task is done, or is not any more. @throws ValidationError before the guests have left */
  async function setDone(
    trx: Knex.Transaction,
    task: PlannedTask,
    done: boolean,
    { by, now }: Actor,
    photo: Buffer | null = null,
  ): Promise<void> {
    if (done && !canBeDoneOn(task, localDay(now)))
      throw invalidField('done', 'The guests have not left yet. It can be marked as done on its day');
    const { key, apartmentId, day, kind, reference } = task;
    const { mark, doneAt, doneBy } = await lockTask(trx, key);
    const wasDone = isDone(task, mark);
    // Said twice, the first time counts; a photo may come later.
    if (done === wasDone && photo === null) return;
    const first = wasDone && doneAt ? { by: doneBy ?? by, at: doneAt } : { by, at: now };
    const kept = photo ? await insertPhoto(trx, photo, now) : null;
    await writeTask(trx, key, { done: done ? { apartmentId, day, ...first, photo: kept } : null });
    if (done && !wasDone)
      await recordBookingEvent(
        trx,
        { type: 'turnover.done', reference, details: { task: key, kind, apartmentId, day, by } },
        now,
      );
  }

  async function listOf(housekeeper: KnownHousekeeper, now: Date): Promise<HousekeepingList> {
    const today = localDay(now);
    const tomorrow = addDays(today, 1);
    const [{ tasks }, open] = await Promise.all([
      readPlan(deps, { from: today, to: tomorrow, today }),
      openProblems(db()),
    ]);
    const own = tasks.filter((task) => isTaskOf(task, housekeeper));
    const { name, language } = housekeeper;
    return { name, language, today, tomorrow, tasks: own.map((task) => views.housekeepingTask(task, open)) };
  }

  return {
    /** Called once by the host, which works on pictures. */
    usePhotos(given: PhotoMaker): void {
      makePhoto = given;
    },

    /** A day as managers see it. */
    async find(asked: Day | undefined, now: Date): Promise<Turnover> {
      const today = localDay(now);
      const day = asked ?? today;
      const [{ tasks }, open, people] = await Promise.all([
        readPlan(deps, { from: day, to: day, today }),
        problems(now),
        housekeepers.list(),
      ]);
      return {
        ...{ day, today, tasks: tasks.map((task) => taskView(task, now)), problems: open },
        housekeepers: people
          .filter(({ active }) => active)
          .map(({ id, name, apartments }) => ({ id, name, apartments: apartments && [...apartments] })),
      };
    },

    /** How far the work of today is, and that around its stays. */
    dayWork: (now: Date) => readDayWork(deps, now),

    /** @throws NotFoundError; ValidationError for what is not to be done before its day */
    async change({ task: key, day, assignee, note, done }: TaskChange, actor: Actor): Promise<Task> {
      const { now } = actor;
      const task = await requireTask(key, day, now);
      if (
        assignee != null &&
        !(await housekeepers.list()).some(({ id, active }) => active && id === assignee)
      )
        throw new errors.NotFoundError('There is no such housekeeper');
      await inTransaction(strapi, async (trx) => {
        if (assignee !== undefined || note !== undefined)
          await writeTask(trx, key, {
            ...(assignee !== undefined && { assignee }),
            ...(note !== undefined && { note }),
          });
        if (done !== undefined) await setDone(trx, task, done, actor);
      });
      wake();
      return taskView(await requireTask(key, day, now), now);
    },

    /** @throws NotFoundError for an unknown apartment */
    async addMaintenance({ apartmentId, day, text }: Maintenance, { by, now }: Actor): Promise<number> {
      const found = inventory.find(apartmentId);
      if (!found) throw new errors.NotFoundError("This apartment doesn't exist");
      const { card } = found;
      return inTransaction(strapi, async (trx) => {
        const id = await insertMaintenance(trx, { apartment: card.apartmentId, day, text, by, at: now });
        const entry = { by, action: 'created', subject: 'maintenance', subjectId: card.apartmentId };
        await recordChange(trx, { ...entry, label: `${card.name}: ${text}`, details: { day } }, now);
        return id;
      });
    },

    /** @throws NotFoundError */
    async removeMaintenance(id: number, { by, now }: Actor): Promise<void> {
      await inTransaction(strapi, async (trx) => {
        const row = await deleteMaintenance(trx, id);
        if (!row) throw new errors.NotFoundError('There is no such maintenance');
        const entry = { by, action: 'deleted', subject: 'maintenance', subjectId: row.apartment };
        const label = `${views.nameOf(row.apartment)}: ${row.text}`;
        await recordChange(trx, { ...entry, label, details: { day: row.day } }, now);
      });
    },

    /** @throws NotFoundError for a problem that is not open */
    async solve(id: number, { by, now }: Actor): Promise<void> {
      const wasOpen = await inTransaction(strapi, (trx) => solveProblem(trx, id, by, now));
      if (!wasOpen) throw new errors.NotFoundError(NO_PROBLEM);
    },

    /** Keeps nights of the apartment from everybody. @throws NotFoundError; HttpError 409 for nights that are taken */
    async block(id: number, span: Stay, actor: Actor): Promise<void> {
      const problem = await findOpenProblem(db(), id);
      if (!problem) throw new errors.NotFoundError(NO_PROBLEM);
      await availability.block([{ apartmentId: problem.apartment, ...span }], actor);
    },

    /** @throws NotFoundError for none, or one whose time is over */
    async photo(id: number): Promise<{ image: string; at: string }> {
      const found = await findPhoto(db(), id);
      if (!found) throw new errors.NotFoundError('This photo is no longer kept');
      return { image: `data:image/webp;base64,${found.image}`, at: found.at.toISOString() };
    },

    /** What a housekeeper has to do, by their link. @throws NotFoundError for a link that opens nothing */
    async list(token: string, now: Date): Promise<HousekeepingList> {
      return listOf(await housekeepers.ofLink(token), now);
    },

    /** @throws NotFoundError for a link or a task that is not theirs; ValidationError for a photo that is none */
    async reportDone(
      { token, task: key, day, done, photo }: DoneReport,
      now: Date,
    ): Promise<HousekeepingList> {
      const housekeeper = await housekeepers.ofLink(token);
      const task = await requireTask(key, day, now, (one) => isTaskOf(one, housekeeper));
      const image = await readPhoto(photoMaker(), photo);
      const actor = { by: housekeeper.name, now };
      await inTransaction(strapi, (trx) => setDone(trx, task, done, actor, done ? image : null));
      wake();
      return listOf(housekeeper, now);
    },

    /** @throws as `reportDone` */
    async reportProblem(report: ProblemReport, now: Date): Promise<HousekeepingList> {
      const { token, request, task: key, day, text, photo } = report;
      const housekeeper = await housekeepers.ofLink(token);
      const { name: by } = housekeeper;
      const task = await requireTask(key, day, now, (one) => isTaskOf(one, housekeeper));
      const image = await readPhoto(photoMaker(), photo);
      const { apartmentId, reference, kind } = task;
      await inTransaction(strapi, async (trx) => {
        const row = { request, apartment: apartmentId, task: key, reference, text, by, at: now };
        if (!(await insertProblem(trx, row, image))) return;
        const hasPhoto = image !== null;
        const details = { task: key, kind, apartmentId, day, by, text, hasPhoto };
        await recordBookingEvent(trx, { type: 'turnover.problem', reference, details }, now);
        const apartmentName = views.nameOf(apartmentId);
        const notice = { kind: 'manager-turnover-problem' as const, apartmentName, by, text, hasPhoto, day };
        await outbox.enqueueNotice(trx, notice, now);
      });
      wake();
      return listOf(housekeeper, now);
    },

    jobs: {
      /** Deletes photos and what was done, each after its time. */
      clear: onceADay((now) => {
        const photos = new Date(now.getTime() - PHOTO_DAYS * DAY_MS);
        const done = addDays(localDay(now), -DONE_DAYS);
        return inTransaction(strapi, (trx) => clearBefore(trx, photos, done));
      }),
    },
  };
};

export type TurnoverService = ReturnType<typeof createTurnover>;
