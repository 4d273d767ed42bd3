import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CMS } from '../../run/settings';
import { CALLERS, STAFF, type CallerName } from './callers';
import { PARTS } from './routes';

/** What each caller is answered, by the name of a route or content type, such as `GET /api/quotes/:number`. */
export type Access = Map<string, string[]>;

const DECISIONS = join(CMS, '../docs/routes.md');
const YES = 'yes';
const NO = '–';

/** A row of `docs/routes.md`. @param allowed in the order of the columns */
function rowOf(name: string, allowed: readonly string[]): string {
  return `| ${[`\`${name}\``, ...allowed].join(' | ')} |`;
}

export const verdict = (isAllowed: boolean): string => (isAllowed ? YES : NO);

/** The tables of `docs/routes.md`, by the headings above them. */
export function decisions(): Map<string, Access> {
  const text = readFileSync(DECISIONS, 'utf8');
  const tables = new Map<string, Access>();
  let table: Access = new Map();
  for (const line of text.split('\n')) {
    const [, heading] = /^## (.+)$/.exec(line) ?? [];
    if (heading !== undefined) {
      table = new Map<string, string[]>();
      tables.set(heading, table);
    }
    const [, name, rest = ''] = /^\| `([^`]+)` *\|(.*)\|$/.exec(line) ?? [];
    if (name === undefined) continue;
    if (table.has(name)) throw new Error(`docs/routes.md names ${name} twice`);
    table.set(
      name,
      rest.split('|').map((cell) => cell.trim()),
    );
  }
  return tables;
}

/** A table with its heading, in columns that line up. */
export function textOf(heading: string, table: Access): string {
  const callers = [...table.values()][0]?.length === CALLERS.length ? CALLERS : STAFF;
  const rows = [...table].map(([name, cells]) => [name, ...cells]);
  const lines = [['Route', ...callers], ...rows];
  const widths = ['', ...callers].map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const text = ([...cells]: string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |\n`;
  const [head = [], ...rest] = lines;
  const rule = widths.map((width) => '-'.repeat(width));
  return `## ${heading}\n\n${[head, rule, ...rest].map(text).join('')}`;
}

/**
 * The rows in which two tables differ, each with what there is to do about it.
 * @param heading of the table in `docs/routes.md`
 */
export function differences(
  heading: string,
  decided: Access = new Map<string, string[]>(),
  found: Access,
): string[] {
  const names = [...new Set([...decided.keys(), ...found.keys()])].sort();
  return names.flatMap((name) => {
    const [wanted, is] = [decided.get(name), found.get(name)];
    if (wanted?.join() === is?.join()) return [];
    if (wanted === undefined) {
      const row = rowOf(name, is ?? []);
      return [`${name} is new. If it should answer these, add under "${heading}" in docs/routes.md:\n${row}`];
    }
    if (is === undefined) return [`${name} is gone. Take its row out of docs/routes.md, under "${heading}"`];
    return [
      `${name} answers others than docs/routes.md says:\ndecided ${rowOf(name, wanted)}\nfound   ${rowOf(name, is)}`,
    ];
  });
}

/** Names of the routes that somebody of these may ask. */
export function openTo(tables: ReadonlyMap<string, Access>, callers: readonly CallerName[]): string[] {
  const columns = callers.map((caller) => CALLERS.indexOf(caller));
  return PARTS.flatMap((part) =>
    [...(tables.get(part) ?? [])].flatMap(([name, cells]) =>
      columns.some((column) => cells[column] === YES) ? [name] : [],
    ),
  );
}
