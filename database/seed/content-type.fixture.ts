import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedFolder, type Entry } from './seed-files.fixture';

/** The parts of a Strapi attribute that say what it accepts. */
export interface Attribute {
  type: string;
  customField?: string;
  component?: string;
  repeatable?: boolean;
  multiple?: boolean;
  relation?: string;
  required?: boolean;
  unique?: boolean;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  min?: number;
  max?: number;
  regex?: string;
  enum?: string[];
}

type Attributes = Record<string, Attribute>;

const repository = join(seedFolder, '..', '..');

/** The attributes of a content type in `cms`, by its singular name. */
export function contentType(name: string): Attributes {
  return attributesIn(`cms/src/api/${name}/content-types/${name}/schema.json`);
}

/** The attributes of a content type of the plugin, by its singular name. */
export function pluginContentType(name: string): Attributes {
  return attributesIn(`plugins/booking-rules/server/src/content-types/${name}/schema.json`);
}

/** The attributes of a component, by its uid. */
export function component(uid: string): Attributes {
  return attributesIn(`cms/src/components/${uid.replace('.', '/')}.json`);
}

function attributesIn(path: string): Attributes {
  const schema = JSON.parse(readFileSync(join(repository, path), 'utf8')) as { attributes: Attributes };
  return schema.attributes;
}

/** Everything in which an entry breaks its content type, as `where: what`; empty when it fits. */
export function problemsOf(attributes: Attributes, entry: Entry, where: string): string[] {
  const unknown = Object.keys(entry).filter((field) => !(field in attributes));
  const problems = unknown.map((field) => `${where}.${field}: no such field`);
  for (const [field, attribute] of Object.entries(attributes)) {
    const value = entry[field] ?? null;
    const place = `${where}.${field}`;
    if (value !== null) problems.push(...valueProblems(attribute, value, place));
    else if (attribute.required && attribute.default === undefined) problems.push(`${place}: required`);
  }
  return problems;
}

function valueProblems(attribute: Attribute, value: unknown, place: string): string[] {
  if (attribute.type === 'component') return componentProblems(attribute, value, place);
  const broken =
    attribute.type === 'customField' ? customProblem(attribute, value) : plainProblem(attribute, value);
  return broken === null ? [] : [`${place}: ${broken}`];
}

function componentProblems(attribute: Attribute, value: unknown, place: string): string[] {
  if (Array.isArray(value) !== Boolean(attribute.repeatable))
    return [`${place}: one where many belong, or many for one`];
  const parts = (Array.isArray(value) ? value : [value]) as Entry[];
  const attributes = component(attribute.component ?? '');
  return parts.flatMap((part, index) => problemsOf(attributes, part, `${place}[${index}]`));
}

function customProblem(attribute: Attribute, value: unknown): string | null {
  const kind = attribute.customField ?? 'none';
  switch (kind) {
    case 'plugin::booking-rules.money':
      return Number.isInteger(value) ? rangeProblem(attribute, value as number) : 'not whole fils';
    case 'plugin::booking-rules.weekdays':
      return Array.isArray(value) &&
        value.length > 0 &&
        value.every((day) => [0, 1, 2, 3, 4, 5, 6].includes(day as number))
        ? null
        : 'not a list of weekdays';
    default:
      return `unknown custom field ${kind}`;
  }
}

function plainProblem(attribute: Attribute, value: unknown): string | null {
  switch (attribute.type) {
    case 'string':
    case 'text':
    case 'uid':
      return typeof value === 'string' ? textProblem(attribute, value) : 'not a text';
    case 'email':
      return typeof value === 'string' && /^\S+@\S+\.\S+$/.test(value) ? null : 'not an email address';
    case 'integer':
      return Number.isInteger(value) ? rangeProblem(attribute, value as number) : 'not a whole number';
    case 'float':
    case 'decimal':
      return typeof value === 'number' ? rangeProblem(attribute, value) : 'not a number';
    case 'boolean':
      return typeof value === 'boolean' ? null : 'not true or false';
    case 'enumeration':
      return attribute.enum?.includes(value as string) ? null : `not one of ${attribute.enum?.join(', ')}`;
    case 'date':
      return typeof value === 'string' && !Number.isNaN(Date.parse(`${value}T00:00:00Z`))
        ? null
        : 'not a day';
    case 'media':
      return listProblem(Boolean(attribute.multiple), value);
    case 'relation':
      return listProblem(attribute.relation?.endsWith('ToMany') ?? false, value);
    default:
      return `unknown type ${attribute.type}`;
  }
}

function textProblem(
  { minLength = 0, maxLength = Infinity, regex, required }: Attribute,
  text: string,
): string | null {
  if (required && text.trim() === '') return 'empty';
  if (text.length < minLength) return `shorter than ${minLength}`;
  if (text.length > maxLength) return `${text.length} characters, at most ${maxLength}`;
  return regex === undefined || new RegExp(regex).test(text) ? null : `does not match ${regex}`;
}

function rangeProblem({ min = -Infinity, max = Infinity }: Attribute, number: number): string | null {
  return number >= min && number <= max ? null : `${number} is not between ${min} and ${max}`;
}

function listProblem(many: boolean, value: unknown): string | null {
  if (many)
    return Array.isArray(value) && value.every((key) => typeof key === 'string')
      ? null
      : 'not a list of keys';
  return typeof value === 'string' ? null : 'not a key';
}
