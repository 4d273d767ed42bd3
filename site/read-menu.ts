import type { Menu } from './page-context';
import type { SiteApi } from './site-api';

/** What menus lead to: categories that have guides, and pages that are published. */
export async function readMenu(api: SiteApi): Promise<Menu> {
  const [categories, pages] = await Promise.all([api.categories(), api.pages()]);
  const shown = categories.filter(({ posts }) => posts > 0).map(({ slug, name }) => ({ slug, name }));
  return { categories: shown, pages };
}
