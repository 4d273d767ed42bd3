import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** A setting that is missing or wrong: one sentence that says which and what to do. */
export class SettingsProblem extends Error {
  override name = 'SettingsProblem';
}

const FILE = '_FILE';

/**
 * What is set: the environment, with `NAME_FILE` in place of `NAME` where somebody keeps a value in a file, as
 * Docker's secrets do. Empty values count as absent; the line break at a file's end does not count.
 * @returns the values, and a sentence for each file that cannot be read or that is named beside its value
 */
function valuesOf(
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

/**
 * The values that a schema names, from the environment and from files.
 * @param weaknesses finds what else is wrong with them, a sentence each
 * @throws SettingsProblem naming every setting that is missing or wrong
 */
export function checkedValues<Shape extends z.ZodRawShape>(
  source: NodeJS.ProcessEnv,
  schema: z.ZodObject<Shape>,
  weaknesses: (given: Readonly<Record<string, string>>) => readonly string[] = () => [],
): z.output<z.ZodObject<Shape>> {
  const given = valuesOf(source, Object.keys(schema.shape));
  const parsed = schema.safeParse(given.values);
  const problems = [
    ...given.problems,
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...weaknesses(given.values),
  ];
  if (!parsed.success || problems.length > 0) {
    throw new SettingsProblem(
      `Settings: ${problems.join('; ')}. Correct this in .env or in the environment.`,
    );
  }
  return parsed.data;
}
