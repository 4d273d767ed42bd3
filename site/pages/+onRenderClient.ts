import type { PageContextClient } from 'vike/types';
import { showPage } from '../app/show-page';
import { routerIsReady } from '../lib/navigate';
import '../ui/theme.css';

/**
 * Shows a page. One that comes before the router has seen the first page, as when somebody goes back at once, stands
 * for it: Vike calls no `onHydrationEnd` then.
 */
export async function onRenderClient(pageContext: PageContextClient): Promise<void> {
  await showPage(pageContext);
  if (!pageContext.isHydration) routerIsReady();
}
