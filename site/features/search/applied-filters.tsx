import type { StayQuery } from 'booking-rules/contracts/stays';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { conditionsOf, type SearchNames } from './describe-search';
import { staysHref } from './go-to-search';
import { messages } from '../../messages/messages';

/** The filters of a search, each a link that takes it away. Dates and guests are changed in their fields. */
export function AppliedFilters({ query, names }: { query: StayQuery; names: SearchNames }) {
  const conditions = conditionsOf(query, names).filter(({ kind }) => kind !== 'dates' && kind !== 'guests');
  if (conditions.length === 0) return null;
  const t = messages().search.filters;
  return (
    <ul aria-label={t.applied} className="flex flex-wrap gap-2">
      {conditions.map(({ kind, label, without }) => (
        <li key={`${kind} ${label}`}>
          <Link
            href={staysHref(without)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-sand px-3 text-sm font-medium hover:bg-line"
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
