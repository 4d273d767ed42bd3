import type { StayQuery } from 'booking-rules/contracts/stays';
import { Icon } from '../../../ui/icon';
import { Link } from '../../../ui/link';
import { conditionsOf, type SearchCondition, type SearchNames } from '../describe-search';
import { staysHref } from '../go-to-search';
import { messages } from '../../../messages/messages';

/** What is said, and changed, in the fields of a search. */
const IN_FIELDS: SearchCondition['kind'][] = ['dates', 'guests', 'pets', 'district'];

/** The filters of a search, each a link that takes it away. */
export function AppliedFilters({ query, names }: { query: StayQuery; names: SearchNames }) {
  const conditions = conditionsOf(query, names).filter(({ kind }) => !IN_FIELDS.includes(kind));
  if (conditions.length === 0) return null;
  const t = messages().search.filters;
  return (
    <ul aria-label={t.applied} className="wide-row mt-2 flex flex-wrap gap-2">
      {conditions.map(({ kind, label, without }) => (
        <li key={`${kind} ${label}`}>
          <Link
            href={staysHref(without)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-sand px-3 text-sm font-medium hover:bg-line"
          >
            <span className="sr-only">{t.remove} </span>
            {label}
            <Icon name="x" className="size-3.5" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
