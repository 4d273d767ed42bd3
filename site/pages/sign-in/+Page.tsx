import { AccountCard, SideLink } from '../../features/account/account-card';
import { ProviderButtons } from '../../features/account/provider-buttons';
import { SignInForm } from '../../features/account/sign-in-form';
import { useReturn } from '../../features/account/use-return';

export default function Page() {
  const { returnTo, keeping } = useReturn();
  return (
    <AccountCard
      title="Sign in"
      lead="See your bookings, pay or cancel, and book again with less typing."
      footer={
        <>
          <SideLink href={keeping('/register')}>No account yet? Create one</SideLink>
          <SideLink href="/reservation">Look up a booking without an account</SideLink>
        </>
      }
    >
      <SignInForm returnTo={returnTo} />
      <ProviderButtons returnTo={returnTo} />
    </AccountCard>
  );
}
