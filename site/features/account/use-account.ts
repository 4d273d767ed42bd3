import { useEffect, useState, useSyncExternalStore } from 'react';
import { session } from '../../session/browser-session';
import type { Account } from '../../session/session';

/** Who is signed in, as far as that is known by now. */
export type KnownAccount =
  | { state: 'unknown' }
  | { state: 'anonymous' }
  | { state: 'known'; account: Account };

/** Who is signed in; looked up at the start when a token is stored. */
export function useAccount(): KnownAccount {
  const account = useSyncExternalStore(subscribe, currentUser, () => null);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    void session.start().then(() => setSettled(true));
  }, []);
  if (account !== null) return { state: 'known', account };
  return { state: settled ? 'anonymous' : 'unknown' };
}

const subscribe = (changed: () => void) => session.subscribe(changed);
const currentUser = () => session.user();
