import { AccountCard } from '../../features/account/account-card';
import { ConfirmAddress } from '../../features/account/confirm-address';
import { useSecretOfAddress } from '../../features/account/use-secret-of-address';
import { usePageContext } from '../../page-context';
import { Skeleton } from '../../ui/skeleton';

export default function Page() {
  // Where the backend leads whoever has opened its own link.
  const done = usePageContext().urlParsed.search.done !== undefined;
  const confirmation = useSecretOfAddress('confirmation');
  return (
    <AccountCard title={done ? 'Address confirmed' : 'Confirm your address'}>
      {confirmation === null ? (
        <Skeleton className="h-13 w-full" />
      ) : (
        <ConfirmAddress confirmation={confirmation} done={done} />
      )}
    </AccountCard>
  );
}
