import HeartButton from '../../ui/heart-button';

/** What guests do with an apartment beside booking it: keep it for later. */
export function HeadingActions({ apartmentId, name }: { apartmentId: string; name: string }) {
  return (
    <div className="-ms-3 mt-2 flex flex-wrap gap-1 noscript:hidden">
      <HeartButton apartmentId={apartmentId} name={name} kind="worded" />
    </div>
  );
}
