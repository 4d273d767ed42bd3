/** Gives out the text that it was given first among equal ones. */
export type SameText = <Text extends string>(text: Text) => Text;

/**
 * Rows of a database bring each text anew: thousands of kept rows that name the same few days and apartments hold one of
 * each when they ask here, and texts that the code itself names become these. V8 takes two bytes for each letter of what
 * is joined from a text that was once compared with a name of the code, so that this halves such lines, too.
 * @param known texts of the code
 */
export function createSameTexts(known: readonly string[] = []): SameText {
  const texts = new Map<string, string>(known.map((text) => [text, text]));
  return <Text extends string>(text: Text): Text => {
    const first = texts.get(text);
    if (first !== undefined) return first as Text;
    texts.set(text, text);
    return text;
  };
}
