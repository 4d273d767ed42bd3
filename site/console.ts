/** Says on the browser's console what a developer should know and a visitor need not. */
export function warnDeveloper(message: string, cause?: unknown): void {
  console.warn(message, ...(cause === undefined ? [] : [cause]));
}
