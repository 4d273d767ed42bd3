// Preloaded into a server under test: writes down which modules it had loaded by the time it ends. Strapi takes away
// every listener of the process when it stops, so it is the way out itself that is watched.
const { writeFileSync } = require('node:fs');

const exit = process.exit.bind(process);
process.exit = (code) => {
  const file = process.env.LOADED_MODULES_FILE;
  if (file !== undefined) writeFileSync(file, Object.keys(require.cache).join('\n'));
  return exit(code);
};
