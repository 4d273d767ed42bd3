import { stopEverything } from './stop.mjs';

/**
 * Something that the person at the keyboard can mend: the message is one sentence that says how. It is empty
 * when a program that we started has said it already.
 */
export class Problem extends Error {}

/**
 * Runs a script's work and turns what goes wrong into exit code 1: a Problem as its sentence, anything
 * else with its stack.
 * @param {() => Promise<unknown>} work
 */
export async function runScript(work) {
  try {
    await work();
  } catch (error) {
    // Those of the backend have such names too.
    if (!(error instanceof Problem || (error instanceof Error && error.name.endsWith('Problem'))))
      console.error(error);
    else if (error.message !== '') console.error(error.message);
    await stopEverything();
    process.exit(1);
  }
}
