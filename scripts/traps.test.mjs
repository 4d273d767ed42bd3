import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { inRoot } from './steps/paths.mjs';

const RULES = '.oxlintrc.jsonc';
const SYNTAX = 'eslint-js(no-restricted-syntax)';
const FLOATING = 'typescript(no-floating-promises)';
const ADMIN = 'plugins/booking-rules/admin';

/** A folder, a rule, whether a line breaks it there, and the line. @type {[string, string, boolean, string][]} */
const LINES = [
  [ADMIN, SYNTAX, true, 'useEffect(() => box.current?.scrollIntoView(), [box]);'],
  [ADMIN, SYNTAX, true, 'useLayoutEffect(() => rows.measure(), [rows]);'],
  [ADMIN, SYNTAX, false, 'useEffect(() => { box.current?.scrollIntoView(); }, [box]);'],
  ['site', SYNTAX, true, 'useEffect(() => map?.show(pins), [map, pins]);'],
  ['site', SYNTAX, true, 'export const link = <a href="/" onClick={choose}>Choose</a>;'],
  ['site', SYNTAX, false, 'useEffect(() => { const stop = follow(); return stop; }, [follow]);'],
  ['site', SYNTAX, false, 'export const link = <ActionLink href="/" onAct={choose} />;'],
  ['site', SYNTAX, false, 'export const button = <button onClick={choose}>Choose</button>;'],
  ['cms', FLOATING, true, 'export const ask = () => { Promise.resolve(1); };'],
  ['cms', FLOATING, false, 'export const ask = async () => { await Promise.resolve(1); };'],
];

describe('the linter about code that works until somebody else has a say', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'traps-'));
  after(() => rmSync(folder, { recursive: true }));
  copyFileSync(inRoot(RULES), path.join(folder, RULES));
  symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'));
  const files = LINES.map(([where, , , line], index) => {
    const file = `${where}/line-${index}.tsx`;
    mkdirSync(path.join(folder, where), { recursive: true });
    writeFileSync(path.join(folder, file), `${line}\n`);
    return file;
  });
  const oxlint = [inRoot('node_modules/oxlint/bin/oxlint'), '--format=json', 'cms', 'plugins', 'site'];
  const { stdout } = spawnSync(process.execPath, oxlint, { cwd: folder, encoding: 'utf8' });
  /** @type {{ diagnostics: { filename: string, code: string }[] }} */
  const { diagnostics } = JSON.parse(stdout);

  for (const [index, [where, rule, isBroken, line]] of LINES.entries()) {
    it(`${where} may ${isBroken ? 'not ' : ''}say ${line}`, () => {
      const broken = diagnostics.filter(({ filename }) => filename === files[index]).map(({ code }) => code);
      assert.equal(broken.includes(rule), isBroken, broken.join());
    });
  }
});
