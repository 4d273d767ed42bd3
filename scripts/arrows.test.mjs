import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { inRoot } from './steps/paths.mjs';
import { scriptOf } from './steps/run.mjs';

/**
 * A line of a file, and the rule that it breaks.
 * @type {[string, string, string][]}
 */
const FORBIDDEN = [
  ['plugins/booking-rules/shared/domain/price.ts', "import { z } from 'zod';", 'shared-is-pure'],
  ['plugins/booking-rules/shared/domain/price.ts', "import { join } from 'node:path';", 'shared-is-pure'],
  [
    'plugins/booking-rules/shared/domain/price.ts',
    "import type { Core } from '@strapi/strapi';",
    'shared-is-pure',
  ],
  [
    'plugins/booking-rules/shared/domain/price.ts',
    "import { a } from '../../server/src/a';",
    'not-for-shared',
  ],
  ['plugins/booking-rules/shared/explain/quotes.ts', "export * from '../../../../site/a';", 'not-for-shared'],
  ['plugins/booking-rules/contracts/quotes.ts', "export * from '../server/src/a';", 'not-for-contracts'],
  [
    'plugins/booking-rules/server/src/index.ts',
    "import { page } from '../../admin/src/page';",
    'not-for-server',
  ],
  [
    'plugins/booking-rules/server/src/index.ts',
    "type Cms = import('../../../../cms/src/index').Cms;",
    'not-for-server',
  ],
  ['plugins/booking-rules/server/src/index.ts', "import { render } from 'site/host';", 'not-for-server'],
  [
    'plugins/booking-rules/server/src/platform/jobs.ts',
    "import { a } from '../records/a';",
    'not-for-server-platform',
  ],
  [
    'plugins/booking-rules/server/src/records/find.ts',
    "import { a } from '../quotes/a';",
    'not-for-server-records',
  ],
  [
    'plugins/booking-rules/server/src/quotes/service.ts',
    "import { a } from '../engine';",
    'one-composition-root',
  ],
  ['plugins/booking-rules/admin/src/index.tsx', "import { a } from '../../server/src/a';", 'not-for-admin'],
  [
    'plugins/booking-rules/admin/src/index.tsx',
    "import plugin from 'booking-rules/strapi-server';",
    'not-for-admin',
  ],
  ['cms/src/site-host/mount.ts', "import { render } from '../../../site/renderer';", 'by-package-name'],
  [
    'cms/src/site-host/mount.ts',
    "import { a } from '../../../plugins/booking-rules/shared/a';",
    'by-package-name',
  ],
  ['cms/src/site-host/mount.ts', "import { Card } from 'site/ui/card';", 'unknown'],
  [
    'cms/config/server.ts',
    "const a = require('../../plugins/booking-rules/server/src/a');",
    'by-package-name',
  ],
  ['site/lib/currency.ts', "import { Card } from '../ui/card';", 'not-for-site-lib'],
  ['site/ui/card.tsx', "import { search } from '../features/search/search';", 'not-for-site-ui'],
  ['site/ui/card.tsx', "import { Page } from '../pages/index/+Page';", 'not-for-site-ui'],
  ['site/ui/card.tsx', "import { session } from '../session/session';", 'not-for-site-ui'],
  ['site/ui/card.tsx', "import { a } from 'booking-rules/strapi-admin';", 'not-for-site'],
  ['site/api/http.ts', "import { session } from '../session/session';", 'not-for-site-api'],
  ['site/features/search/form.tsx', "import { Calendar } from '../calendar/calendar';", 'features-apart'],
  [
    'site/features/search/parts/form.tsx',
    "import { Calendar } from '../../calendar/calendar';",
    'features-apart',
  ],
  ['site/features/search/form.tsx', "const late = () => import('../calendar/calendar');", 'features-apart'],
  [
    'site/features/search/form.tsx',
    "import { Page } from '../../pages/index/+Page';",
    'not-for-site-features',
  ],
  ['site/features/search/form.tsx', "import { app } from '../../app/app';", 'not-for-site-features'],
  ['site/pages/index/+data.ts', "import { serve } from '../../../cms/src/serve';", 'not-for-site'],
  ['site/pages/index/+data.ts', "import plugin from 'booking-rules/strapi-server';", 'not-for-site'],
  [
    'site/pages/index/+data.ts',
    "export { a } from '../../../plugins/booking-rules/admin/src/a';",
    'not-for-site',
  ],
  ['site/server/host.ts', "import { serve } from 'cms/src/serve';", 'not-for-site'],
  [
    'site/features/search/form.tsx',
    "import { Quote } from 'booking-rules/contracts/quotes';",
    'contract-is-types-in-browsers',
  ],
  ['site/e2e/booking.spec.ts', "import { Card } from '../ui/card';", 'not-for-e2e'],
  ['site/e2e/booking.spec.ts', "import { ask } from '../../cms/tests/fixture/http';", 'not-for-e2e'],
  ['cms/tests/stand-ins/bank.ts', "import { ask } from '../fixture/http';", 'not-for-stand-ins'],
  ['database/seed/apartments.ts', "import { serve } from '../../cms/src/serve';", 'not-for-database'],
  ['scripts/import.mjs', "import { serve } from '../cms/src/serve.js';", 'not-for-scripts'],
];

