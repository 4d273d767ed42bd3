// Written for old engines on purpose: it has to run on the very versions that it refuses.
const LOWEST_MAJOR = 20;
const LOWEST_MINOR = 19;

/**
 * True when a version (`20.19.0`) is one that the product runs on.
 * @param {string} version
 */
export function isSupportedNode(version) {
  const parts = version.split('.').map(Number);
  const major = parts[0] || 0;
  const minor = parts[1] || 0;
  return major > LOWEST_MAJOR || (major === LOWEST_MAJOR && minor >= LOWEST_MINOR);
}

if (!isSupportedNode(process.versions.node)) {
  console.error(
    'Node ' +
      process.versions.node +
      ' is too old: install Node 20.19 or later (https://nodejs.org) and try again.',
  );
  process.exit(1);
}
