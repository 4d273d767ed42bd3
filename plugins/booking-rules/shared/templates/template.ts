/** What a text of staff may name in braces, such as `{{guest_first_name}}`. Nothing secret is among it. */
export const TEMPLATE_VARIABLES = [
  'guest_first_name',
  'guest_name',
  'reference',
  'apartment',
  'check_in',
  'check_out',
  'check_in_time',
  'check_out_time',
  'nights',
  'guests',
  'address',
  'map_link',
  'total',
  'amount_paid',
  'amount_due',
  'payment_due',
  'payment_link',
  'trip_link',
  'business_name',
  'business_phone',
  'business_email',
] as const;
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];

/** What stands for the variables in one booking, written in the language of its guest. */
export type TemplateValues = Readonly<Partial<Record<TemplateVariable, string>>>;

/** What is wrong with a text, by the words of it that are meant. */
export type TemplateProblem =
  | { problem: 'unknown-variable'; name: string }
  /** Braces that never close, or close what was never opened. */
  | { problem: 'open-braces'; near: string };

/** A text with its variables filled in. */
export interface FilledTemplate {
  text: string;
  /** Those that the booking has nothing for. They stand in the text as they were written: it is not to be sent. */
  missing: TemplateVariable[];
}

/** A name in double braces, with or without spaces around it. Nothing in it may span lines or nest. */
const PLACEHOLDER = /\{\{([^{}\n]*)\}\}/g;
const KNOWN: ReadonlySet<string> = new Set(TEMPLATE_VARIABLES);
/** How much of the text shows where braces are left open. */
const SHOWN = 20;

/**
 * Puts values in place of the variables of a text, once: what a value says is never read as a variable again, so a
 * guest's name cannot bring another value into the text.
 */
export function fillTemplate(text: string, values: TemplateValues): FilledTemplate {
  const missing = new Set<TemplateVariable>();
  const filled = text.replace(PLACEHOLDER, (placeholder, inner: string) => {
    const name = nameOf(inner);
    if (!isVariable(name)) return placeholder;
    const value = values[name]?.trim() ?? '';
    if (value !== '') return value;
    missing.add(name);
    return placeholder;
  });
  return { text: filled, missing: [...missing] };
}

/** The variables that a text names, each once, in their order; unknown names are not among them. */
export function variablesOf(text: string): TemplateVariable[] {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, inner = '']) => nameOf(inner));
  return [...new Set(names.filter(isVariable))];
}

/** What keeps a text from being a template: names that nobody knows, and braces that do not close. */
export function templateProblems(text: string): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  const rest = text.replace(PLACEHOLDER, (_, inner: string) => {
    const name = nameOf(inner);
    const isNew = !problems.some((one) => one.problem === 'unknown-variable' && one.name === name);
    if (!isVariable(name) && isNew) problems.push({ problem: 'unknown-variable', name });
    return ' '.repeat(inner.length + 4);
  });
  const at = rest.search(/\{\{|\}\}/);
  if (at !== -1) problems.push({ problem: 'open-braces', near: text.slice(at, at + SHOWN).trim() });
  return problems;
}

/** Whether a text still names a variable, so that nobody sends it as it is. */
export function hasPlaceholders(text: string): boolean {
  return /\{\{|\}\}/.test(text);
}

function isVariable(name: string): name is TemplateVariable {
  return KNOWN.has(name);
}

/** Written as it was meant: `{{ Guest first name }}` is `guest_first_name`. */
function nameOf(inner: string): string {
  return inner
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
