/** Parts a text from the `name: value` lines between `---` at its head. */
export function readFrontMatter(file: string): { fields: Record<string, string>; text: string } {
  const [, head, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  if (head === undefined || text === undefined) throw new Error('A guide of the seed is without its head');
  const fields = head.split('\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  return { fields: Object.fromEntries(fields), text: text.trim() };
}
