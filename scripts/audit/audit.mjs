import { readFileSync } from 'node:fs';
import { inRoot } from '../steps/paths.mjs';
import { Problem } from '../steps/problem.mjs';
import { run } from '../steps/run.mjs';
import { findingsOf } from './findings.mjs';

/** Where findings that cannot be reached here are explained, each by the id of its advisory. */
const EXPLANATIONS = 'docs/security.md';
const LONGEST_MS = 60_000;

/** Asks the registry what is known of the installed packages; fails on an advisory that nobody has explained. */
export async function audit() {
  const { output } = await run('npm', ['audit', '--json'], { quiet: true, timeoutMs: LONGEST_MS });
  const findings = findingsOf(output);
  if (findings === null) {
    console.log('The registry gave no answer: nothing was checked.');
    return;
  }
  const explained = readFileSync(inRoot(EXPLANATIONS), 'utf8');
  const unknown = findings.filter(({ advisory }) => !explained.includes(advisory));
  console.log(`${findings.length} known, ${findings.length - unknown.length} of them explained.`);
  if (unknown.length > 0) {
    const lines = unknown.map(
      ({ name, severity, title, advisory }) => `${name} (${severity}): ${title}, ${advisory}`,
    );
    throw new Problem(
      `${lines.join('\n')}\nUpgrade or override the package, or explain it in ${EXPLANATIONS}.`,
    );
  }
}
