import { lazy, Suspense } from 'react';
import { messages } from '../../messages/messages';
import { Container, Skeleton } from '../../ui/box';
import { useHydrated } from '../../ui/use-browser';

const SavedHomes = lazy(() => import('./saved-homes'));

/** The apartments that this guest has saved. */
export default function Page() {
  const t = messages().kept;
  const loading = (
    <div
      role="status"
      aria-label={t.loading}
      className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 noscript:hidden"
    >
      <Skeleton className="h-96 rounded-card!" />
      <Skeleton className="h-96 rounded-card! max-sm:hidden" />
      <Skeleton className="h-96 rounded-card! max-lg:hidden" />
    </div>
  );
  return (
    <Container wide className="py-8 md:py-12">
      <h1 className="mb-6 text-3xl md:text-4xl">{t.title}</h1>
      <noscript>
        <p className="rounded-card border border-line bg-sand/60 p-4">{t.needsJavaScript}</p>
      </noscript>
      {useHydrated() ? (
        <Suspense fallback={loading}>
          <SavedHomes />
        </Suspense>
      ) : (
        loading
      )}
    </Container>
  );
}
