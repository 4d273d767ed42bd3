/**
 * Who may import whom (ARCHITECTURE.md); types count as much as values. A zone may import itself, packages of others
 * and the zones that it names. `npm run lint:arrows` checks it.
 * @type {{ name: string, path: string, imports: string[], because: string }[]}
 */
const ZONES = [
  {
    name: 'shared',
    path: '^plugins/booking-rules/(dist/)?shared/',
    imports: [],
    because: 'the domain imports nothing',
  },
  {
    name: 'contracts',
    path: '^plugins/booking-rules/(dist/)?contracts/',
    imports: ['shared'],
    because: 'contracts are made of the domain only',
  },
  {
    name: 'server',
    path: '^plugins/booking-rules/(dist/)?server/',
    imports: ['shared', 'contracts'],
    because: "the plugin's server never meets its admin pages",
  },
  {
    name: 'admin',
    path: '^plugins/booking-rules/admin/',
    imports: ['shared', 'contracts'],
    because: "the plugin's admin pages never meet its server",
  },
  {
    name: 'cms',
    path: '^cms/',
    imports: ['shared', 'contracts', 'server', 'admin', 'database', 'site'],
    because: 'the content backend knows what the plugin and the site export',
  },
  {
    name: 'stand-ins',
    path: '^cms/tests/stand-ins/',
    imports: [],
    because: 'what stands in for a service of others, in tests and in journeys, knows nothing of the product',
  },
  {
    name: 'e2e',
    path: '^site/e2e/',
    imports: ['shared', 'contracts', 'scripts', 'stand-ins', 'database'],
    because: 'journeys see what a guest sees; they start servers, also with a copy of a database',
  },
  {
    name: 'site',
    path: '^site/(?!e2e/)',
    imports: ['shared', 'contracts'],
    because: 'the site knows its host by the interface SiteApi only',
  },
  {
    name: 'database',
    path: '^database/',
    imports: ['shared', 'contracts'],
    because: 'migrations and demo content stand on their own',
  },
  {
    name: 'scripts',
    path: '^(scripts/|docker/|[^/]+$)',
    imports: ['shared', 'contracts', 'database'],
    because: 'scripts run the product from outside',
  },
];

/** Folders of the site: pages → features → ui, forms, session, api → lib → messages. The hooks of all pages belong to `app`. */
const SITE = {
  messages: [],
  lib: ['messages'],
  ui: ['lib', 'messages'],
  api: ['lib', 'messages'],
  session: ['api', 'lib', 'messages'],
  forms: ['api', 'lib', 'messages'],
  features: ['ui', 'forms', 'session', 'api', 'lib', 'messages'],
  server: ['api', 'lib', 'messages'],
};

/** Folders of the plugin's server, each with those that it stands on beside the ones that these stand on. */
const SERVER = {
  platform: [],
  folio: [],
  records: ['platform', 'folio'],
  inventory: ['records'],
  availability: ['inventory'],
  quotes: ['inventory'],
  search: ['availability', 'quotes'],
  payments: ['inventory'],
  documents: ['records'],
  outbox: ['records'],
  channels: ['availability', 'outbox'],
  reservations: ['availability', 'quotes', 'payments', 'documents', 'outbox'],
  mail: ['inventory', 'outbox', 'documents'],
  enquiries: ['quotes', 'mail'],
  rates: ['inventory', 'audit'],
  turnover: ['availability', 'mail'],
  reports: ['inventory', 'payments', 'turnover'],
  owners: ['reports', 'documents'],
  audit: ['records'],
  webhooks: ['channels', 'outbox'],
};
/** @type {(name: keyof typeof SERVER) => string[]} */
const withBelow = (name) => [
  name,
  ...SERVER[name].flatMap((below) => withBelow(/** @type {keyof typeof SERVER} */ (below))),
];

