import { basename } from 'node:path';
import Sequencer from '@jest/test-sequencer';

/**
 * Files run in the order of their names on every machine. Left to itself Jest begins with what took longest the
 * last time, so what one file leaves to the next would differ from run to run, and so would what fails.
 */
export default class ByName extends Sequencer {
  /** @param {import('@jest/test-result').Test[]} tests */
  sort(tests) {
    return tests.toSorted((one, other) => (basename(one.path) < basename(other.path) ? -1 : 1));
  }
}
