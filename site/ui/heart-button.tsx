import { useWishlist, wishlist } from '../lib/wishlist';
import { messages } from '../messages/messages';
import { cachedMarkup } from '../lib/cached-markup';

interface HeartButtonProps {
  apartmentId: string;
  /** Of the apartment. */
  name: string;
  /** On a photo a round button; elsewhere one with its word. */
  kind: 'photo' | 'worded';
}

const KINDS = {
  photo: 'heart heart-photo',
  worded: 'heart min-h-11 gap-2 rounded-control px-3 text-sm font-semibold hover:bg-sand',
};

/** Keeps an apartment in the wishlist, or takes it out again. Useless without scripts, and not shown then. */
export default cachedMarkup(function HeartButton({ apartmentId, name, kind }: HeartButtonProps) {
  const isLiked = useWishlist().includes(apartmentId);
  const t = messages().kept;
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={t.save(name)}
      onClick={() => wishlist.set(apartmentId, !isLiked)}
      className={KINDS[kind]}
    >
      {kind === 'worded' && t.saveShort}
    </button>
  );
});
