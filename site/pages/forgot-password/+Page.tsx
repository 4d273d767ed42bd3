import { AccountCard, SideLink } from '../../features/account/account-card';
import { ForgotPasswordForm } from '../../features/account/sign-in/forgot-password-form';
import { messages } from '../../messages/messages';

export default function Page() {
  const t = messages().account;
  return (
    <AccountCard
      title={t.forgotPassword.title}
      lead={t.forgotPassword.lead}
      footer={<SideLink href="/sign-in">{t.backToSignIn}</SideLink>}
    >
      <ForgotPasswordForm />
    </AccountCard>
  );
}
