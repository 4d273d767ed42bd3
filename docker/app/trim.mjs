import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/steps/paths.mjs';

/** Files in packages that no running server reads: for people, compilers, debuggers and builds of browsers. */
const DEAD_WEIGHT = /\.(map|md|markdown|flow|d\.ts|d\.mts|d\.cts|tsbuildinfo|c|cc|cpp|h|hpp)$/i;
/** The same code again: for bundlers, for the browser (it is in the panel's build), or for nobody who has a server. */
const SAME_AGAIN =
  /@(aws-sdk|smithy)\/[^/]+\/dist-(es|types)$|@strapi\/[^/]+\/dist\/admin$|date-fns\/(esm|fp)$|libphonenumber-js\/(bundle|es6|es6-modern)$|zod\/src$|pdfkit\/js\/pdfkit\..*(browser|old|standalone)[^/]*$|swagger-ui(-es-bundle(-core)?)?\.js$/;
/** Fonts in the two weights that documents are written in. */
const OTHER_WEIGHTS = /@expo-google-fonts\/[^/]+\/(?!400Regular$|700Bold$)\d{3}\w+$/;
/** Sources from which the parts were built. The site's pages are read from the build. */
const BUILT_FROM = ['.cache', 'cms/dist/build/.vite', 'site/e2e', 'plugins/booking-rules/admin'];
/** Native code, each package of which brings it for every system. */
const OTHER_SYSTEMS = new RegExp(`/prebuilds/(?!${process.platform}-${process.arch}(\\.node)?$)[^/]+$`);

/**
 * Packages and scopes that are already part of the browser's bundles, that only builds use, or that only another
 * Node would load. A server that had served the site, the API and the panel had loaded none of them.
 */
const NOT_SERVED = new Set(
  `@ai-sdk @babel/parser @babel/types @codemirror @emotion @esbuild @floating-ui @formatjs @internationalized @lezer
  @mux @radix-ui @reduxjs @remix-run @rolldown @rollup @sentry @shikijs @strapi/design-system @strapi/icons @swc/core
  @swc/core-linux-arm64-gnu @swc/core-linux-x64-gnu @testing-library @types @uiw @vitejs ai better-sqlite3-12
  caniuse-lite codemirror codemirror5 core-js-pure cropperjs dompurify es-toolkit esbuild framer-motion highlight.js
  hls.js jiti kdbush leaflet lightningcss lightningcss-linux-arm64-gnu lightningcss-linux-x64-gnu lodash-es
  media-chrome motion motion-dom player.style prettier prismjs qrcode.react react-day-picker react-dropzone
  react-query react-router react-router-dom react-select recharts rolldown rollup slate slate-react supercluster
  terser typescript victory-vendor vite web-vitals`.split(/\s+/),
);

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
    const [name = ''] = path.split('/node_modules/').slice(-1);
    const isDead = [SAME_AGAIN, OTHER_WEIGHTS, OTHER_SYSTEMS].some((kind) => kind.test(path));
    if (entry.isDirectory() && (isDead || NOT_SERVED.has(name))) remove(path);
    else if (entry.isDirectory()) trim(path);
    else if (entry.isFile() && (isDead || DEAD_WEIGHT.test(entry.name))) {
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
  'plugins/booking-rules/dist',
]) {
  // A workspace whose packages are all shared has no folder of its own.
  if (existsSync(join(ROOT, folder))) trim(join(ROOT, folder));
}
console.log(`${Math.round(saved / 1024 / 1024)} MB of what no server reads are left behind.`);
