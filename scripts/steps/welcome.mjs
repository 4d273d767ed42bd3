/** @typedef {import('./settings.mjs').Settings} Settings */

/**
 * What a person needs to know once the server listens: three addresses and, with demo content, how to sign in.
 * @param {Settings} settings
 * @param {boolean} demo whether this installation has demo content
 * @param {string} [address] at which this person reaches it
 */
export function welcome({ PORT, DEMO_PASSWORD }, demo, address = `http://localhost:${PORT ?? ''}`) {
  const lines = [`Site    ${address}/`, `API     ${address}/api`, `Admin   ${address}/admin`];
  if (demo) {
    lines.push(
      `Sign in with the password ${DEMO_PASSWORD ?? '(DEMO_PASSWORD is not set)'} as`,
      '  manager@vacationer.example   who runs the business',
      '  editor@vacationer.example    who writes guides and pages',
      '  owner@vacationer.example     who looks after two apartments',
      '  admin@vacationer.example     who may do everything',
    );
  }
  return ['', ...lines, 'Ctrl-C stops it.', ''].join('\n');
}
