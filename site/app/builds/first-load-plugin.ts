import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where Vike's client starts: it hydrates the first page and follows links from then on. */
const VIKES_START = /\/vike\/dist\/client\/runtime-client-routing\/entry\.js$/;
/** What Vike exports for going to a page; it starts nothing by itself. */
const VIKES_ROUTER = /\/vike\/dist\/client\/runtime-client-routing\/index\.js$/;
/** Vike shows pages here, the first of them as well. */
const VIKES_RENDERING = /\/vike\/dist\/client\/runtime-client-routing\/renderPageClient\.js$/;
const NEW_ADDRESS = 'changeUrl(urlOriginal, overwriteLastHistoryEntry);';
const START = "import { initClientRouter } from './initClientRouter.js';\ninitClientRouter();\n";
const inApp = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/**
 * Has the scripts of a page begin with `start.ts`, which fetches `first-load.ts` once the page is painted. That hydrates
 * it, and fetches Vike's client once somebody is about to go to another page; fetched, it starts. It begins with the page
 * that is there, which keeps its address: who opens a map, or goes back from it, meanwhile would be sent to the one
 * before. Vike has no setting for any of it.
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
      const part = [VIKES_START, VIKES_ROUTER, VIKES_RENDERING].find((known) => known.test(id));
      if (!part) return null;
      if (part === VIKES_START) {
        replaced.add(part);
        return `import ${JSON.stringify(inApp('start.ts'))};`;
      }
      const text = await readFile(id, 'utf8');
      if (part === VIKES_ROUTER || text.includes(NEW_ADDRESS)) replaced.add(part);
      return part === VIKES_ROUTER
        ? `${START}${text}`
        : text.replace(NEW_ADDRESS, `if (!isFirstRender) ${NEW_ADDRESS}`);
    },
    buildEnd(error) {
      if (!error && replaced.size < 3)
        this.error('Vike no longer has the modules in which its client starts as they were.');
    },
  };
}
