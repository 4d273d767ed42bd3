import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where Vike's client starts: it hydrates the first page and follows links from then on. */
const VIKES_START = /\/vike\/dist\/client\/runtime-client-routing\/entry\.js$/;
const FIRST_LOAD = fileURLToPath(new URL('../first-load.ts', import.meta.url));

/**
 * Has the scripts of a page begin with `first-load.ts`, which hydrates it and fetches Vike's client once somebody is
 * about to go to another page. Vike has no setting for it.
 */
export function firstLoad(): Plugin {
  let replaced = false;
  return {
    name: 'first-load',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!VIKES_START.test(id)) return null;
      replaced = true;
      return `import ${JSON.stringify(FIRST_LOAD)};`;
    },
    buildEnd(error) {
      if (!error && !replaced) this.error('Vike no longer has the module in which its client starts.');
    },
  };
}