/** @type {[string, string][]} */
const ALLOWED = [
  ['plugins/booking-rules/shared/explain/quotes.ts', "export { price } from '../domain/price';"],
  ['plugins/booking-rules/shared/domain/price.test.ts', "export { default } from 'fast-check';"],
  ['plugins/booking-rules/contracts/quotes.ts', "export { z } from 'zod';"],
  ['plugins/booking-rules/server/src/index.ts', "export { price } from '../../shared/domain/price';"],
  ['plugins/booking-rules/server/src/index.ts', "export { z } from 'zod';"],
  ['plugins/booking-rules/server/src/records/find.ts', "export { number } from '../platform/number';"],
  ['plugins/booking-rules/admin/src/index.tsx', "export { price } from '../../shared/domain/price';"],
  ['cms/src/site-host/mount.ts', "export { render } from 'site/host';"],
  ['cms/src/site-host/mount.ts', "export { services } from 'booking-rules/engine';"],
  ['cms/src/site-host/mount.ts', "export { price } from 'booking-rules/shared/domain/price';"],
  ['site/ui/card.tsx', "export { price } from 'booking-rules/shared/domain/price';"],
  ['site/ui/card.tsx', "export { currency } from '../lib/currency';"],
  ['site/features/search/parts/form.tsx', "export { search } from '../search';"],
  ['site/features/search/form.tsx', "export { Card } from '../../ui/card';"],
  ['site/features/search/form.tsx', "export type { SiteApi } from '../../api/site-api';"],
  ['site/features/search/form.tsx', "export type { Quote } from 'booking-rules/contracts/quotes';"],
  ['site/pages/index/+Page.tsx', "export { Form } from '../../features/search/form';"],
  ['site/app/app.tsx', "export { Layout } from '../features/layout/layout';"],
  ['site/e2e/global-setup.ts', "export { startServer } from '../../scripts/steps/server.mjs';"],
  ['site/e2e/global-setup.ts', "export { bank } from '../../cms/tests/stand-ins/bank';"],
];

const FOLDERS = ['cms', 'database', 'plugins', 'scripts', 'site'];
const CIRCLE = ['site/ui/egg.ts', 'site/ui/hen.ts'];

