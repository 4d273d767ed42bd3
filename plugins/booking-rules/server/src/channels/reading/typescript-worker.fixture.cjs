// Lets a worker of a test run TypeScript: `node --require` this file.
const { transformFileSync } = require('@swc/core');

const options = {
  swcrc: false,
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  module: { type: 'commonjs', ignoreDynamic: true },
};

require.extensions['.ts'] = (module, filename) =>
  module._compile(transformFileSync(filename, options).code, filename);
