import { AccountCard, SideLink } from '../../features/account/account-card';
import { MailedLinkForm } from '../../features/account/sign-in/mailed-link-form';
import { UseSignInLink } from '../../features/account/sign-in/use-sign-in-link';
import { useSecretOfAddress } from '../../features/account/use-secret-of-address';
import { Skeleton } from '../../ui/box';
import { messages } from '../../messages/messages';

export default function Page() {
  const t = messages().account;
  const code = useSecretOfAddress('code');
  return (
    <AccountCard
      title={t.signInLink.title}
      lead={code === null || code === '' ? t.signInLink.lead : t.signInLink.useLead}
      footer={<SideLink href="/sign-in">{t.signInLink.withPassword}</SideLink>}
    >
      {code === null ? (
        <Skeleton className="h-36 w-full" />
      ) : code === '' ? (
        <MailedLinkForm to="signIn" />
      ) : (
        <UseSignInLink code={code} />
      )}
    </AccountCard>
  );
}
