import { tmpdir } from 'node:os';
import { installAll } from '../steps/build.mjs';
import { inRoot } from '../steps/paths.mjs';
import { Problem } from '../steps/problem.mjs';
import { createProgress } from '../steps/progress.mjs';
import { run, scriptOf } from '../steps/run.mjs';

/** One release of each line that the product supports. */
const SUPPORTED = ['20.20.2', '22.23.3', '24.21.0'];
/** Tests with servers of their own on SQLite: they import, book, are killed and started again, and are backed up. */
const TESTS = 'cms/tests/(?:import/import\\.|operations/(?:backup|killed|start-up))';

/**
 * `npm run test:nodes [-- VERSION …]`: tests the real server on each version of Node. It uses the packages and builds
 * of this Node; each version prepares whatever else it needs.
 * @param {string[]} wanted versions; those that are supported when none is named
 * @throws Problem at the first version that fails
 */
export async function tryNodes(wanted) {
  await installAll();
  const versions = wanted.length === 0 ? SUPPORTED : wanted;
  const progress = createProgress(versions.length);
  for (const version of versions) {
    await progress.step(`Node ${version}`, async (relabel) => {
      relabel(`Node ${version}: fetching it`);
      const node = await nodeBinary(version);
      const runHere = async (/** @type {string[]} */ ...args) => {
        const env = { ...process.env, NODE_ENV: 'test', TEST_DATABASE: 'sqlite' };
        const { code, output } = await run(node, args, { env, quiet: true });
        if (code !== 0) throw new Problem(`${output.trim()}\nNode ${version} ended with ${String(code)}.`);
      };
      relabel(`Node ${version}: making packages and builds ready`);
      await runHere(inRoot('scripts/build.mjs'));
      relabel(`Node ${version}: testing`);
      await runHere(scriptOf('jest', 'jest'), '-c', 'cms/tests/jest.config.mjs', TESTS);
    });
  }
  console.log(`The product works on Node ${versions.join(', ')}.`);
  process.exit(0);
}

/**
 * The path of this version of Node for this machine, from the packages behind npm's package `node`. npm caches what
 * it has fetched.
 * @param {string} version such as 24.21.0
 */
async function nodeBinary(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Problem(`"${version}" is no version such as 24.21.0.`);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const args = ['exec', '--yes', `--package=${name}@${version}`, '--', 'node', '-p', 'process.execPath'];
  const { code, output } = await run('npm', args, { cwd: tmpdir(), quiet: true });
  const binary = output.trim().split('\n').at(-1) ?? '';
  if (code === 0 && binary.includes(name)) return binary;
  throw new Problem(`${output.trim()}\nNode ${version} could not be fetched: see npm's message above.`);
}
