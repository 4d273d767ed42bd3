import { lazy, Suspense } from 'react';
import { useData } from '../../page-context';
import { Container } from '../../ui/container';
import type { Data } from './+data';
import { NoPrice } from './no-price';

const OpenQuote = lazy(() => import('./open-quote'));

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
