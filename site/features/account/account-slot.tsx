import { lazy, Suspense, useSyncExternalStore } from 'react';
import { usePageContext } from '../../lib/page-context';
import { SESSION_TOKEN_KEY } from '../../lib/stored-item';
import { Icon } from '../../ui/icon';
import { messages } from '../../messages/messages';
import { Link } from '../../ui/link';
import { useHydrated } from '../../ui/use-browser';

/** Loaded only by signed-in guests. */
const AccountMenu = lazy(() => import('./account-menu'));

/**
 * The account in the header: a link to sign in, or the menu of the guest whose token is stored. Every page renders
 * it, so it only checks whether there is a token.
 */
export function AccountSlot() {
  const { urlPathname, urlParsed } = usePageContext();
  // The server does not know who asks: its pages are the same for everybody.
  const signedIn = useSyncExternalStore(onStorage, hasToken, () => false);
  const hydrated = useHydrated();
  const here = encodeURIComponent(urlPathname + (urlParsed.searchOriginal ?? ''));
  // Robots are given one address rather than one for each page.
  const comesBack = hydrated && urlPathname !== '/' && !urlPathname.startsWith('/sign-in');
  const link = (
    <Link href={comesBack ? `/sign-in?return=${here}` : '/sign-in'} rel="nofollow" className="account-link">
      <Icon name="user" />
      <span className="account-word">{messages().accountMenu.signIn}</span>
    </Link>
  );
  return (
    <div className="account-slot">
      {signedIn ? (
        <Suspense fallback={link}>
          <AccountMenu signIn={link} />
        </Suspense>
      ) : (
        link
      )}
    </div>
  );
}

function onStorage(notify: () => void): () => void {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
}

function hasToken(): boolean {
  try {
    return localStorage.getItem(SESSION_TOKEN_KEY) !== null;
  } catch {
    return false;
  }
}
