import { choiceLabel, fieldWords } from '../../../shared/format/choice-labels';
import { formatDay, weekdayName } from '../../../shared/format/day';
import { formatAmount } from '../../../shared/format/money';
import { isDay } from '../../../shared/domain/stay';

/** As much of a content type's field as its values are read by. */
export interface Field {
  type: string;
  customField?: string;
  component?: string;
  private?: boolean;
}

export type Fields = Readonly<Record<string, Field>>;

/** The fields of a component, by its uid. */
export type FieldsOf = (component: string) => Fields;

type Entry = Record<string, unknown>;

const MONEY = 'plugin::booking-rules.money';
const WEEKDAYS = 'plugin::booking-rules.weekdays';
/** By which a document is known, the first that it has. */
const NAMES = [
  'name',
  'title',
  'question',
  'code',
  'guestName',
  'from',
  'brand',
  'email',
  'slug',
  'reference',
];
/** Stands for what the trail does not keep. */
const HIDDEN = '•••';
/** Of a list, as many are named. */
const MOST_NAMED = 12;

export const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

/** What a document is called; null when nothing in it is a name. */
export function nameOf(document: unknown): string | null {
  if (!isEntry(document)) return null;
  for (const key of NAMES) {
    const value = document[key];
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}

/** The fields of an entry by which `nameOf` may call it. */
export function namingFields(fields: Fields): string[] {
  return NAMES.filter((name) => name in fields);
}

/** A field's value as a manager reads it: names for relations, dirhams for amounts. Null when it is empty. */
export function formatValue(field: Field, value: unknown, fieldsOf: FieldsOf): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (field.customField === MONEY && typeof value === 'number') return formatAmount(value);
  if (field.customField === WEEKDAYS && Array.isArray(value)) {
    return value.length === 0 ? null : value.map((day) => weekdayName(Number(day))).join(', ');
  }
  switch (field.type) {
    case 'enumeration':
      return typeof value === 'string' ? choiceLabel(value) : null;
    case 'boolean':
      return value === true ? 'yes' : 'no';
    case 'relation':
    case 'media':
      return Array.isArray(value) ? listed(value.map(calledName)) : calledName(value);
    case 'component':
    case 'dynamiczone':
      return (
        (Array.isArray(value) ? value : [value])
          .map((part) => formatPart(part, field.component, fieldsOf))
          .join(' · ') || null
      );
    case 'blocks':
      return textOf(value).trim() || null;
    default:
      break;
  }
  if (typeof value === 'string') return isDay(value) ? formatDay(value) : value;
  return JSON.stringify(value);
}

function formatPart(part: unknown, component: string | undefined, fieldsOf: FieldsOf): string {
  if (!isEntry(part)) return '';
  const uid = component ?? String(part['__component']);
  const words = Object.entries(fieldsOf(uid)).flatMap(([key, field]) => {
    const value = formatValue(field, part[key], fieldsOf);
    if (value === null) return [];
    // Door codes and passwords: that they have changed is told, not to what.
    return [`${fieldWords(key)} ${field.private === true ? HIDDEN : value}`];
  });
  return words.join(', ') || fieldWords(uid.split('.').at(-1) ?? uid);
}

function calledName(document: unknown): string {
  const name = nameOf(document);
  if (name !== null || !isEntry(document)) return name ?? '';
  const id = document['documentId'] ?? document['id'];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}

function listed(all: readonly string[]): string | null {
  // A published document may be there twice: as it is, and as its draft.
  const names = [...new Set(all)];
  if (names.length === 0) return null;
  const rest = names.length - MOST_NAMED;
  return `${names.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** All words of a rich text, without its form. */
function textOf(node: unknown): string {
  if (Array.isArray(node)) return node.map(textOf).join(' ');
  if (!isEntry(node)) return '';
  return typeof node['text'] === 'string' ? node['text'] : textOf(node['children']);
}
