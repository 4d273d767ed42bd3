/** @typedef {import('./settings.mjs').Settings} Settings */

/**
 * What a person needs to know once the server listens: three addresses and, with demo content, how to sign in.
 * @param {Settings} settings
 */
export function welcome({ PORT, DEMO_CONTENT, DEMO_PASSWORD }) {
  const address = `http://localhost:${PORT ?? ''}`;
  const lines = [`Site    ${address}/`, `API     ${address}/api`, `Admin   ${address}/admin`];
  if (isOn(DEMO_CONTENT)) {
    lines.push(
      `Sign in as manager@vacationer.example with the password ${DEMO_PASSWORD ?? '(DEMO_PASSWORD is not set)'}`,
    );
  }
  return ['', ...lines, 'Ctrl-C stops it.', ''].join('\n');
}

/** @param {string | undefined} value */
function isOn(value) {
  return ['true', '1', 'yes', 'on', 'y', 'enabled'].includes((value ?? '').toLowerCase());
}
