import type { PageContextClient } from 'vike/types';
import { headFor } from '../app/builds/chunk-reload';
import { isOutdated } from '../app/builds/new-build';

/** Shows that the next page is on its way; once there is a newer build, the page is loaded from it as a whole. */
export async function onPageTransitionStart({ urlOriginal }: PageContextClient): Promise<void> {
  headFor(urlOriginal);
  document.documentElement.classList.add('is-loading');
  if (!isOutdated()) return;
  const target = new URL(urlOriginal, location.href);
  // Going back has changed the address already.
  if (target.href === location.href) location.reload();
  else location.assign(target);
  // The page is about to go: nothing more happens in it.
  await new Promise(() => undefined);
}
