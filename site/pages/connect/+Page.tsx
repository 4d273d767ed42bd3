import { AccountCard } from '../../features/account/account-card';
import { ProviderReturn } from '../../features/account/provider-return';
import { usePageContext } from '../../lib/page-context';

export default function Page() {
  const { provider = '' } = usePageContext().routeParams;
  return (
    <AccountCard title="Signing you in">
      <ProviderReturn provider={provider} />
    </AccountCard>
  );
}
