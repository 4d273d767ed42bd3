/** False for a path that climbs (`/uploads/../`), encoded or not: no address of ours does. */
export function isPlainPath(path: string): boolean {
  if (!/\.\.|%|\\/.test(path)) return true;
  return !decoded(path).split(/[/\\]/).includes('..');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not encoded as it should be: only what stands there as it is can be meant.
    return path.replaceAll(/%2e/gi, '.').replaceAll(/%2f/gi, '/').replaceAll(/%5c/gi, '\\');
  }
}
