import { lazy, Suspense } from 'react';
import { messages } from '../../messages/messages';
import { Container, Skeleton } from '../../ui/box';

const List = lazy(() => import('../../features/housekeeping/housekeeping-list'));

/** What somebody who looks after apartments has to do today and tomorrow. Made for phones. */
export default function Page() {
  return (
    <Container className="max-w-xl py-6 lg:max-w-5xl">
      <Suspense fallback={<Opening />}>
        <List fallback={<Opening />} />
      </Suspense>
    </Container>
  );
}

/** Stands in until the list has come. */
function Opening() {
  const t = messages().housekeeping;
  return (
    <>
      <h1 className="text-3xl">{t.title}</h1>
      <noscript>
        <p className="mt-4 rounded-card border border-line bg-sand/60 p-4">{t.withoutScript}</p>
      </noscript>
      <div role="status" aria-label={t.loading} className="mt-6 grid gap-4 noscript:hidden">
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    </>
  );
}
