import { AccountCard, SideLink } from '../../features/account/account-card';
import { ProviderButtons } from '../../features/account/sign-in/provider-buttons';
import { RegisterForm } from '../../features/account/sign-in/register-form';
import { useReturn } from '../../features/account/use-return';
import { messages } from '../../messages/messages';

export default function Page() {
  const t = messages().account;
  const { returnTo, keeping } = useReturn();
  return (
    <AccountCard
      title={t.register.title}
      lead={t.register.lead}
      footer={<SideLink href={keeping('/sign-in')}>{t.register.haveAccount}</SideLink>}
    >
      <RegisterForm returnTo={returnTo} />
      <ProviderButtons returnTo={returnTo} />
    </AccountCard>
  );
}
