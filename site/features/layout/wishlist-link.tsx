import { useEffect } from 'react';
import { cachedMarkup } from '../../lib/cached-markup';
import { sessionToken } from '../../lib/session-token';
import { useWishlist } from '../../lib/wishlist';
import { messages } from '../../messages/messages';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

/** Leads to the wishlist, and says how many apartments are in it. Brings that of the account of who is signed in. */
export const WishlistLink = cachedMarkup(function WishlistLink() {
  const { length } = useWishlist();
  const t = messages().kept;
  useEffect(() => {
    const followAccount = (): void => {
      if (sessionToken.read() !== null)
        void import('../../session/account-wishlist').then((module) => module.followAccountWishlist());
    };
    followAccount();
    return sessionToken.subscribe(followAccount);
  }, []);
  return (
    <Link href="/wishlist" rel="nofollow" className="account-link relative">
      <Icon name="heart" />
      <span className="sr-only">
        {t.wishlist}
        {length > 0 && ` (${t.saved(length)})`}
      </span>
      {length > 0 && (
        <span
          aria-hidden="true"
          className="absolute inset-e-0.5 top-0.5 min-w-5 rounded-full bg-brand px-1 text-center text-xs leading-5 text-white tabular-nums"
        >
          {length}
        </span>
      )}
    </Link>
  );
});
