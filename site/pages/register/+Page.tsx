import { AccountCard, SideLink } from '../../features/account/account-card';
import { ProviderButtons } from '../../features/account/provider-buttons';
import { RegisterForm } from '../../features/account/register-form';
import { useReturn } from '../../features/account/use-return';

export default function Page() {
  const { returnTo, keeping } = useReturn();
  return (
    <AccountCard
      title="Create an account"
      lead="All your bookings in one place. You can also book without an account."
      footer={<SideLink href={keeping('/sign-in')}>Already have an account? Sign in</SideLink>}
    >
      <RegisterForm returnTo={returnTo} />
      <ProviderButtons returnTo={returnTo} />
    </AccountCard>
  );
}
