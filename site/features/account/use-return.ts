import { safeRedirect } from 'booking-rules/shared/safe-redirect';
import { usePageContext } from '../../lib/page-context';

/** Where a guest wanted to be before signing in: what the address says, when that is here, or their account. */
export function useReturn() {
  const asked = safeRedirect(usePageContext().urlParsed.search.return);
  return {
    returnTo: asked ?? '/account',
    /** The same wish at the address of another form. */
    keeping: (path: string): string =>
      asked === null ? path : `${path}?return=${encodeURIComponent(asked)}`,
  };
}
