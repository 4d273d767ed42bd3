import { call } from '../api/http';
import { sessionToken } from '../lib/session-token';
import { wishlist, type AccountKeeper } from '../lib/wishlist';
import { session } from './browser-session';

/** The token of the account whose list is followed, or asked for just now. */
let followed: string | null = null;

/** Every change goes to the account; one that it does not take is undone by what it holds instead. */
const keeper: AccountKeeper = {
  add: (apartmentId) => {
    call('PUT /api/wishlist/apartments/{apartmentId}', { params: { apartmentId } }).catch(askAgain);
  },
  remove: (apartmentId) => {
    call('DELETE /api/wishlist/apartments/{apartmentId}', { params: { apartmentId } }).catch(askAgain);
  },
};

/**
 * Makes the wishlist of this browser that of the account of who is signed in: what the account does not know of yet is
 * put into it. Without an answer the browser keeps what it has.
 */
export async function followAccountWishlist(): Promise<void> {
  const token = sessionToken.read();
  if (token === null || token === followed) return;
  followed = token;
  const before = wishlist.read();
  const isKnown = wishlist.isOfAccount() || before.length === 0;
  try {
    // A token that is no longer valid is cleared by that, and asks for nothing else.
    if ((await session.start()) === null) return;
    const { data } = isKnown
      ? await call('GET /api/wishlist')
      : await call('POST /api/wishlist/merge', { body: { data: { apartments: [...before] } } });
    // Meanwhile somebody has signed out, or in as somebody else.
    if (sessionToken.read() !== token) return;
    const now = wishlist.read();
    wishlist.follow(data.apartments, keeper);
    for (const apartmentId of now) if (!before.includes(apartmentId)) wishlist.set(apartmentId, true);
    for (const apartmentId of before) if (!now.includes(apartmentId)) wishlist.set(apartmentId, false);
  } catch {
    followed = null;
  }
}

function askAgain(): void {
  followed = null;
  void followAccountWishlist();
}
