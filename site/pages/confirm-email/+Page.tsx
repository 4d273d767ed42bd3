import { AccountCard, SideLink } from '../../features/account/account-card';
import { ConfirmAddress } from '../../features/account/confirm-address';
import { useSecretOfAddress } from '../../features/account/use-secret-of-address';
import { Skeleton } from '../../ui/box';

export default function Page() {
  const confirmation = useSecretOfAddress('confirmation');
  return (
    <AccountCard
      title="Confirm your email"
      lead="Choose a password that only you know. You'll be signed in now, and signed out everywhere else."
      footer={<SideLink href="/sign-in">Back to sign in</SideLink>}
    >
      {confirmation === null ? (
        <Skeleton className="h-74 w-full" />
      ) : (
        <ConfirmAddress confirmation={confirmation} />
      )}
    </AccountCard>
  );
}
