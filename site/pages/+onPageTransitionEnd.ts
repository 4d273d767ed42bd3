import { headFor } from '../app/builds/chunk-reload';

/** The next page has been rendered. */
export function onPageTransitionEnd(): void {
  headFor(null);
  document.documentElement.classList.remove('is-loading');
}
