import { useWishlist, wishlist } from '../lib/wishlist';
import { messages } from '../messages/messages';
import { cachedMarkup } from '../lib/cached-markup';
import { Icon } from './icon';

interface HeartButtonProps {
  apartmentId: string;
  /** Of the apartment. */
  name: string;
  /** On a photo a round button; elsewhere one with its word. */
  kind: 'photo' | 'worded';
}

const KINDS = {
  photo: 'heart-photo',
  worded: 'min-h-11 gap-2 rounded-control px-3 text-sm font-semibold hover:bg-sand',
};

/** Keeps an apartment in the wishlist, or takes it out again. Useless without scripts, and not shown then. */
export default cachedMarkup(function HeartButton({ apartmentId, name, kind }: HeartButtonProps) {
  const isLiked = useWishlist().includes(apartmentId);
  const t = messages().kept;
  const icon = (
    <Icon name={isLiked ? 'heart-filled' : 'heart'} className={isLiked ? 'size-6 text-danger' : 'size-6'} />
  );
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={t.save(name)}
      onClick={() => wishlist.set(apartmentId, !isLiked)}
      className={`heart ${KINDS[kind]}`}
    >
      {kind === 'photo' ? (
        <span>{icon}</span>
      ) : (
        <>
          {icon}
          {t.saveShort}
        </>
      )}
    </button>
  );
});
