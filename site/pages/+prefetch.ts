import { connection, isFrugal } from '../app/builds/connection';

/** Scripts of a page are fetched when a link to it is pointed at, but on frugal connections. Its data: `preload-links.ts`. */
export const prefetch = {
  // Vike reads it for every link anew, and connections change.
  get staticAssets() {
    return isFrugal(connection()) ? (false as const) : ('hover' as const);
  },
  pageContext: false as const,
};
