import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { ROOT, inRoot } from './steps/paths.mjs';

/** @type {[string, string][]} */
const REFUSED = [
  ['plugins/booking-rules/admin/src/list.tsx', 'useEffect(() => box.current?.scrollIntoView(), [box]);'],
  ['plugins/booking-rules/admin/src/list.tsx', 'useLayoutEffect(() => rows.measure(), [rows]);'],
  ['site/ui/map/map-box.tsx', 'useEffect(() => map?.show(pins), [map, pins]);'],
  ['site/features/quote/refusal.tsx', 'export const link = <a href="/" onClick={choose}>Choose</a>;'],
];

/** @type {[string, string][]} */
const TAKEN = [
  ['plugins/booking-rules/admin/src/list.tsx', 'useEffect(() => { box.current?.scrollIntoView(); }, [box]);'],
  ['site/ui/map/map-box.tsx', 'useEffect(() => { const stop = follow(); return stop; }, [follow]);'],
  ['site/features/quote/refusal.tsx', 'export const link = <ActionLink href="/" onAct={choose} />;'],
  ['site/features/quote/refusal.tsx', 'export const button = <button onClick={choose}>Choose</button>;'],
];

describe('code that works until the browser or the router has its say', () => {
  /** @type {ESLint} */
  let eslint;
  before(() => {
    eslint = new ESLint({
      cwd: ROOT,
      // The files are made up, so rules that ask the compiler about them cannot run.
      overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: null } } },
      ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax',
    });
  });

  /**
   * @param {string} file
   * @param {string} line
   */
  async function refusals(file, line) {
    const [result] = await eslint.lintText(`${line}\n`, { filePath: inRoot(file) });
    return (result?.messages ?? []).map(({ ruleId }) => ruleId);
  }

  for (const [file, line] of REFUSED) {
    it(`${file} may not say ${line}`, async () => {
      assert.deepEqual(await refusals(file, line), ['no-restricted-syntax']);
    });
  }
  for (const [file, line] of TAKEN) {
    it(`${file} may say ${line}`, async () => {
      assert.deepEqual(await refusals(file, line), []);
    });
  }
});
