import { lazy, Suspense } from 'react';
import { useData } from '../../lib/page-context';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/box';
import { messages } from '../../messages/messages';
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
  const t = messages().confirmation.noReference;
  return (
    <div className="mx-auto grid min-h-96 max-w-xl content-center justify-items-start gap-4">
      <h1 className="text-3xl md:text-4xl">{t.title}</h1>
      <p className="text-lg text-muted">{t.text}</p>
      <ButtonLink href="/results/1" size="lg">
        {messages().checkout.findApartment}
      </ButtonLink>
    </div>
  );
}
