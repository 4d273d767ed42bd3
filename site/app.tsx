import { Fragment, StrictMode } from 'react';
import type { PageContext } from 'vike/types';
import { AccountSlot } from './features/account/account-slot';
import { Layout } from './features/layout/layout';
import { PageContextProvider } from './page-context';

/** A page inside the shared layout. */
export function App({ pageContext }: { pageContext: PageContext }) {
  const { Page, config } = pageContext;
  const Wrapper = config.Wrapper ?? Fragment;
  const page = (
    <Wrapper>
      <Page />
    </Wrapper>
  );
  // Only an error page can be without settings, when fetching them is what failed.
  return (
    <StrictMode>
      <PageContextProvider value={pageContext}>
        {'settings' in pageContext ? <Layout account={<AccountSlot />}>{page}</Layout> : page}
      </PageContextProvider>
    </StrictMode>
  );
}
