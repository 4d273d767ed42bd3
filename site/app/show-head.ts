import type { PageHead } from '../lib/page-meta';

/** Updates the document's head for a page reached without a full load. */
export function showHead({ title, description, noindex, canonical }: PageHead): void {
  document.title = title;
  setTag('meta', 'name', 'description', 'content', description);
  setTag('meta', 'name', 'robots', 'content', noindex ? 'noindex' : null);
  setTag('link', 'rel', 'canonical', 'href', canonical && new URL(canonical, location.origin).href);
}

function setTag(tag: string, key: string, name: string, attribute: string, value: string | null): void {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === null) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}
