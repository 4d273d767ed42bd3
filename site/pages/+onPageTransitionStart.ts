/** Shows that the next page is on its way. */
export function onPageTransitionStart(): void {
  document.documentElement.classList.add('is-loading');
}
