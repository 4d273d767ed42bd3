/** Adds a script of somebody else to the page, once. */
export function loadScript(url: string): void {
  if (document.querySelector(`script[src="${CSS.escape(url)}"]`)) return;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}
