import { AccountCard, SideLink } from '../../features/account/account-card';
import { MailedLinkForm } from '../../features/account/sign-in/mailed-link-form';
import { messages } from '../../messages/messages';

export default function Page() {
  const t = messages().account;
  return (
    <AccountCard
      title={t.forgotPassword.title}
      lead={t.forgotPassword.lead}
      footer={<SideLink href="/sign-in">{t.backToSignIn}</SideLink>}
    >
      <MailedLinkForm to="password" />
    </AccountCard>
  );
}
