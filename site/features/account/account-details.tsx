import type { Account } from '../../session/session';
import { QueryScope } from '../../api/query-scope';
import { Card } from '../../ui/box';
import { messages } from '../../messages/messages';
import { SideLink } from './account-card';
import { ChangePasswordForm } from './change-password-form';
import { MyBookings } from './my-bookings';
import { ProfileForm } from './profile-form';
import { ConfirmOwnAddress } from './sign-in/resend-confirmation';

/** What belongs to an account: its bookings, profile and password. */
export default function AccountDetails({ account }: { account: Account }) {
  const t = messages().account.home;
  return (
    <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-14">
      <section aria-labelledby="bookings">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
          <h2 id="bookings" className="text-2xl">
            {t.bookings}
          </h2>
          {/* Below all bookings, where these are in one column. */}
          <p className="flex gap-6 lg:hidden">
            <SideLink href="#profile">{t.profile}</SideLink>
            <SideLink href="#password">{t.password}</SideLink>
          </p>
        </div>
        {!account.confirmed && (
          <Card className="mb-6 p-5 text-sm">
            <ConfirmOwnAddress email={account.email} />
          </Card>
        )}
        <QueryScope>
          <MyBookings accountId={account.id} />
        </QueryScope>
      </section>
      <div className="grid content-start gap-8">
        <section id="profile" aria-labelledby="profile-title">
          <h2 id="profile-title" className="mb-4 text-2xl">
            {t.profile}
          </h2>
          <Card className="p-5 sm:p-6">
            <ProfileForm account={account} />
          </Card>
        </section>
        <section id="password" aria-labelledby="password-title">
          <h2 id="password-title" className="mb-4 text-2xl">
            {t.password}
          </h2>
          <Card className="p-5 sm:p-6">
            <ChangePasswordForm email={account.email} />
          </Card>
        </section>
      </div>
    </div>
  );
}
