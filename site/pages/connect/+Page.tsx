import { AccountCard } from '../../features/account/account-card';
import { ProviderReturn } from '../../features/account/sign-in/provider-return';
import { usePageContext } from '../../lib/page-context';
import { messages } from '../../messages/messages';

export default function Page() {
  const t = messages().account;
  const { provider = '' } = usePageContext().routeParams;
  return (
    <AccountCard title={t.provider.title}>
      <ProviderReturn provider={provider} />
    </AccountCard>
  );
}
