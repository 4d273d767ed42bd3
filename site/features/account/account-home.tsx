import { useEffect } from 'react';
import { navigate } from 'vike/client/router';
import type { Account } from '../../session';
import { Card } from '../../ui/card';
import { Container } from '../../ui/container';
import { Skeleton } from '../../ui/skeleton';
import { ChangePasswordForm } from './change-password-form';
import { MyBookings } from './my-bookings';
import { ProfileForm } from './profile-form';
import { ConfirmOwnAddress } from './resend-confirmation';
import { useAccount } from './use-account';

/** The page of who is signed in; anybody else is led to signing in. */
export function AccountHome() {
  const known = useAccount();
  const anonymous = known.state === 'anonymous';
  useEffect(() => {
    if (anonymous) void navigate('/sign-in?return=%2Faccount', { overwriteLastHistoryEntry: true });
  }, [anonymous]);
  return (
    <Container className="py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">Your account</h1>
      <noscript>
        <p className="mt-6 rounded-card border border-line bg-sand/60 p-4">
          Your account needs JavaScript. Switch it on, or name your reference when you call us.
        </p>
      </noscript>
      {known.state === 'known' ? <Home key={known.account.id} account={known.account} /> : <HomeSkeleton />}
    </Container>
  );
}

function Home({ account }: { account: Account }) {
  return (
    <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-14">
      <section aria-labelledby="bookings">
        <h2 id="bookings" className="mb-4 text-2xl">
          My bookings
        </h2>
        {!account.confirmed && (
          <Card className="mb-6 p-5 text-sm">
            <ConfirmOwnAddress email={account.email} />
          </Card>
        )}
        <MyBookings accountId={account.id} />
      </section>
      <div className="grid content-start gap-8">
        <section id="profile" aria-labelledby="profile-title">
          <h2 id="profile-title" className="mb-4 text-2xl">
            Profile
          </h2>
          <Card className="p-5 sm:p-6">
            <ProfileForm account={account} />
          </Card>
        </section>
        <section aria-labelledby="password-title">
          <h2 id="password-title" className="mb-4 text-2xl">
            Password
          </h2>
          <Card className="p-5 sm:p-6">
            <ChangePasswordForm email={account.email} />
          </Card>
        </section>
      </div>
    </div>
  );
}

function HomeSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your account"
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
