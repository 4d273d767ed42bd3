import { useEffect, useState } from 'react';
import { usePageContext } from '../../lib/page-context';
import { useHydrated } from '../../ui/use-browser';

/**
 * A secret that came in the query of a mailed link, which is taken out of the address so that it does not stay in
 * the history, nor goes on to other sites. Null until the page has come alive; empty when there is none.
 */
export function useSecretOfAddress(name: string): string | null {
  const { search } = usePageContext().urlParsed;
  const [secret] = useState(search[name] ?? '');
  useEffect(() => {
    if (secret !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [secret]);
  return useHydrated() ? secret : null;
}
