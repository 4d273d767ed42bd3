import { COMPARED } from 'booking-rules/shared/domain/guests/wishlist';
import { Suspense } from 'react';
import { useData } from '../../lib/page-context';
import { messages } from '../../messages/messages';
import { Container } from '../../ui/box';
import { ButtonLink } from '../../ui/button';
import { lazyWhenUsed } from '../../ui/lazy-part';
import { ShareButton } from '../../ui/share-button';
import type { Data } from './+data';

// The server has drawn it, with links that work.
const CompareTable = lazyWhenUsed(async () => ({
  default: (await import('../../features/compare/compare-table')).CompareTable,
}));

/** Two or three apartments side by side. */
export default function Page() {
  const { homes, query } = useData<Data>();
  const t = messages().kept.compare;
  const isEnough = homes.length >= COMPARED.fewest;
  return (
    <Container className="py-8 md:py-12">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-3xl md:text-4xl">{t.title}</h1>
        {isEnough && (
          <div className="-ms-3">
            <ShareButton title={t.title} />
          </div>
        )}
      </div>
      {isEnough ? (
        <Suspense>
          <CompareTable homes={homes} query={query} />
        </Suspense>
      ) : (
        <div className="grid justify-items-start gap-4 rounded-card border border-dashed border-line p-6 sm:p-10">
          <p className="max-w-text">{t.nothing}</p>
          <ButtonLink href="/wishlist">{t.toWishlist}</ButtonLink>
        </div>
      )}
    </Container>
  );
}
