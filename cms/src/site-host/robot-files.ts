import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { engineOf } from 'booking-rules/engine';
import { DEFAULT_LANGUAGE, type Language } from 'booking-rules/shared/format/language';
import { contentOf } from './content/content-cache';
import { localContent } from './content/local-content';
import { GUIDES_FEED, guidesFeed } from './guides-feed';
import { LLMS_FILE, llmsText } from './llms-text';
import { sitemapIndexXml, sitemapOf, sitemapXml, type DescribePage } from './sitemap';
import type { SiteApi } from './site-types';

/** The newest guides, which the feed holds. */
const FEED_LENGTH = 30;
/** Files that are kept at most, those that were asked for last. */
const MOST_KEPT = 20;
/** How the files begin in which a large house has its sitemap. */
const SITEMAP_FILE = '/sitemap-';

/** What is written for robots and readers of feeds, by its address. */
export const ROBOT_FILES = ['/robots.txt', LLMS_FILE, '/sitemap.xml', GUIDES_FEED] as const;

interface RobotFile {
  type: string;
  text: () => Promise<string>;
}

/**
 * Answers what search engines, assistants and readers of feeds ask for beside pages: `/robots.txt`, `/llms.txt`,
 * `/sitemap.xml` (in a large house with the files that it names) and `/blog/rss.xml`. Each is written once and kept
 * until content changes; says whether it has answered.
 */
export function createRobotFiles(strapi: Core.Strapi, api: SiteApi, publicUrl: string) {
  const content = contentOf(strapi);
  const { inventory } = engineOf(strapi);
  const origin = publicUrl.replace(/\/$/, '');
  const described: Record<(typeof ROBOT_FILES)[number], RobotFile> = {
    '/robots.txt': { type: 'text/plain', text: async () => robotsText(origin) },
    [LLMS_FILE]: {
      type: 'text/plain',
      text: async () => {
        const current = localContent(content.current(), DEFAULT_LANGUAGE);
        return llmsText(current, inventory.current().entries.size, origin);
      },
    },
    '/sitemap.xml': { type: 'application/xml', text: sitemapText },
    [GUIDES_FEED]: { type: 'application/rss+xml', text: feedText },
  };
  const files = new Map<string, RobotFile>(Object.entries(described));

  /** Written from what is in memory now; whatever changes there makes them write anew. */
  const written = new Map<string, Promise<string>>();
  let lastSitemap: Promise<unknown> = Promise.resolve();
  content.follow(() => written.clear());
  inventory.follow((apartmentIds) => {
    if (apartmentIds === null) written.clear();
  });

  function textOf(path: string, { text }: RobotFile): Promise<string> {
    const known = written.get(path) ?? text();
    // What was asked for last is forgotten last.
    written.delete(path);
    written.set(path, known);
    known.catch(() => written.delete(path));
    const [oldest] = written.keys();
    if (written.size > MOST_KEPT && oldest !== undefined) written.delete(oldest);
    return known;
  }

  function readSitemap() {
    const current = localContent(content.current(), DEFAULT_LANGUAGE);
    const { languages } = current.settings;
    return { sitemap: sitemapOf(current, [...inventory.current().entries.values()]), languages };
  }

  /** One after the other: nobody is to have all files of a large house written at once. */
  function sitemapFileText(pages: readonly DescribePage[], languages: readonly Language[]): Promise<string> {
    const text = lastSitemap.then(() => sitemapXml(pages, languages, origin));
    lastSitemap = text.catch(() => undefined);
    return text;
  }

  async function sitemapText(): Promise<string> {
    const { sitemap, languages } = readSitemap();
    return sitemap.whole ? sitemapFileText(sitemap.whole, languages) : sitemapIndexXml(sitemap, origin);
  }

  /** A file of the sitemap; undefined for an address that is none. */
  function sitemapFileAt(path: string): RobotFile | undefined {
    if (!path.startsWith(SITEMAP_FILE)) return undefined;
    const { sitemap, languages } = readSitemap();
    const pages = sitemap.files.get(path);
    return pages && { type: 'application/xml', text: () => sitemapFileText(pages, languages) };
  }

  async function feedText(): Promise<string> {
    const [{ data }, settings] = await Promise.all([api.posts({ pageSize: FEED_LENGTH }), api.settings()]);
    return guidesFeed(data, settings, origin);
  }

  return async function answer(ctx: Context, headers: Record<string, string>): Promise<boolean> {
    const file = files.get(ctx.path) ?? sitemapFileAt(ctx.path);
    if (!file) return false;
    const body = await textOf(ctx.path, file);
    ctx.set(headers);
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = `${file.type}; charset=utf-8`;
    ctx.body = body;
    return true;
  };
}

// What must not be found says so itself (`noindex`), which a robot has to be able to read.
function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    // What the API says of itself is for everybody.
    'Allow: /api/docs',
    'Allow: /api/openapi.json',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
