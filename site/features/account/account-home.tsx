import { lazy, Suspense, useEffect } from 'react';
import { navigate } from '../../lib/navigate';
import { Container, Skeleton } from '../../ui/box';
import { messages } from '../../messages/messages';
import { useAccount } from './use-account';

/** Loaded only by signed-in guests. */
const AccountDetails = lazy(() => import('./account-details'));

/** The page of a signed-in guest; anybody else is sent to sign in. */
export function AccountHome() {
  const t = messages().account.home;
  const known = useAccount();
  const anonymous = known.state === 'anonymous';
  useEffect(() => {
    if (anonymous) void navigate('/sign-in?return=%2Faccount', { overwriteLastHistoryEntry: true });
  }, [anonymous]);
  return (
    <Container className="py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">{t.title}</h1>
      <noscript>
        <p className="mt-6 rounded-card border border-line bg-sand/60 p-4">{t.needsJavaScript}</p>
      </noscript>
      <Suspense fallback={<HomeSkeleton />}>
        {known.state === 'known' ? (
          <AccountDetails key={known.account.id} account={known.account} />
        ) : (
          <HomeSkeleton />
        )}
      </Suspense>
    </Container>
  );
}

function HomeSkeleton() {
  return (
    <div
      role="status"
      aria-label={messages().account.home.loading}
      className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-14 noscript:hidden"
    >
      <div className="grid content-start gap-4">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-36 w-full" />
        <Skeleton className="h-36 w-full" />
      </div>
      <Skeleton className="h-112 w-full" />
    </div>
  );
}
