import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps/paths.mjs';

/** What packages bring along that no running server reads. */
const DEAD_WEIGHT = /\.(map|md|markdown|flow|d\.ts|d\.mts|d\.cts|tsbuildinfo)$/i;
/** The same code once more, for bundlers. */
const FOR_BUNDLERS = /@(aws-sdk|smithy)[\\/][^\\/]+[\\/]dist-(es|types)$/;
/** Sources from which the parts were built; pages of the site are read from what was built. */
const BUILT_FROM = ['.cache', 'cms/dist/build/.vite', 'site/e2e', 'plugins/booking-rules/admin'];

let saved = 0;

/** @param {string} folder */
function trim(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && FOR_BUNDLERS.test(path)) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) trim(path);
    else if (entry.isFile() && DEAD_WEIGHT.test(entry.name)) {
      saved += statSync(path).size;
      rmSync(path);
    }
  }
}

for (const path of BUILT_FROM) rmSync(join(ROOT, path), { recursive: true, force: true });
for (const folder of [
  'node_modules',
  'cms/node_modules',
  'site/node_modules',
  'plugins/booking-rules/node_modules',
]) {
  trim(join(ROOT, folder));
}
console.log(`${Math.round(saved / 1024 / 1024)} MB of maps, types and readmes are left behind.`);
