import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where Vike's client starts: it hydrates the first page and follows links from then on. */
const VIKES_START = /\/vike\/dist\/client\/runtime-client-routing\/entry\.js$/;
/** What Vike exports for going to a page; it starts nothing by itself. */
const VIKES_ROUTER = /\/vike\/dist\/client\/runtime-client-routing\/index\.js$/;
const START = "import { initClientRouter } from './initClientRouter.js';\ninitClientRouter();\n";
const inApp = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/**
 * Has the scripts of a page begin with `start.ts`, which fetches `first-load.ts` once the page is painted. That hydrates
 * it, and fetches Vike's client once somebody is about to go to another page; fetched, it starts. Vike has no setting
 * for it.
 */
export function firstLoad(): Plugin {
  const replaced = new Set<RegExp>();
  return {
    name: 'first-load',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: inApp('first-load.ts') });
    },
    async load(id) {
      const part = [VIKES_START, VIKES_ROUTER].find((known) => known.test(id));
      if (!part) return null;
      replaced.add(part);
      if (part === VIKES_ROUTER) return `${START}${await readFile(id, 'utf8')}`;
      return `import ${JSON.stringify(inApp('start.ts'))};`;
    },
    buildEnd(error) {
      if (!error && replaced.size < 2)
        this.error('Vike no longer has the modules in which its client starts.');
    },
  };
}
