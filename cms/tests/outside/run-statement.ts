import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestDatabase } from '../run/settings';

const execute = promisify(execFile);

/** Runs one statement past every server, such as to let time pass for a row; the answer is its rows. */
export async function runStatement(database: TestDatabase, statement: string): Promise<object[]> {
  const asked = JSON.stringify({ database, statements: [statement] });
  const { stdout } = await execute(process.execPath, [join(__dirname, 'run-statements.mjs'), asked]);
  const [rows] = JSON.parse(stdout) as object[][];
  return rows ?? [];
}
