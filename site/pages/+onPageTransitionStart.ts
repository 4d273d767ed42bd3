import type { PageContextClient } from 'vike/types';
import { splitPath } from 'booking-rules/shared/format/local-path';
import { languageOfDocument } from '../app/language-of-document';
import { headFor } from '../app/builds/chunk-reload';
import { isOutdated } from '../app/builds/new-build';

/**
 * Shows that the next page is on its way. It is loaded as a whole once there is a newer build, and where it is in
 * another language, with other words, another direction and other fonts.
 */
export async function onPageTransitionStart({ urlOriginal }: PageContextClient): Promise<void> {
  headFor(urlOriginal);
  document.documentElement.classList.add('is-loading');
  const target = new URL(urlOriginal, location.href);
  if (!isOutdated() && splitPath(target.pathname).language === languageOfDocument()) return;
  // Going back has changed the address already.
  if (target.href === location.href) location.reload();
  else location.assign(target);
  // The page is about to go: nothing more happens in it.
  await new Promise(() => undefined);
}
