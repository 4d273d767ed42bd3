import { lazy, Suspense } from 'react';
import { usePageContext } from '../../lib/page-context';
import { Container } from '../../ui/box';
import { OpeningReservation } from './opening-reservation';

const Booking = lazy(() => import('./booking'));

export default function Page() {
  return (
    <Container className="py-8 md:py-12">
      <Suspense fallback={<OpeningReservation />}>
        {/* A link to another booking is another page, with nothing of this one. */}
        <Booking key={usePageContext().urlOriginal} />
      </Suspense>
    </Container>
  );
}
