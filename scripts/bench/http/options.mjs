import { parseArgs } from 'node:util';
import { Problem } from '../../steps/problem.mjs';

const USAGE =
  'npm run bench -- [--database sqlite|postgres] [--seconds 4] [--rounds 3] [--connections 20] [--apartments 300]';

/**
 * @typedef {object} Options
 * @property {boolean} postgres
 * @property {number} seconds that one round of one case takes
 * @property {number} rounds of each case; medians of them are reported
 * @property {number} connections over which requests come at once
 * @property {number} apartments
 */

/**
 * @param {string[]} [args]
 * @returns {Options}
 */
export function readOptions(args) {
  const text = /** @type {const} */ ('string');
  try {
    const { values } = parseArgs({
      args,
      options: {
        database: { type: text, default: 'sqlite' },
        seconds: { type: text, default: '4' },
        rounds: { type: text, default: '3' },
        connections: { type: text, default: '20' },
        apartments: { type: text, default: '300' },
      },
    });
    if (values.database !== 'sqlite' && values.database !== 'postgres') throw new Problem(USAGE);
    return {
      postgres: values.database === 'postgres',
      seconds: positive(values.seconds),
      rounds: positive(values.rounds),
      connections: positive(values.connections),
      apartments: positive(values.apartments),
    };
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(`${String(error)}\n${USAGE}`);
  }
}

/** @param {string} value */
function positive(value) {
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < 1) throw new Problem(USAGE);
  return number;
}
