import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { CMS, settingsFor, type TestDatabase } from '../run/settings';

const ROOT = resolve(CMS, '..');

interface Ran {
  code: number | null;
  /** On both outputs. */
  output: string;
}

/** Runs a script of the repository, such as `backup`, with the settings of a server on this database. */
export function runScript(
  name: string,
  args: readonly string[],
  database: TestDatabase,
  differences: Record<string, string> = {},
): Promise<Ran> {
  return run(ROOT, `scripts/${name}.mjs`, args, database, differences);
}

/** Runs a compiled program of the backend, such as `second-factor/run`, in the same way. */
export function runProgram(
  name: string,
  args: readonly string[],
  database: TestDatabase,
  differences: Record<string, string> = {},
): Promise<Ran> {
  return run(CMS, `dist/src/${name}.js`, args, database, differences);
}

async function run(
  folder: string,
  script: string,
  args: readonly string[],
  database: TestDatabase,
  differences: Record<string, string>,
): Promise<Ran> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    // None of them listens, but settings have to name a port.
    env: { PATH: process.env['PATH'], ...settingsFor(database, 1), ...differences },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, output };
}
