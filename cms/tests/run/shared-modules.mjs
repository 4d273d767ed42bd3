import hooks from 'node:async_hooks';
import { createRequire } from 'node:module';
import Runtime from 'jest-runtime';

/** Packages, and what is built of ours: the same for all files, and dear to load. */
const SHARED = /[\\/](?:node_modules|dist)[\\/]/;
/** Jest's own have to know the file that they serve. */
const JESTS_OWN = /[\\/]node_modules[\\/](?:@jest|jest-|expect)/;

/** Stores that are being made at this moment by a module of Jest's. @type {Set<hooks.AsyncLocalStorage<unknown>> | null} */
let collected = null;

class Store extends hooks.AsyncLocalStorage {
  /** @param {ConstructorParameters<typeof hooks.AsyncLocalStorage>} options */
  constructor(...options) {
    super(...options);
    collected?.add(this);
  }
}
Object.defineProperty(hooks, 'AsyncLocalStorage', { value: Store });

/**
 * Jest loads every module anew for every file. The files here share one server and mock no module, so packages are
 * loaded once. And the store that Jest makes for each file and never disables would make each promise of the server
 * dearer, file by file: it ends with its file.
 */
export default class SharedModules extends Runtime {
  /** @type {Set<hooks.AsyncLocalStorage<unknown>>} */
  #stores = new Set();

  /** @override @template T @param {string} from @param {string} moduleName @returns {T} */
  requireModuleOrMock(from, moduleName) {
    const path = JESTS_OWN.test(from) ? null : sharedPath(from, moduleName);
    return path === null ? super.requireModuleOrMock(from, moduleName) : createRequire(from)(path);
  }

  /** @override @template T @param {string} from @param {string} [to] @returns {T} */
  requireInternalModule(from, to) {
    const before = collected;
    collected = this.#stores;
    try {
      return super.requireInternalModule(from, to);
    } finally {
      collected = before;
    }
  }

  /** @override */
  teardown() {
    super.teardown();
    for (const store of this.#stores) store.disable();
  }
}

/** @param {string} from @param {string} name @returns {string | null} where a shared module lies */
function sharedPath(from, name) {
  try {
    const path = createRequire(from).resolve(name);
    return SHARED.test(path) && !JESTS_OWN.test(path) ? path : null;
  } catch {
    // TypeScript without its ending, which Jest finds.
    return null;
  }
}
