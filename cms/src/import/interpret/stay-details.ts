import { type Columns, yesOrNo } from './columns';
import type { DraftStayDetail } from './listing-draft';

const TIME = /(\d{1,2})(?::(\d{2}))?\s*(am|pm)?/gi;
/** As the document's schema has it. */
const MOST_LABEL = 80;

type Slug = DraftStayDetail['slug'];

/** What one rule is about, by its words; each with the form "not allowed" and "allowed". */
const SUBJECTS: { slug: Slug; about: RegExp; no: string; yes: string }[] = [
  { slug: 'infants', about: /infants?|bab(y|ies)/i, no: 'Not suitable for infants', yes: 'Infants welcome' },
  { slug: 'children', about: /child(ren)?|kids?/i, no: 'Not suitable for children', yes: 'Children welcome' },
  { slug: 'pets', about: /pets?|animals?|dogs?/i, no: 'No pets', yes: 'Pets allowed' },
  {
    slug: 'partiesAndEvents',
    about: /part(y|ies)|events?/i,
    no: 'No parties or events',
    yes: 'Events allowed',
  },
  { slug: 'smokingInside', about: /smok/i, no: 'No smoking inside', yes: 'Smoking allowed' },
];
const WELCOMES = [
  ['childrenWelcome', 'children'],
  ['petsWelcome', 'pets'],
] as const;
const NOT = /\b(no|not|non|never|forbidden|prohibited)\b/i;
const ALLOWED = /\b(allowed|welcome|permitted|ok|yes|friendly)\b/i;

interface StayRules {
  /** null when a row says nothing of them. */
  details: DraftStayDetail[] | null;
  /** Whether those who search with children or pets find it; null when a row does not say. */
  childrenWelcome: boolean | null;
  petsWelcome: boolean | null;
  /** House rules that could not be sorted into a detail. */
  rest: string[];
}

/** House rules as stay details, and whom they welcome. A column of its own counts before a sentence of the rules. */
export function interpretStayDetails(columns: Columns): StayRules {
  const found = new Map<Slug, string>();
  const rest: string[] = [];
  const checkIn = timesIn(columns.text('checkIn'));
  if (checkIn[0] !== undefined) {
    found.set('checkIn', `From ${checkIn[0]}${checkIn[1] === undefined ? '' : ` to ${checkIn[1]}`}`);
  }
  const checkOut = timesIn(columns.text('checkOut')).at(-1);
  if (checkOut !== undefined) found.set('checkOut', `By ${checkOut}`);
  for (const [field, slug] of WELCOMES) {
    const isWelcome = yesOrNo(columns.first(field)?.value);
    const subject = SUBJECTS.find((known) => known.slug === slug);
    if (subject && isWelcome !== null) found.set(slug, isWelcome ? subject.yes : subject.no);
  }
  for (const rule of rulesIn(columns.first('houseRules')?.value)) {
    const detail = detailOf(rule);
    if (detail === null) rest.push(rule);
    else if (!found.has(detail.slug)) found.set(detail.slug, detail.label.slice(0, MOST_LABEL));
  }
  const details = [...found].map(([slug, label]) => ({ slug, label }));
  return {
    details: details.length === 0 ? null : details,
    childrenWelcome: isWelcome(found, 'children'),
    petsWelcome: isWelcome(found, 'pets'),
    rest,
  };
}

function isWelcome(found: ReadonlyMap<Slug, string>, slug: Slug): boolean | null {
  const label = found.get(slug);
  return label === undefined ? null : label === SUBJECTS.find((known) => known.slug === slug)?.yes;
}

function detailOf(rule: string): DraftStayDetail | null {
  const [time] = timesIn(rule);
  if (time !== undefined && /check-?\s?in/i.test(rule)) return { slug: 'checkIn', label: `From ${time}` };
  if (time !== undefined && /check-?\s?out/i.test(rule)) return { slug: 'checkOut', label: `By ${time}` };
  const subject = SUBJECTS.find(({ about }) => about.test(rule));
  if (!subject) return null;
  if (NOT.test(rule)) return { slug: subject.slug, label: subject.no };
  return ALLOWED.test(rule) ? { slug: subject.slug, label: subject.yes } : null;
}

function rulesIn(value: unknown): string[] {
  const parts = Array.isArray(value)
    ? (value as unknown[])
    : typeof value === 'string'
      ? value.split(/[,;\n•·]/)
      : [];
  return parts
    .filter((part) => typeof part === 'string')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Times of day as `HH:MM`. */
function timesIn(text: string | null): string[] {
  return [...(text ?? '').matchAll(TIME)]
    .filter(([, , minutes, half]) => minutes !== undefined || half !== undefined)
    .map(([, hours, minutes = '00', half]) => {
      const twelve = Number(hours) % 12;
      const hour = half === undefined ? Number(hours) : half.toLowerCase() === 'pm' ? twelve + 12 : twelve;
      return `${String(hour).padStart(2, '0')}:${minutes}`;
    })
    .filter((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time));
}
