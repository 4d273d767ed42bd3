import type { PostCard, SiteSettings } from './site-types';

/** Where readers of feeds find the guides. */
export const GUIDES_FEED = '/blog/rss.xml';

/** The guides as an RSS feed, in the order in which they are given. @param origin without a slash at its end */
export async function guidesFeed(
  posts: readonly PostCard[],
  { brand, tagline, today }: Pick<SiteSettings, 'brand' | 'tagline' | 'today'>,
  origin: string,
): Promise<string> {
  const { Feed } = await import('feed');
  const changes = posts.map(({ updatedAt }) => updatedAt).sort();
  const feed = new Feed({
    id: `${origin}/`,
    link: `${origin}/`,
    title: `Guides · ${brand}`,
    description: tagline || `Guides by ${brand}`,
    language: 'en',
    copyright: `© ${today.slice(0, 4)} ${brand}`,
    feedLinks: { rss: origin + GUIDES_FEED },
    updated: new Date(changes.at(-1) ?? today),
  });
  for (const { slug, title, excerpt, date, category, cover } of posts) {
    const link = `${origin}/blog/${encodeURIComponent(slug)}`;
    feed.addItem({
      id: link,
      link,
      title,
      description: excerpt,
      date: new Date(date),
      ...(category && { category: [{ name: category.name }] }),
      ...(cover && { image: new URL(cover.src, origin).href }),
    });
  }
  return feed.rss2();
}
