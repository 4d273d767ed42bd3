import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** A problem that the person at the keyboard can fix: one sentence that says how. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}

/** Shows numbered steps; `relabel` says what one is at now. */
export interface Progress {
  step<T>(label: string, work: (relabel: (label: string) => void) => Promise<T>): Promise<T>;
}

/** What the command gives to the program. */
export interface Tools {
  /** Folder of the installation. */
  repository: string;
  createProgress(steps: number, out?: NodeJS.WriteStream): Progress;
  /** Registers work for when the person stops the command; the returned function cancels it. */
  whenStopped(stopper: () => Promise<void>): () => void;
}

/** What a person has written after the command: one file and switches. */
export function readOptions(args: string[], switches: readonly string[], usage: string) {
  const options = Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }]));
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length > 1) throw new Error('More than one file is named');
    return { file: positionals[0] ?? null, switches: new Set(Object.keys(values)) };
  } catch (error) {
    throw new BackupProblem(`${error instanceof Error ? error.message : String(error)}. Usage: ${usage}`);
  }
}

/** A path as the person wrote it, from the folder in which npm was called. */
export const fromCaller = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
