import { AccountCard, SideLink } from '../../features/account/account-card';
import { ResetPasswordForm } from '../../features/account/reset-password-form';
import { useSecretOfAddress } from '../../features/account/use-secret-of-address';
import { Skeleton } from '../../ui/box';

export default function Page() {
  const code = useSecretOfAddress('code');
  return (
    <AccountCard
      title="Choose a new password"
      lead="You'll be signed in now, and signed out everywhere else."
      footer={<SideLink href="/sign-in">Back to sign in</SideLink>}
    >
      {code === null ? <Skeleton className="h-74 w-full" /> : <ResetPasswordForm code={code} />}
    </AccountCard>
  );
}
