import type { z } from 'zod';
import { valuesOf } from './from-files';
import { SettingsProblem } from './settings-problem';

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
