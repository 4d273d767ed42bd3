import { AccountCard, SideLink } from '../../features/account/account-card';
import { ConfirmAddress } from '../../features/account/sign-in/confirm-address';
import { useSecretOfAddress } from '../../features/account/use-secret-of-address';
import { Skeleton } from '../../ui/box';
import { messages } from '../../messages/messages';

export default function Page() {
  const t = messages().account;
  const confirmation = useSecretOfAddress('confirmation');
  return (
    <AccountCard
      title={t.confirmEmail.title}
      lead={confirmation === '' ? null : t.confirmEmail.lead}
      footer={<SideLink href="/sign-in">{t.backToSignIn}</SideLink>}
    >
      {confirmation === null ? (
        <Skeleton className="h-74 w-full" />
      ) : (
        <ConfirmAddress confirmation={confirmation} />
      )}
    </AccountCard>
  );
}
