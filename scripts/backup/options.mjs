import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '../steps/problem.mjs';

/**
 * What a person has written after the command: one file and switches.
 * @param {string[]} args
 * @param {string[]} switches
 * @param {string} usage
 */
export function readOptions(args, switches, usage) {
  const options = Object.fromEntries(
    switches.map((name) => [name, { type: /** @type {const} */ ('boolean') }]),
  );
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length > 1) throw new Error('More than one file is named');
    return { file: positionals[0] ?? null, switches: new Set(Object.keys(values)) };
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}. Usage: ${usage}`);
  }
}

/**
 * A path as the person wrote it, from the folder in which npm was called.
 * @param {string} path
 */
export const fromCaller = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path);
