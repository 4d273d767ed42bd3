import type { PageContextClient } from 'vike/types';
import { showPage } from '../app/show-page';
import { routerIsReady } from '../lib/navigate';
import '../ui/theme.css';

/** Shows a page. Who goes back at once takes the first one from the router, which then has no `onHydrationEnd`. */
export async function onRenderClient(pageContext: PageContextClient): Promise<void> {
  await showPage(pageContext);
  if (!pageContext.isHydration) routerIsReady();
}
