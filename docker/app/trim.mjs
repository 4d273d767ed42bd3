import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/steps/paths.mjs';

/** What all of `/app` may weigh, in MB: with its Debian and Node, the image stays below 350 then. */
const BUDGET_MB = 148;

/**
 * Files in packages that no running server reads: for people, compilers, debuggers and builds of browsers. Node runs
 * no TypeScript from packages. Licences stay, whatever they are written in.
 */
const DEAD_WEIGHT = /\.(map|md|markdown|flow|[cm]?tsx?|tsbuildinfo|c|cc|cpp|h|hpp)$/i;
const LICENCE = /^(licen[cs]e|notice|copying)/i;
/** What packages were made and tried with. */
const WORKSHOP =
  /\/node_modules\/(@[^/]+\/)?[^/@]+\/(\.[^/]+|tests?|__tests__|benchmarks?|coverage|examples?|samples)$/;
/** The same code again: for bundlers, for the browser (it is in the panel's build), or for nobody who has a server. */
const SAME_AGAIN =
  /\/(csv-parse\/dist|react|react-dom)\/(esm|iife|umd)$|@(aws-sdk|smithy)\/[^/]+\/dist-(es|types)$|@strapi\/[^/]+\/dist\/admin$|@strapi\/.+\.mjs$|react-dom\/cjs\/.*(-client|-profiling|-test-utils|\.browser|\.bun|\.edge|server.*\.development)\.|date-fns\/(esm|fp)$|libphonenumber-js\/(bundle|es6|es6-modern)$|zod\/src$|pdfkit\/js\/pdfkit\..*(browser|old|standalone)[^/]*$|swagger-ui(-es-bundle(-core)?)?\.js$/;
/** Fonts in the two weights that documents are written in. */
const OTHER_WEIGHTS = /@expo-google-fonts\/[^/]+\/(?!400Regular$|700Bold$)\d{3}\w+$/;
/** Where words of other languages may be cut: documents keep words whole, and only these are loaded. */
const OTHER_HYPHENS = /\/hyphen\/patterns\/(?!en-us\.js$)[^/]+$/;
/** Sources from which the parts were built: all is read from the builds. */
const BUILT_FROM = [
  ...['.cache', 'cms/dist/build/.vite'],
  ...['config', 'src'].map((name) => `cms/${name}`),
  ...['admin', 'contracts', 'server', 'shared'].map((name) => `plugins/booking-rules/${name}`),
  ...['api', 'app', 'features', 'forms', 'lib', 'messages', 'pages', 'session', 'ui'].map(
    (name) => `site/${name}`,
  ),
];
/** Native code, each package of which brings it for every system. */
const OTHER_SYSTEMS = new RegExp(`/prebuilds/(?!${process.platform}-${process.arch}(\\.node)?$)[^/]+$`);
const UNREAD = [WORKSHOP, SAME_AGAIN, OTHER_WEIGHTS, OTHER_HYPHENS, OTHER_SYSTEMS];

/**
 * Packages and scopes that are already part of the browser's bundles, that only builds use, or that only another
 * Node would load. A server that had served the site, the API and the panel had loaded none of them.
 */
const NOT_SERVED = new Set(
  `@ai-sdk @babel/parser @babel/types @codemirror @dnd-kit @emotion @esbuild @floating-ui @formatjs @internationalized
  @lezer @mux @radix-ui @reduxjs @remix-run @rolldown @rollup @sentry @shikijs @strapi/design-system @strapi/icons
  @swc/core @swc/core-linux-arm64-gnu @swc/core-linux-x64-gnu @testing-library @types @uiw @vitejs ai aria-query
  better-sqlite3-12 caniuse-lite codemirror codemirror5 core-js-pure cropperjs d3-shape date-fns-tz decimal.js-light
  dompurify es-toolkit esbuild esbuild-register file-selector formik framer-motion highlight.js hls.js immer
  intl-messageformat jiti kdbush leaflet lightningcss lightningcss-linux-arm64-gnu lightningcss-linux-x64-gnu lodash-es
  lz-string markdown-it markdown-it-emoji media-chrome motion motion-dom mux-embed player.style prettier prismjs
  qrcode.react react-day-picker react-dnd react-dropzone react-intl react-query react-redux react-router
  react-router-dom react-select react-transition-group react-window recharts redux rolldown rollup slate slate-react
  sonner supercluster swr terser typescript victory-vendor vite web-vitals yet-another-react-lightbox`.split(
    /\s+/,
  ),
);

let saved = 0;

/** What its files weigh, as Docker counts an image; what links lead to counts where it lies. @param {string} folder */
function sizeOf(folder) {
  let size = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) size += sizeOf(path);
    else if (entry.isFile()) size += statSync(path).size;
  }
  return size;
}

/** @param {string} path */
function remove(path) {
  if (!existsSync(path)) return;
  saved += sizeOf(path);
  rmSync(path, { recursive: true });
}

/** @param {string} folder */
function trim(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const [name = ''] = path.split('/node_modules/').slice(-1);
    const isDead = UNREAD.some((kind) => kind.test(path));
    if (entry.isDirectory() && (isDead || NOT_SERVED.has(name))) remove(path);
    else if (entry.isDirectory()) trim(path);
    else if (entry.isFile() && (isDead || (DEAD_WEIGHT.test(entry.name) && !LICENCE.test(entry.name)))) {
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
const kept = sizeOf(ROOT) / 1e6;
console.log(
  `${Math.round(saved / 1e6)} MB of what no server reads are left behind, ${Math.round(kept)} MB are kept.`,
);
if (kept > BUDGET_MB) {
  console.error(
    `The image may hold ${BUDGET_MB} MB of them: see what is new, and trim it or raise the budget.`,
  );
  process.exitCode = 1;
}
