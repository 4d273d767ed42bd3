import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { engineOf } from 'booking-rules/engine';
import { DEFAULT_LANGUAGE } from 'booking-rules/shared/format/language';
import { contentOf } from './content/content-cache';
import { localContent } from './content/local-content';
import { GUIDES_FEED, guidesFeed } from './guides-feed';
import { LLMS_FILE, llmsText } from './llms-text';
import { sitemapOf, sitemapXml } from './sitemap';
import type { SiteApi } from './site-types';

/** The newest guides, which the feed holds. */
const FEED_LENGTH = 30;

/** What is written for robots and readers of feeds, by its address. */
export const ROBOT_FILES = ['/robots.txt', LLMS_FILE, '/sitemap.xml', GUIDES_FEED] as const;

interface RobotFile {
  type: string;
  text: () => Promise<string>;
}

/**
 * Answers what search engines, assistants and readers of feeds ask for beside pages: `/robots.txt`, `/llms.txt`,
 * `/sitemap.xml` and `/blog/rss.xml`. Each is written once and kept until content changes; says whether it has answered.
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
    '/sitemap.xml': {
      type: 'application/xml',
      text: async () => {
        const current = localContent(content.current(), DEFAULT_LANGUAGE);
        const pages = sitemapOf(current, inventory.current().entries.values());
        return sitemapXml(pages, current.settings.languages, origin);
      },
    },
    [GUIDES_FEED]: { type: 'application/rss+xml', text: feedText },
  };
  const files = new Map<string, RobotFile>(Object.entries(described));

  /** Written from what is in memory now; whatever changes there makes them write anew. */
  const written = new Map<string, Promise<string>>();
  content.follow(() => written.clear());
  inventory.follow((apartmentIds) => {
    if (apartmentIds === null) written.clear();
  });

  function textOf(path: string, { text }: RobotFile): Promise<string> {
    const known = written.get(path) ?? text();
    written.set(path, known);
    return known;
  }

  async function feedText(): Promise<string> {
    const [{ data }, settings] = await Promise.all([api.posts({ pageSize: FEED_LENGTH }), api.settings()]);
    return guidesFeed(data, settings, origin);
  }

  return async function answer(ctx: Context, headers: Record<string, string>): Promise<boolean> {
    const file = files.get(ctx.path);
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
