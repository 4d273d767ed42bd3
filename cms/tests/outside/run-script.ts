import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { CMS, settingsFor, type TestDatabase } from '../run/settings';

/** Runs a script of the repository, such as `backup`, with the settings of a server on this database. */
export async function runScript(
  name: string,
  args: readonly string[],
  database: TestDatabase,
  differences: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  const script = resolve(CMS, '../scripts', `${name}.mjs`);
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env['PATH'], ...settingsFor(database, 0), ...differences },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, said };
}
