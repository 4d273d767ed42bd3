import { SECRET_NAMES } from './environment';

/** What templates and tutorials put where a secret belongs. */
const FROM_TEMPLATES =
  /to.?be.?modified|change.?(me|it|this)|your.?(secret|key|salt)|default|example|password/i;
const FEWEST_CHARACTERS = 8;

/** True for a secret that anybody could guess: of a template, or of a few characters over and over. */
export function isGuessable(secret: string): boolean {
  return FROM_TEMPLATES.test(secret) || new Set(secret).size < FEWEST_CHARACTERS;
}

/** What is wrong with the secrets of a server that is open to the world. */
export function weaknessesOf(values: Readonly<Record<string, string>>): string[] {
  const known = SECRET_NAMES.flatMap((name) =>
    (values[name] ?? '').split(',').map((value) => ({ name, value })),
  ).filter(({ value }) => value !== '');
  return known.flatMap(({ name, value }, index) => {
    if (isGuessable(value)) return [`${name} can be guessed: put a long random text there`];
    const twin = known.find((other, at) => at > index && other.value === value);
    return twin ? [`${name} and ${twin.name} are the same: each needs its own`] : [];
  });
}
