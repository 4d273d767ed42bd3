import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CMS } from '../run/settings';
import { CALLERS, type CallerName } from './callers';
import { PARTS } from './routes';

/** Who is answered, by the name of a route or content type, such as `GET /api/quotes/:number`. */
export type Access = Map<string, string[]>;

const DECISIONS = join(CMS, '../docs/routes.md');
const YES = 'yes';
const NO = '–';

/** A row of `docs/routes.md`. @param allowed in the order of the columns */
export function rowOf(name: string, allowed: readonly string[]): string {
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

/** A table as `docs/routes.md` holds it, before it is formatted. */
export function textOf(heading: string, table: Access): string {
  return `## ${heading}\n\n${[...table].map(([name, cells]) => `${rowOf(name, cells)}\n`).join('')}`;
}

/** The rows in which two tables differ, as each has them. */
export function differences(decided: Access = new Map<string, string[]>(), found: Access): string[] {
  const names = [...new Set([...decided.keys(), ...found.keys()])].sort();
  return names.flatMap((name) => {
    const [wanted, is] = [decided.get(name), found.get(name)];
    if (wanted?.join() === is?.join()) return [];
    if (wanted === undefined) return [`Nobody has decided yet: ${rowOf(name, is ?? [])}`];
    if (is === undefined) return [`There is no such route: ${rowOf(name, wanted)}`];
    return [`Decided: ${rowOf(name, wanted)}\nFound:   ${rowOf(name, is)}`];
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
