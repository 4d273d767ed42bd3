import { checkBookings } from './check-bookings.mjs';
import { prepareHouse } from './prepare-house.mjs';
import { answerBench } from './worker.mjs';

/**
 * What is asked of the database before and after.
 * @typedef {import('../run-settings.mjs').RunSettings} Settings
 * @typedef {{ settings: Settings, apartments: number } | { settings: Settings, promised: number }} Task
 */

/** The product's own server without a port, in a process that goes before anything is measured. */
answerBench((/** @type {Task} */ task) =>
  'apartments' in task
    ? prepareHouse(task.settings, task.apartments)
    : checkBookings(task.settings, task.promised),
);