/** A repository of files that say nothing but one line. */
const folder = mkdtempSync(join(tmpdir(), 'arrows-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} path @param {string} text */
function write(path, text) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The place of an example, which it shares with no other. @param {string} path @param {string} line */
function placeOf(path, line) {
  const number = [...FORBIDDEN, ...ALLOWED].findIndex(([file, text]) => file === path && text === line);
  return path.replace(/[^/]*?((\.test|\.spec)?\.\w+)$/, `example-${number}$1`);
}

/** @param {string} path @param {string} line */
function writeExample(path, line) {
  const specifier = /'([^']+)'/.exec(line)?.[1] ?? '';
  const target = specifier.startsWith('.')
    ? normalize(join(dirname(path), specifier))
    : specifier.replace(/^booking-rules\/(shared|contracts)\//, 'plugins/booking-rules/$1/');
  const isFile = specifier.startsWith('.') || target.startsWith('plugins/') || target.startsWith('cms/');
  if (isFile) write(/\.m?js$/.test(target) ? target : `${target}.ts`, '');
  write(placeOf(path, line), `${line}\n`);
}

/** @param {string} name @param {string} path of one of our packages, with all that it exports */
function linkPackage(name, path) {
  mkdirSync(join(folder, path), { recursive: true });
  cpSync(inRoot(path, 'package.json'), join(folder, path, 'package.json'));
  symlinkSync(join(folder, path), join(folder, 'node_modules', name));
  const { exports = {} } = /** @type {{ exports?: Record<string, string | Record<string, string>> }} */ (
    JSON.parse(readFileSync(inRoot(path, 'package.json'), 'utf8'))
  );
  for (const target of Object.values(exports).flatMap((of) =>
    typeof of === 'string' ? of : Object.values(of),
  )) {
    if (!target.includes('*') && !target.endsWith('package.json')) write(join(path, target), '');
  }
}

/** @type {Map<string, string[]>} the rules that each file breaks */
const broken = new Map();

before(async () => {
  mkdirSync(join(folder, 'node_modules/@strapi'), { recursive: true });
  for (const name of ['zod', 'fast-check', '@strapi/strapi']) {
    symlinkSync(inRoot('node_modules', name), join(folder, 'node_modules', name));
  }
  for (const [name, path] of [
    ['booking-rules', 'plugins/booking-rules'],
    ['site', 'site'],
    ['cms', 'cms'],
  ]) {
    linkPackage(String(name), String(path));
  }
  for (const [path, line] of [...FORBIDDEN, ...ALLOWED]) writeExample(path, line);
  write('site/ui/egg.ts', "export type { Hen } from './hen';");
  write('site/ui/hen.ts', "export type { Egg } from './egg';");
  const { violations } = await cruise(folder, FOLDERS);
  for (const { from, rule } of violations) broken.set(from, [...(broken.get(from) ?? []), rule.name]);
});

/**
 * @typedef {{ from: string, to: string, rule: { name: string, severity: string } }} Violation
 * @param {string} cwd
 * @param {string[]} folders
 * @returns {Promise<{ violations: Violation[] }>}
 */
async function cruise(cwd, folders) {
  const args = ['--config', inRoot('.dependency-cruiser.mjs'), '--output-type', 'json', ...folders];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [scriptOf('dependency-cruiser', 'depcruise'), ...args],
    {
      cwd,
      maxBuffer: 100_000_000,
    },
  );
  const { summary } = /** @type {{ summary: { violations: Violation[] } }} */ (JSON.parse(stdout));
  return summary;
}

describe('the arrows between folders', () => {
  for (const [path, line, rule] of FORBIDDEN) {
    it(`${path} may not say ${line}`, () => assert.ok(broken.get(placeOf(path, line))?.includes(rule)));
  }
  for (const [path, line] of ALLOWED) {
    it(`${path} may say ${line}`, () => assert.deepEqual(broken.get(placeOf(path, line)), undefined));
  }
  it('may not make a circle of files', () => {
    assert.ok(CIRCLE.some((path) => broken.get(path)?.includes('circle')));
  });
  it('are kept to by this repository', async () => {
    const { violations } = await cruise(inRoot(), [...FOLDERS, 'docker']);
    const errors = violations.filter(({ rule }) => rule.severity === 'error');
    assert.deepEqual(
      errors.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`),
      [],
    );
  });
});
