import { Fragment, StrictMode, Suspense, useEffect } from 'react';
import type { PageContext } from 'vike/types';
import { AccountSlot } from '../features/account/account-slot';
import { Layout } from '../features/layout/layout';
import { asksForConsent } from '../api/integrations';
import { PageContextProvider } from '../lib/page-context';
import { EarlyButtons, lazyWhenIdle } from '../ui/lazy-part';

const ConsentBar = lazyWhenIdle(async () => ({
  default: (await import('../features/integrations/consent-bar')).ConsentBar,
}));

interface AppProps {
  pageContext: PageContext;
  /** Called once React has taken over the page as the server has sent it, but for the parts that come later. */
  onAwake?: () => void;
}

/** A page inside the shared layout. */
export function App({ pageContext, onAwake }: AppProps) {
  const { Page, config } = pageContext;
  useEffect(() => {
    onAwake?.();
  }, [onAwake]);
  const Wrapper = config.Wrapper ?? Fragment;
  const page = (
    <Wrapper>
      <Page />
    </Wrapper>
  );
  // Only an error page can lack settings, when fetching them failed.
  return (
    <StrictMode>
      <PageContextProvider value={pageContext}>
        <EarlyButtons>
          {'settings' in pageContext ? (
            <Layout account={<AccountSlot />}>{page}</Layout>
          ) : (
            <main id="main">{page}</main>
          )}
          {'settings' in pageContext && asksForConsent(pageContext.settings.integrations) && (
            <Suspense>
              <ConsentBar />
            </Suspense>
          )}
        </EarlyButtons>
      </PageContextProvider>
    </StrictMode>
  );
}