const PACKAGES = '(^|/)node_modules/';
const TESTS = '\\.(test|fixture)\\.[cm]?[jt]sx?$';
const pathsOf = (/** @type {string[]} */ names) =>
  ZONES.filter(({ name }) => names.includes(name)).map(({ path }) => path);

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const ARROWS = [
  ...ZONES.map(({ name, path, imports, because }) => ({
    name: `not-for-${name}`,
    severity: /** @type {const} */ ('error'),
    comment: `Not for ${name}: ${because}.`,
    from: { path },
    to: {
      path: '^(plugins|cms|site|database|scripts|docker)/',
      pathNot: [PACKAGES, ...pathsOf([name, ...imports])],
    },
  })),
  {
    name: 'shared-is-pure',
    severity: 'error',
    comment: 'The domain imports nothing, neither packages nor modules of Node.',
    from: { path: '^plugins/booking-rules/shared/', pathNot: TESTS },
    to: { pathNot: '^plugins/booking-rules/shared/' },
  },
  {
    name: 'by-package-name',
    severity: 'error',
    comment: 'The content backend imports the plugin and the site by their package names.',
    from: { path: '^cms/' },
    to: { path: '^(plugins|site)/', dependencyTypes: ['local'] },
  },
  {
    name: 'panel-sections-apart',
    severity: 'error',
    comment:
      'Sections of the panel never import each other: what two need lies in components, api, format or messages.',
    from: { path: '^plugins/booking-rules/admin/src/([^/]+)/', pathNot: TESTS },
    to: {
      path: '^plugins/booking-rules/admin/src/[^/]+/',
      pathNot: '^plugins/booking-rules/admin/src/($1|components|api|format|messages)/',
    },
  },
  {
    name: 'features-apart',
    severity: 'error',
    comment:
      'Features never import each other: what two of them need lies in ui, forms, session, api or lib.',
    from: { path: '^site/features/([^/]+)/' },
    to: { path: '^site/features/', pathNot: '^site/features/$1/' },
  },
  ...Object.entries(SITE).map(([name, imports]) => ({
    name: `not-for-site-${name}`,
    severity: /** @type {const} */ ('error'),
    comment: `Not for ${name}: pages → features → ui, forms, session, api → lib.`,
    from: { path: `^site/${name}/` },
    to: { path: '^site/[^/]+/', pathNot: [PACKAGES, `^site/(${[name, ...imports].join('|')})/`] },
  })),
  {
    name: 'app-is-above',
    severity: 'error',
    comment: 'The app holds the pages: only the hooks of all pages (pages/+…) import it.',
    from: { path: '^site/pages/[^+_]' },
    to: { path: '^site/app/' },
  },
  {
    name: 'contract-is-types-in-browsers',
    severity: 'error',
    comment: 'What runs in a browser imports types of the contract only: its schemas stay on the server.',
    from: { path: ['^site/(?!e2e/)', '^plugins/booking-rules/admin/'], pathNot: TESTS },
    to: { path: '^plugins/booking-rules/(dist/)?contracts/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'ui-knows-no-contract',
    severity: 'error',
    comment: 'The design system knows lib and the domain only.',
    from: { path: '^site/ui/' },
    to: { path: '^plugins/booking-rules/', pathNot: '^plugins/booking-rules/shared/' },
  },
  ...Object.keys(SERVER).map((name) => ({
    name: `not-for-server-${name}`,
    severity: /** @type {const} */ ('error'),
    comment: `${name} is below: it does not know what stands on it.`,
    from: { path: `^plugins/booking-rules/server/src/${name}/`, pathNot: TESTS },
    to: {
      path: '^plugins/booking-rules/server/src/[^/]+/',
      pathNot: `^plugins/booking-rules/server/src/(${withBelow(/** @type {keyof typeof SERVER} */ (name)).join('|')})/`,
    },
  })),
  {
    name: 'settlement-is-above',
    severity: 'error',
    comment: 'Settlement joins money with reservations, which know nothing of it.',
    from: { path: '^plugins/booking-rules/server/src/reservations/[^/]+$' },
    to: { path: '^plugins/booking-rules/server/src/reservations/settlement/' },
  },
  {
    name: 'one-composition-root',
    severity: 'error',
    comment:
      'A service is given what it needs in engine.ts; only controllers and the wiring of Strapi import that.',
    from: { path: '^plugins/booking-rules/server/src/[^/]+/', pathNot: [TESTS, 'controller\\.ts$'] },
    to: { path: '^plugins/booking-rules/server/src/engine\\.ts$' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...ARROWS,
    {
      name: 'circle',
      severity: 'error',
      comment: 'These files need each other: move what both need below them.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unknown',
      severity: 'error',
      comment: 'There is no such file, or its package does not export it.',
      from: {},
      // What is built may not be there yet.
      to: { couldNotResolve: true, pathNot: '(^|/)dist/' },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)(node_modules|dist)/' },
    exclude: { path: '^(site|cms)/dist/|(^|/)\\.(cache|strapi)/|^database/data/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['module', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
