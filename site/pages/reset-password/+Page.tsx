import { AccountCard, SideLink } from '../../features/account/account-card';
import { ResetPasswordForm } from '../../features/account/sign-in/reset-password-form';
import { useSecretOfAddress } from '../../features/account/use-secret-of-address';
import { Skeleton } from '../../ui/box';
import { messages } from '../../messages/messages';

export default function Page() {
  const t = messages().account;
  const code = useSecretOfAddress('code');
  return (
    <AccountCard
      title={t.resetPassword.title}
      lead={code === '' ? null : t.resetPassword.lead}
      footer={<SideLink href="/sign-in">{t.backToSignIn}</SideLink>}
    >
      {code === null ? <Skeleton className="h-74 w-full" /> : <ResetPasswordForm code={code} />}
    </AccountCard>
  );
}
