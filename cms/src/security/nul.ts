const NUL = String.fromCharCode(0);

/** Whether a text anywhere in what was parsed has a NUL character, which PostgreSQL neither keeps nor looks for. */
export function hasNul(parsed: unknown): boolean {
  // A list of what is still to be looked at, because a body can be nested deeper than calls can.
  const parts = [parsed];
  while (parts.length > 0) {
    const part = parts.pop();
    if (typeof part === 'string' && part.includes(NUL)) return true;
    if (typeof part === 'object' && part !== null) {
      for (const [name, inner] of Object.entries(part)) parts.push(name, inner);
    }
  }
  return false;
}
