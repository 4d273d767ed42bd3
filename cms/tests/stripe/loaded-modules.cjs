// Preloaded into a server under test: writes down which modules it had loaded by the time it ends.
const { writeFileSync } = require('node:fs');

process.on('exit', () => {
  const file = process.env.LOADED_MODULES_FILE;
  if (file !== undefined) writeFileSync(file, Object.keys(require.cache).join('\n'));
});
