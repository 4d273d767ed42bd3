/**
 * The parts of the repository and whom each may import (ARCHITECTURE.md). What a zone does not name is
 * forbidden; every zone may import itself, and packages of others unless it says otherwise.
 * @typedef {object} Zone
 * @property {string} name
 * @property {RegExp} path of its files, from the repository's root
 * @property {string[]} imports zones that it may import
 * @property {string} because the sentence for an import that it may not
 * @property {boolean} [pure] true when it may not even import packages
 * @property {boolean} [apart] true when its folders may not import each other
 */

/** @type {Zone[]} The first that matches a path is its zone. */
export const ZONES = [
  {
    name: 'shared',
    path: /^plugins\/booking-rules\/shared\//,
    imports: [],
    because: 'the domain imports nothing',
    pure: true,
  },
  {
    name: 'server',
    path: /^plugins\/booking-rules\/server\//,
    imports: ['shared'],
    because: "the plugin's server knows the domain only, and never meets its admin pages",
  },
  {
    name: 'admin',
    path: /^plugins\/booking-rules\/admin\//,
    imports: ['shared'],
    because: "the plugin's admin pages know the domain only, and never meet its server",
  },
  {
    name: 'cms',
    path: /^cms\//,
    imports: ['shared', 'server', 'admin', 'site', 'database'],
    because: 'the content backend knows what the site offers its host, not its insides',
  },
  {
    name: 'ui',
    path: /^site\/ui\//,
    imports: ['shared', 'site'],
    because: 'pages import features, and features import ui; never the other way',
  },
  {
    name: 'features',
    path: /^site\/features\/[^/]+/,
    imports: ['ui', 'shared', 'site'],
    because: 'pages import features, features import ui, and features never import each other',
    apart: true,
  },
  {
    name: 'pages',
    path: /^site\/pages\//,
    imports: ['features', 'ui', 'shared', 'site'],
    because: 'a page is put together from features and ui, and asks its host for content',
  },
  {
    name: 'e2e',
    path: /^site\/e2e\//,
    imports: ['shared', 'scripts'],
    because: 'journeys see what a guest sees',
  },
  {
    name: 'site',
    path: /^site\//,
    imports: ['pages', 'features', 'ui', 'shared'],
    because: 'the site knows its host by the interface SiteApi only',
  },
  {
    name: 'database',
    path: /^database\//,
    imports: ['shared'],
    because: 'migrations and demo content stand on their own',
  },
  {
    name: 'scripts',
    path: /^(scripts\/|[^/]+$)/,
    imports: ['shared', 'database'],
    because: 'scripts run the product from outside',
  },
];

/** Entries of our own packages, by the name under which they are imported. */
const PACKAGES = [
  { name: /^booking-rules\/shared\//, path: 'plugins/booking-rules/shared/' },
  { name: /^booking-rules\/(strapi-server|engine)$/, path: 'plugins/booking-rules/server/' },
  { name: /^booking-rules\/strapi-admin$/, path: 'plugins/booking-rules/admin/' },
  { name: /^booking-rules(\/|$)/, path: 'plugins/booking-rules/' },
  { name: /^site\/(ui|features|pages)\//, path: 'site/$1/' },
  { name: /^site(\/|$)/, path: 'site/' },
  { name: /^cms(\/|$)/, path: 'cms/' },
];

/**
 * The path in the repository that a package name of ours stands for; null for packages of others.
 * @param {string} specifier
 */
export function pathOfPackage(specifier) {
  const entry = PACKAGES.find(({ name }) => name.test(specifier));
  return entry ? specifier.replace(entry.name, entry.path) : null;
}

/**
 * @param {string} path from the repository's root, with slashes
 */
export function zoneOf(path) {
  return ZONES.find((zone) => zone.path.test(path)) ?? null;
}
