import { useEffect } from 'react';
import { recentlySeen } from '../../lib/recently-seen';
import HeartButton from '../../ui/heart-button';
import { ShareButton } from '../../ui/share-button';

/** What guests do with an apartment beside booking it: keep it for later, and show it to others. It counts as seen. */
export function HeadingActions({ apartmentId, name }: { apartmentId: string; name: string }) {
  useEffect(() => {
    recentlySeen.add(apartmentId);
  }, [apartmentId]);
  return (
    <div className="-ms-3 mt-2 flex flex-wrap gap-1 noscript:hidden">
      <HeartButton apartmentId={apartmentId} name={name} kind="worded" />
      <ShareButton title={name} />
    </div>
  );
}
