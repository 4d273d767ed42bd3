import { Icon } from '../../../ui/icon';
import { Link } from '../../../ui/link';
import { pageNumbers } from './page-numbers';
import { messages } from '../../../messages/messages';

interface PagerProps {
  page: number;
  pageCount: number;
  href: (page: number) => string;
}

/** Links to the pages of a search. */
export function Pager({ page, pageCount, href }: PagerProps) {
  if (pageCount < 2) return null;
  const t = messages().results.pager;
  return (
    <nav aria-label={t.label} className="pager">
      {page > 1 && (
        <Link href={href(page - 1)} rel="prev" aria-label={t.previous}>
          <Icon name="chevron-left" className="rtl:-scale-x-100" />
        </Link>
      )}
      {pageNumbers(page, pageCount).map((number, index) =>
        number === null ? (
          <span key={`gap ${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            href={href(number)}
            aria-current={number === page ? 'page' : undefined}
            aria-label={t.page(number)}
          >
            {number}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link href={href(page + 1)} rel="next" aria-label={t.next}>
          <Icon name="chevron-right" className="rtl:-scale-x-100" />
        </Link>
      )}
    </nav>
  );
}
