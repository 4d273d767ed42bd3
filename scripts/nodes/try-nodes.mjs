import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProgress } from '../steps/progress.mjs';
import { stopOnSignals, whenStopped } from '../steps/stop.mjs';
import { nodeBinary } from './node-binary.mjs';
import { rehearse } from './rehearse.mjs';

/** One release of each line that the product supports. */
const SUPPORTED = ['20.20.2', '22.23.3', '24.21.0'];

/**
 * `npm run test:nodes [-- VERSION …]`: on each Node the real server, on SQLite, takes listings in, is booked, stopped
 * and started again, and is backed up. What is installed and built for this Node is used; each makes ready what it
 * needs beside that.
 * @param {string[]} wanted versions; those that are supported when none is named
 * @throws Problem at the first thing that does not work
 */
export async function tryNodes(wanted) {
  stopOnSignals({ exitCode: 130 });
  const versions = wanted.length === 0 ? SUPPORTED : wanted;
  const progress = createProgress(versions.length);
  for (const version of versions) {
    const folder = mkdtempSync(join(tmpdir(), 'nodes-'));
    const remove = () => rmSync(folder, { recursive: true, force: true });
    const forget = whenStopped(async () => remove());
    try {
      await progress.step(`Node ${version}`, async (relabel) => {
        const say = (/** @type {string} */ text) => relabel(`Node ${version}: ${text}`);
        say('fetching it');
        await rehearse(await nodeBinary(version), folder, say);
      });
    } finally {
      forget();
      remove();
    }
  }
  console.log(`The product works on Node ${versions.join(', ')}.`);
  process.exit(0);
}
