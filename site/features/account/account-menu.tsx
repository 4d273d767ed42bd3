import type { ReactNode } from 'react';
import { navigate } from '../../lib/navigate';
import { session } from '../../session/browser-session';
import { usePageContext } from '../../lib/page-context';
import { keptTrips } from '../../session/kept-trip';
import { reservationAccess } from '../../session/reservation-access';
import { Dropdown } from '../../ui/dropdown';
import { Icon } from '../../ui/icon';
import { messages } from '../../messages/messages';
import { Link } from '../../ui/link';
import { useAccount } from './use-account';

const ITEM = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 font-medium hover:bg-sand';

/**
 * What a signed-in guest reaches from every page.
 * @param props.signIn stands here when nobody is signed in after all
 */
export default function AccountMenu({ signIn }: { signIn: ReactNode }) {
  const t = messages().accountMenu;
  const { urlOriginal } = usePageContext();
  const known = useAccount();
  // The stored token is no longer valid.
  if (known.state === 'anonymous') return signIn;
  const account = known.state === 'known' ? known.account : null;
  return (
    <Dropdown
      // A new key on every route change: a new menu, closed.
      key={urlOriginal}
      label={
        <>
          <Icon name="user" className="size-6 md:size-5" />
          <span className="sr-only md:not-sr-only lg:max-xl:sr-only">{t.account}</span>
        </>
      }
      buttonClass="account-link"
      panelClass="absolute inset-e-0 top-full mt-2 w-64 rounded-card border border-line bg-white p-2 text-sm shadow-soft"
    >
      {account && (
        <p className="mb-1 border-b border-line px-3 pt-1 pb-3 wrap-anywhere text-muted">
          {t.signedInAs} <span className="font-semibold text-ink">{account.firstName || account.email}</span>
        </p>
      )}
      <ul>
        <li>
          <Link href="/account" className={ITEM}>
            <Icon name="calendar-days" /> {t.myBookings}
          </Link>
        </li>
        <li>
          <Link href="/account#profile" className={ITEM}>
            <Icon name="user" /> {t.profile}
          </Link>
        </li>
        <li>
          <button type="button" className={ITEM} onClick={signOut}>
            <Icon name="log-out" /> {t.signOut}
          </button>
        </li>
      </ul>
    </Dropdown>
  );
}

function signOut(): void {
  // What was opened from the account is closed with it.
  reservationAccess.remove();
  keptTrips.removeAll();
  session.signOut();
  void navigate('/');
}
