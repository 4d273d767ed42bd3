import { readFileSync } from 'node:fs';

const FILE = '_FILE';

/**
 * What is set: the environment, with `NAME_FILE` in place of `NAME` where somebody keeps a value in a file, as
 * Docker's secrets do. Empty values count as absent; the line break at a file's end does not count.
 * @returns the values, and a sentence for each file that cannot be read or that is named beside its value
 */
export function valuesOf(
  source: NodeJS.ProcessEnv,
  names: readonly string[],
): { values: Record<string, string>; problems: string[] } {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const [value, file] = [source[name], source[name + FILE]];
    if (value && file) problems.push(`${name} and ${name}${FILE} are both set: keep one`);
    else if (file) {
      const text = textOf(file);
      if (text === null) problems.push(`${name}${FILE} names ${file}, which cannot be read`);
      else if (text !== '') values[name] = text;
    } else if (value) values[name] = value;
  }
  return { values, problems };
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    return null;
  }
}
