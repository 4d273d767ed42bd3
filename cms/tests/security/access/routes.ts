import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { BRAND_FILES } from '../../../src/site-host/brand-files';
import { FORMS } from '../../../src/site-host/plain-forms';
import { ROBOT_FILES } from '../../../src/site-host/robot-files';
import type { send } from '../../fixture/http';
import { CMS } from '../../run/settings';

export type Method = Extract<Parameters<typeof send>[1], 'get' | 'post' | 'put' | 'patch' | 'delete'>;

const METHODS: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete'];
const PAGES = join(CMS, '../site/pages');
const FILES = join(CMS, '../site/dist/client');

/** The addresses of pages that decide by a function which are theirs. */
const DECIDED: Readonly<Record<string, readonly string[]>> = {
  apartments: ['/apartments/:district', '/apartments/:district/:page'],
  category: ['/category/:slug', '/category/:slug/page/:page'],
  day: ['/:year/:month/:day'],
};

/** What the server answers beside Strapi's router, and the pages and files of the site. */
const BESIDE = [
  'GET /livez',
  'GET /readyz',
  'GET /metrics',
  ...ROBOT_FILES.map((path) => `GET ${path}`),
  'GET /sitemap-:file.xml',
  ...BRAND_FILES.map((path) => `GET ${path}`),
  'GET /brand/:file',
  'GET /uploads/:file',
  'GET /builds/latest.json',
  'GET /builds/meta/:build',
  'GET /:page/_payload.json',
  'GET /:page/_values.json',
  'GET /:page/index.pageContext.json',
  'GET /:year/:month/:day/:slug',
  ...[...FORMS.keys()].map((path) => `POST ${path}`),
];

/** The parts in which routes are listed, by the headings of `docs/routes.md`. */
export const PARTS = [
  'Content API',
  'Panel: accounts and settings',
  'Panel: content',
  'Panel: bookings',
  'Site',
] as const;

/** Every route of the running server by its name, such as `GET /api/quotes/:number`. */
export function allRoutes(): Record<(typeof PARTS)[number], string[]> {
  const ofRouter = [...new Set(routerRoutes())];
  const under = (pattern: RegExp) => ofRouter.filter((name) => pattern.test(name.split(' ')[1] ?? ''));
  return {
    'Content API': under(/^\/(?:api\/|mcp$)/),
    'Panel: accounts and settings': under(/^\/(?!(?:api|mcp|content-manager|upload|booking-rules)(?:\/|$))/),
    'Panel: content': under(/^\/(?:content-manager|upload)(?:\/|$)/),
    'Panel: bookings': under(/^\/booking-rules\//),
    Site: [...new Set([...pages().map((path) => `GET ${path}`), ...Object.keys(siteFiles()), ...BESIDE])],
  };
}

/** Those of Strapi's router, once per method that each answers. */
function routerRoutes(): string[] {
  // Types of the router are not installed; this is what it hands out.
  const layers = server.strapi.server.listRoutes() as unknown as {
    methods: string[];
    path: string | RegExp;
  }[];
  return layers.flatMap(({ methods, path }) => {
    // Layers without methods are middlewares; the site serves uploads before Strapi sees that they are asked for.
    const asked = METHODS.filter((method) => methods.includes(method.toUpperCase()));
    if (String(path).startsWith('/uploads/')) return [];
    return asked.map((method) => `${method.toUpperCase()} ${String(path)}`);
  });
}

/** Those of the folder in which the site keeps its pages. */
function pages(): string[] {
  return readdirSync(PAGES).flatMap((name) => {
    if (!existsSync(join(PAGES, name, '+Page.tsx')) || name === '_error') return [];
    if (name === 'index') return ['/'];
    const file = join(PAGES, name, '+route.ts');
    if (!existsSync(file)) return [`/${name}`];
    const [, text] = /^export default '([^']+)';/.exec(readFileSync(file, 'utf8')) ?? [];
    const known = text === undefined ? DECIDED[name] : [text.replaceAll('@', ':')];
    if (known === undefined) throw new Error(`Say in DECIDED which addresses the page ${name} has`);
    return known;
  });
}

/** The folders of files that the built site hands out, each with the address of a file in it. */
export function siteFiles(): Record<string, string> {
  const paths = readdirSync(FILES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(FILES, join(entry.parentPath, entry.name))}`);
  const named = paths.map((path): [string, string] => {
    const folder = dirname(path);
    return [`GET ${folder === '/' ? path : `${folder}/:file`}`, path];
  });
  return Object.fromEntries(named);
}

/** The path of a route with a value in the place of each of its parameters. */
export function pathWith(path: string, value: string): string {
  return path
    .replaceAll(/:[A-Za-z]+\*?/g, encodeURIComponent(value))
    .replace('(.*)', encodeURIComponent(value));
}
