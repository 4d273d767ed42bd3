import { Fragment, StrictMode } from 'react';
import type { PageContext } from 'vike/types';
import { Layout } from './features/layout/layout';
import { PageContextProvider } from './page-context';

/** A page inside the shared layout. */
export function App({ pageContext }: { pageContext: PageContext }) {
  const { Page, config } = pageContext;
  const Wrapper = config.Wrapper ?? Fragment;
  // Only an error page can be without settings, when fetching them is what failed.
  const Frame = 'settings' in pageContext ? Layout : Fragment;
  return (
    <StrictMode>
      <PageContextProvider value={pageContext}>
        <Frame>
          <Wrapper>
            <Page />
          </Wrapper>
        </Frame>
      </PageContextProvider>
    </StrictMode>
  );
}
