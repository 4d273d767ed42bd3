/**
 * An advisory that concerns an installed package.
 * @typedef {{ name: string, severity: string, title: string, advisory: string }} Finding
 */

/**
 * What `npm audit --json` says, each advisory once; null when the registry gave no answer.
 * @param {string} output with lines of npm's own before the JSON, maybe
 * @returns {Finding[] | null}
 */
export function findingsOf(output) {
  const report = parsed(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  if (report?.vulnerabilities === undefined) return null;
  const causes = Object.values(report.vulnerabilities).flatMap(({ via }) => via);
  /** @type {Map<string, Finding>} */
  const findings = new Map();
  for (const cause of causes) {
    // A text names another package, which is in the list itself.
    if (typeof cause === 'string') continue;
    const { name, severity, title, url } = cause;
    findings.set(url, { name, severity, title, advisory: url.split('/').at(-1) ?? url });
  }
  return [...findings.values()];
}

/**
 * @typedef {{ name: string, severity: string, title: string, url: string }} Cause
 * @typedef {{ vulnerabilities?: Record<string, { via: (string | Cause)[] }> }} Report
 * @param {string} json
 * @returns {Report | null}
 */
function parsed(json) {
  try {
    /** @type {Report} */
    const report = JSON.parse(json);
    return report;
  } catch {
    return null;
  }
}
