/**
 * Opens something once, when it is first asked for. What fails is said and tried again by whoever asks next.
 * @returns null while it cannot be opened
 */
export function openOnce<T>(
  open: () => Promise<T>,
  say: (problem: string) => void,
): { get(): Promise<T | null>; opened(): Promise<T | null> } {
  let opening: Promise<T | null> | null = null;
  const failed = (error: unknown): null => {
    opening = null;
    say(error instanceof Error ? error.message : String(error));
    return null;
  };
  return {
    get: () => (opening ??= open().catch(failed)),
    /** The same, for whoever closes it: opens nothing. */
    opened: () => opening ?? Promise.resolve(null),
  };
}
