import { AccountCard, SideLink } from '../../features/account/account-card';
import { ResetPasswordForm } from '../../features/account/reset-password-form';
import { useSecretOfAddress } from '../../features/account/use-secret-of-address';
import { Skeleton } from '../../ui/skeleton';

export default function Page() {
  const code = useSecretOfAddress('code');
  return (
    <AccountCard
      title="Choose a new password"
      lead="You are signed in with it at once. Wherever else you were signed in, you no longer are."
      footer={<SideLink href="/sign-in">Back to signing in</SideLink>}
    >
      {code === null ? <Skeleton className="h-74 w-full" /> : <ResetPasswordForm code={code} />}
    </AccountCard>
  );
}
