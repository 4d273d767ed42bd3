import { lazy, Suspense } from 'react';
import { useRecentlySeen } from '../../../lib/recently-seen';

/** Loaded only by guests who have looked at something. */
const SeenStrip = lazy(() => import('./seen-strip'));

/**
 * What was looked at last, where there is anything.
 * @param props.but left out: what is on the page already
 */
export default function RecentlySeen({ but = [] }: { but?: readonly string[] }) {
  const seen = useRecentlySeen().filter((apartmentId) => !but.includes(apartmentId));
  if (seen.length === 0) return null;
  return (
    <Suspense>
      <SeenStrip seen={seen} />
    </Suspense>
  );
}
