/** A value as the text of a script element: no `<` in it, so nothing in it ends the script. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
