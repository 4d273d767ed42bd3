import type { HousekeepingTask } from '../../../contracts/turnover/housekeeping';
import type { Problem, Task } from '../../../contracts/turnover/turnover';
import { toldName } from '../../../shared/format/names';
import type { InventoryService } from '../inventory/service';
import type { PlannedTask } from './plan';
import type { ProblemRow } from './records';

/** Tasks and problems as they are shown, each to its readers. */
export function createTurnoverViews(inventory: InventoryService) {
  /** An apartment that is published no more is named by its public id. */
  const nameOf = (apartmentId: string): string => inventory.find(apartmentId)?.card.name ?? apartmentId;

  function common(task: PlannedTask) {
    const { key, kind, day, apartmentId, from, lateCheckOut, by, earlyCheckIn } = task;
    return {
      ...{ key, kind, day, apartmentId, apartmentName: nameOf(apartmentId) },
      ...{ from, lateCheckOut, by, earlyCheckIn },
      ...{ text: task.text, note: task.note, done: task.done, late: task.late },
    };
  }

  return {
    nameOf,

    task(task: PlannedTask): Task {
      const { reference, next, assignee, doneAt, doneBy, photo } = task;
      return {
        ...common(task),
        ...{ reference, next, assignee, doneAt: doneAt?.toISOString() ?? null, doneBy, photo },
      };
    },

    problem({ id, apartment, reference, text, photo, by, at }: ProblemRow): Problem {
      const where = { apartmentId: apartment, apartmentName: nameOf(apartment) };
      return { id, ...where, reference, text, photo, by, at: new Date(Number(at)).toISOString() };
    },

    /** In the reader's language; without names of guests, and without what could open a reservation. */
    housekeepingTask(task: PlannedTask, open: readonly ProblemRow[]): HousekeepingTask {
      const { reference: _, ...next } = task.next ?? { reference: null };
      return {
        ...common(task),
        apartmentName: toldName('apartments', nameOf(task.apartmentId)),
        area: toldName('areas', inventory.find(task.apartmentId)?.card.district.name ?? ''),
        next: 'arrival' in next ? next : null,
        hasPhoto: task.photo !== null,
        problems: open.filter(({ apartment }) => apartment === task.apartmentId).map(({ text }) => text),
      };
    },
  };
}
