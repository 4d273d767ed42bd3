import { memo, Suspense } from 'react';
import { lazyWhenUsed } from '../../../ui/lazy-part';
import { Skeleton } from '../../../ui/box';
import type { CardProps } from './card';

// The server has drawn it, with a link that works: hearts and further photos can wait.
const Card = lazyWhenUsed(() => import('./card'));

/**
 * An apartment in a list: pictures, heart, name, features, rating and price. Only other props draw it again: React would
 * take the card of the server away until its script has come, and a tap on its heart with it.
 */
export const StayCard = memo(function StayCard(props: CardProps) {
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-card!" />}>
      <Card {...props} />
    </Suspense>
  );
});
