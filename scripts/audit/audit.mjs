import { readFileSync } from 'node:fs';
import { inRoot } from '../steps/paths.mjs';
import { Problem } from '../steps/problem.mjs';
import { run } from '../steps/run.mjs';

/**
 * @typedef {{ name: string, severity: string, title: string, url: string }} Cause
 * @typedef {{ vulnerabilities?: Record<string, { via: (string | Cause)[] }> }} Report
 */

/** Explains the advisories that do not affect this product, each by its id. */
const EXPLANATIONS = 'docs/security.md';
const LONGEST_MS = 60_000;

/** Asks the registry for advisories on the installed packages, and fails on any that nobody has explained. */
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
  if (unknown.length === 0) return;
  const lines = unknown.map((one) => `${one.name} (${one.severity}): ${one.title}, ${one.advisory}`);
  throw new Problem(
    `${lines.join('\n')}\nUpgrade or override the package, or explain it in ${EXPLANATIONS}.`,
  );
}

/**
 * The output of `npm audit --json`, each advisory once; null when the registry did not answer.
 * @param {string} output with lines of npm's own before the JSON, maybe
 */
export function findingsOf(output) {
  /** @type {Report} */
  let report;
  try {
    report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
  if (report.vulnerabilities === undefined) return null;
  // A string names another package, which has its own entry.
  const causes = Object.values(report.vulnerabilities).flatMap(({ via }) =>
    via.flatMap((cause) => (typeof cause === 'string' ? [] : [cause])),
  );
  return [...new Map(causes.map((cause) => [cause.url, cause])).values()].map(
    ({ name, severity, title, url }) => ({ name, severity, title, advisory: url.split('/').at(-1) ?? url }),
  );
}
