import type { PageContext } from 'vike/types';
import { pageHeadOf } from '../lib/page-meta';

/** Updates the document's head for a page reached without a full load. */
export function showHead(pageContext: PageContext): void {
  const { title, description, noindex, canonical, alternates } = pageHeadOf(pageContext);
  document.title = title;
  setTag('meta', 'name', 'description', 'content', description);
  setTag('meta', 'name', 'robots', 'content', noindex ? 'noindex' : null);
  setTag('link', 'rel', 'canonical', 'href', canonical && new URL(canonical, location.origin).href);
  document.head.querySelectorAll('link[rel="alternate"][hreflang]').forEach((link) => link.remove());
  for (const { language, path } of alternates) {
    const href = new URL(path, location.origin).href;
    const link = Object.assign(document.createElement('link'), {
      rel: 'alternate',
      hreflang: language,
      href,
    });
    document.head.appendChild(link);
  }
}

function setTag(tag: string, key: string, name: string, attribute: string, value: string | null): void {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === null) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}
