import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const VIKES_OWN = /shared-server-client\/getPageContextRequestUrl\.js$/;
const OURS = fileURLToPath(new URL('./page-data-address.ts', import.meta.url));

/** Makes client routing ask for page data at `{route}/_payload.json`, where Vike has no setting for it. */
export function pageDataAddress(): Plugin {
  let replaced = false;
  return {
    name: 'page-data-address',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source) {
      if (!VIKES_OWN.test(source)) return null;
      replaced = true;
      return OURS;
    },
    buildEnd(error) {
      if (!error && !replaced)
        this.error('Vike no longer has the module that names the address of page data.');
    },
  };
}
