import { Icon } from '../../../ui/icon';
import { Link } from '../../../ui/link';
import { pageNumbers } from './page-numbers';
import { messages } from '../../../messages/messages';

interface PagerProps {
  page: number;
  pageCount: number;
  href: (page: number) => string;
}

const ITEM =
  'grid min-h-11 min-w-11 place-items-center rounded-control px-3 text-sm font-semibold tabular-nums hover:bg-sand aria-[current=page]:bg-brand aria-[current=page]:text-white';

/** Links to the pages of a search. */
export function Pager({ page, pageCount, href }: PagerProps) {
  if (pageCount < 2) return null;
  const t = messages().results.pager;
  return (
    <nav aria-label={t.label} className="mt-10 flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <Link href={href(page - 1)} rel="prev" className={ITEM} aria-label={t.previous}>
          <Icon name="chevron-left" className="rtl:-scale-x-100" />
        </Link>
      )}
      {pageNumbers(page, pageCount).map((number, index) =>
        number === null ? (
          <span key={`gap ${index}`} aria-hidden="true" className="px-1 text-muted">
            …
          </span>
        ) : (
          <Link
            key={number}
            href={href(number)}
            aria-current={number === page ? 'page' : undefined}
            aria-label={t.page(number)}
            className={ITEM}
          >
            {number}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link href={href(page + 1)} rel="next" className={ITEM} aria-label={t.next}>
          <Icon name="chevron-right" className="rtl:-scale-x-100" />
        </Link>
      )}
    </nav>
  );
}
