import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/steps/paths.mjs';

/** Files in packages that no running server reads. */
const DEAD_WEIGHT = /\.(map|md|markdown|flow|d\.ts|d\.mts|d\.cts|tsbuildinfo)$/i;
/** The same code again, for bundlers. */
const FOR_BUNDLERS = /@(aws-sdk|smithy)[\\/][^\\/]+[\\/]dist-(es|types)$/;
/** Sources from which the parts were built. The site's pages are read from the build. */
const BUILT_FROM = ['.cache', 'cms/dist/build/.vite', 'site/e2e', 'plugins/booking-rules/admin'];

/**
 * Packages that are already part of the browser's bundles, that only builds use, or that only another Node would
 * load; whole scopes end with a slash. A server that had served the site, the API and the panel had loaded none of
 * them.
 */
const NOT_SERVED = [
  ...[
    '@codemirror/',
    '@formatjs/',
    '@mux/',
    '@reduxjs/',
    '@sentry/',
    '@shikijs/',
    '@types/',
    'ai',
    'codemirror',
  ],
  ...['codemirror5', 'core-js-pure', 'framer-motion', 'hls.js', 'kdbush', 'leaflet', 'media-chrome'],
  ...['motion-dom', 'prismjs', 'qrcode.react', 'react-day-picker', 'recharts', 'supercluster'],
  ...['@esbuild/', '@rolldown/', '@rollup/', '@swc/', 'caniuse-lite', 'esbuild', 'lightningcss'],
  ...[
    'lightningcss-linux-x64-gnu',
    'lightningcss-linux-arm64-gnu',
    'rolldown',
    'rollup',
    'terser',
    'typedoc',
  ],
  ...['typescript', 'webpack', 'better-sqlite3-12'],
];

let saved = 0;

/** @param {string} path */
function remove(path) {
  if (!existsSync(path)) return;
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) saved += statSync(join(entry.parentPath, entry.name)).size;
  }
  rmSync(path, { recursive: true });
}

/** @param {string} folder */
function trim(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && FOR_BUNDLERS.test(path)) remove(path);
    else if (entry.isDirectory()) trim(path);
    else if (entry.isFile() && DEAD_WEIGHT.test(entry.name)) {
      saved += statSync(path).size;
      rmSync(path);
    }
  }
}

for (const path of BUILT_FROM) remove(join(ROOT, path));
for (const folder of [
  'node_modules',
  'cms/node_modules',
  'site/node_modules',
  'plugins/booking-rules/node_modules',
]) {
  // A workspace whose packages are all shared has no folder of its own.
  if (!existsSync(join(ROOT, folder))) continue;
  for (const name of NOT_SERVED) remove(join(ROOT, folder, name));
  trim(join(ROOT, folder));
}
console.log(`${Math.round(saved / 1024 / 1024)} MB of what no server reads are left behind.`);
