import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestDatabase } from '../run/settings';

const execute = promisify(execFile);

/** The rows of each query, read past every server, all of them as of one moment. */
export async function rowsOf(database: TestDatabase, queries: readonly string[]): Promise<object[][]> {
  const asked = JSON.stringify({ database, queries });
  const { stdout } = await execute(process.execPath, [join(__dirname, 'read-rows.mjs'), asked], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as object[][];
}
