/** Whether lists and objects lie in each other deeper than so many levels. */
export function isNestedDeeper(parsed: unknown, levels: number): boolean {
  // Level by level, because what is nested too deep for others is too deep for calls in calls here, too.
  let level = [parsed].filter(isNested);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === levels) return true;
    level = level.flatMap((part) => Object.values(part).filter(isNested));
  }
  return false;
}

function isNested(part: unknown): part is object {
  return typeof part === 'object' && part !== null;
}
