import { readdirSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Packages that are loaded when something of theirs is first used, and not because Strapi or prom-client names them:
 * what an assistant speaks to Strapi with, which is switched off here, and traces, which nobody has asked for.
 */
const LATE = ['@modelcontextprotocol/node', '@modelcontextprotocol/server', '@opentelemetry/api'];
/** Folders of date-fns that hold none of its functions. */
const NO_FUNCTIONS = new Set(['_lib', 'constants', 'docs', 'esm', 'fp', 'locale']);

const requireAsStrapi = createRequire(require.resolve('@strapi/strapi'));

/**
 * Spares a start some 300 modules that it does not need. Import it before Strapi: who has required a package already
 * keeps what it was given.
 */
function loadWhenUsed(): void {
  for (const name of LATE) {
    const path = requireAsStrapi.resolve(name);
    const load = (): object => {
      if (require.cache[path]?.exports === late) Reflect.deleteProperty(require.cache, path);
      return requireAsStrapi(path) as object;
    };
    const late = new Proxy({}, { get: (_, key) => Reflect.get(load(), key) as unknown });
    keep(path, late);
  }
  keep(requireAsStrapi.resolve('date-fns'), functionsOfDateFns());
}

/** The functions of date-fns by their names, each loaded when it is first asked for: Strapi needs some ten of 240. */
function functionsOfDateFns(): object {
  const folder = dirname(requireAsStrapi.resolve('date-fns'));
  const functions = { ...(requireAsStrapi('date-fns/constants') as object) };
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || NO_FUNCTIONS.has(entry.name)) continue;
    Object.defineProperty(functions, entry.name, {
      configurable: true,
      enumerable: true,
      get() {
        const value: unknown = requireAsStrapi(join(folder, entry.name));
        Object.defineProperty(functions, entry.name, { value, enumerable: true });
        return value;
      },
    });
  }
  return functions;
}

/** Has everybody who requires this file get these exports. */
function keep(path: string, exports: object): void {
  const kept = new Module(path);
  Object.assign(kept, { filename: path, loaded: true, exports });
  require.cache[path] = kept;
}

loadWhenUsed();
