import { useWishlist, wishlist } from '../lib/wishlist';
import { messages } from '../messages/messages';
import { cachedMarkup } from '../lib/cached-markup';

interface HeartButtonProps {
  apartmentId: string;
  /** Of the apartment. */
  name: string;
  /** A button with its word; on the photo of a card it is a round one without. */
  worded?: boolean;
}

/** Keeps an apartment in the wishlist, or takes it out again. Useless without scripts, and not shown then. */
export default cachedMarkup(function HeartButton({ apartmentId, name, worded = false }: HeartButtonProps) {
  const isLiked = useWishlist().includes(apartmentId);
  const t = messages().kept;
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={t.save(name)}
      onClick={() => wishlist.set(apartmentId, !isLiked)}
      className={worded ? 'heart page-action' : 'heart'}
    >
      {worded && t.saveShort}
    </button>
  );
});
