import { AccountCard } from '../../features/account/account-card';
import { ConfirmAddress } from '../../features/account/confirm-address';
import { useSecretOfAddress } from '../../features/account/use-secret-of-address';
import { Skeleton } from '../../ui/skeleton';

export default function Page() {
  const confirmation = useSecretOfAddress('confirmation');
  return (
    <AccountCard title="Confirm your e-mail address">
      {confirmation === null ? (
        <Skeleton className="h-13 w-full" />
      ) : (
        <ConfirmAddress confirmation={confirmation} />
      )}
    </AccountCard>
  );
}
