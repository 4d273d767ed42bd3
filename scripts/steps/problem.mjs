import { stopEverything } from './stop.mjs';

/**
 * Something that the person at the keyboard can fix. The message is one sentence that says how; it is empty if a
 * program that we started has already said so.
 */
export class Problem extends Error {}

/**
 * Runs a script. Any failure becomes exit code 1: a Problem prints its sentence, anything else its stack.
 * @param {() => Promise<unknown>} work
 */
export async function runScript(work) {
  try {
    await work();
  } catch (error) {
    // The backend's problems are classes of its own, recognised by their names.
    if (!(error instanceof Problem || (error instanceof Error && error.name.endsWith('Problem'))))
      console.error(error);
    else if (error.message !== '') console.error(error.message);
    await stopEverything();
    process.exit(1);
  }
}
