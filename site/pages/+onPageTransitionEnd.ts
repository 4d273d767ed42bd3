/** The next page has been rendered. */
export function onPageTransitionEnd(): void {
  document.documentElement.classList.remove('is-loading');
}
