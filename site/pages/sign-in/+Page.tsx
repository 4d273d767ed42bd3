import { AccountCard, SideLink } from '../../features/account/account-card';
import { ProviderButtons } from '../../features/account/sign-in/provider-buttons';
import { SignInForm } from '../../features/account/sign-in/sign-in-form';
import { useReturn } from '../../features/account/use-return';
import { messages } from '../../messages/messages';

export default function Page() {
  const t = messages().account;
  const { returnTo, keeping } = useReturn();
  return (
    <AccountCard
      title={t.signIn.title}
      lead={t.signIn.lead}
      footer={
        <>
          <SideLink href="/sign-in-link">{t.signInLink.instead}</SideLink>
          <SideLink href={keeping('/register')}>{t.signIn.noAccount}</SideLink>
          <SideLink href="/reservation">{t.signIn.withoutAccount}</SideLink>
        </>
      }
    >
      <SignInForm returnTo={returnTo} />
      <ProviderButtons returnTo={returnTo} />
    </AccountCard>
  );
}
