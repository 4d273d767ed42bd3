import { lazy, Suspense } from 'react';
import { useData } from '../../lib/page-context';
import { Container } from '../../ui/box';
import type { Data } from './+data';

// Most visitors have an open quote, so its form is fetched along with the page's own script.
const loading = import('./open-quote');
const OpenQuote = lazy(() => loading);
// The others wait for theirs.
const NoPrice = lazy(async () => ({ default: (await import('./no-price')).NoPrice }));

export default function Page() {
  const data = useData<Data>();
  return (
    <Container className="py-8 md:py-12">
      <Suspense fallback={<div className="min-h-dvh" />}>
        {data.state === 'open' ? <OpenQuote {...data} /> : <NoPrice {...data} />}
      </Suspense>
    </Container>
  );
}
