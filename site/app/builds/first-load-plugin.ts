import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where Vike's client starts: it hydrates the first page and follows links from then on. */
const VIKES_START = /\/vike\/dist\/client\/runtime-client-routing\/entry\.js$/;
/** What Vike exports for going to a page; it starts nothing by itself. */
const VIKES_ROUTER = /\/vike\/dist\/client\/runtime-client-routing\/index\.js$/;
const START = "import { initClientRouter } from './initClientRouter.js';\ninitClientRouter();\n";
const FIRST_LOAD = fileURLToPath(new URL('../first-load.ts', import.meta.url));
/**
 * Fetches the scripts of a page once it is painted, all at once; in a hidden tab nothing is painted. Their addresses,
 * first that of `first-load.ts`, stand with its own (`server/host.js`): an import by name would bring Vite's helper,
 * and with it half of the scripts.
 */
const AFTER_FIRST_PAINT = `
const start = () => {
  const [first, ...needed] = document.querySelector('script[data-needs]').dataset.needs.split(' ');
  for (const href of needed)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  void import(/* @vite-ignore */ first);
};
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
`;

/**
 * Has the scripts of a page begin with `first-load.ts`, which hydrates it and fetches Vike's client once somebody is
 * about to go to another page; fetched, it starts. Vike has no setting for it.
 */
export function firstLoad(): Plugin {
  const replaced = new Set<RegExp>();
  return {
    name: 'first-load',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: FIRST_LOAD });
    },
    async load(id) {
      const part = [VIKES_START, VIKES_ROUTER].find((known) => known.test(id));
      if (!part) return null;
      replaced.add(part);
      if (part === VIKES_ROUTER) return `${START}${await readFile(id, 'utf8')}`;
      return AFTER_FIRST_PAINT;
    },
    buildEnd(error) {
      if (!error && replaced.size < 2)
        this.error('Vike no longer has the modules in which its client starts.');
    },
  };
}
