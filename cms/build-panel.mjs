import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

// `strapi build` would compile the server once more before it builds the panel, by a compiler that takes ten times as
// long as ours, and loads the tools of all its other commands. This is the part of it that builds the panel: its parts
// are not exported, so their paths are those of the release that package.json names.
const folder = dirname(fileURLToPath(import.meta.url));
process.chdir(folder);
const require = createRequire(import.meta.url);
const strapi = join(dirname(require.resolve('@strapi/strapi/package.json')), 'dist/src/node');

/** @typedef {{ bundler: 'vite' }} Context what Strapi knows of the panel: its plugins, its address, what we add to it */
/** @type {{ createBuildContext: (options: object) => Promise<Context> }} */
const { createBuildContext } = require(join(strapi, 'create-build-context.js'));
/** @type {{ writeStaticClientFiles: (context: Context) => Promise<void> }} */
const { writeStaticClientFiles } = require(join(strapi, 'staticFiles.js'));
/** @type {{ resolveProductionConfig: (context: Context) => Promise<import('vite').InlineConfig> }} */
const { resolveProductionConfig } = require(join(strapi, 'vite/config.js'));

const context = await createBuildContext({
  cwd: folder,
  logger: { ...console, debug: () => undefined },
  tsconfig: { config: { options: { outDir: join(folder, 'dist') } } },
  options: { bundler: 'vite', minify: true, sourcemap: false },
});
await writeStaticClientFiles(context);
const config = await resolveProductionConfig(context);
/** Prism's languages name no module: they look for a global Prism, which this bundler would load after them. @type {import('vite').Plugin} */
const prismFirst = {
  name: 'prism-first',
  transform: {
    filter: { id: /prismjs\/components\/[^/]+\.js$/ },
    handler: (code) => `import Prism from 'prismjs';\n${code}`,
  },
};
await build({ ...config, plugins: [config.plugins, prismFirst] });
// Strapi has begun what a server would go on with.
process.exit(0);
