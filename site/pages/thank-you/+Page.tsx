import { lazy, Suspense } from 'react';
import { useData } from '../../lib/page-context';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/box';
import type { Data } from './+data';

const ThankYou = lazy(() => import('./thank-you'));

export default function Page() {
  const { reference } = useData<Data>();
  return (
    <Container className="py-10 md:py-14">
      <Suspense fallback={<div className="min-h-dvh" />}>
        {reference === '' ? <NoReference /> : <ThankYou {...{ reference }} />}
      </Suspense>
    </Container>
  );
}

function NoReference() {
  return (
    <div className="mx-auto grid min-h-96 max-w-xl content-center justify-items-start gap-4">
      <h1 className="text-3xl md:text-4xl">No reservation to show</h1>
      <p className="text-lg text-muted">To see your reservation, open the link you got after booking.</p>
      <ButtonLink href="/results/1" size="lg">
        Find an apartment
      </ButtonLink>
    </div>
  );
}
