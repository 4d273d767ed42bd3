import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { ROOT, inRoot } from '../steps/paths.mjs';

/** @type {ESLint} */
let eslint;

/**
 * What the repository's own lint settings say about one line in a file that need not exist.
 * @param {string} file
 * @param {string} line
 */
async function complaints(file, line) {
  const [result] = await eslint.lintText(`${line}\n`, { filePath: inRoot(file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? 'broken'}: ${message}`);
}

/** @type {[string, string][]} */
const FORBIDDEN = [
  ['plugins/booking-rules/shared/domain/pricing/price.ts', "import { z } from 'zod';"],
  ['plugins/booking-rules/shared/domain/pricing/price.ts', "import { join } from 'node:path';"],
  ['plugins/booking-rules/shared/domain/pricing/price.ts', "import type { Core } from '@strapi/strapi';"],
  [
    'plugins/booking-rules/shared/domain/pricing/price.ts',
    "import { routes } from '../../../server/src/routes';",
  ],
  ['plugins/booking-rules/shared/contracts/quotes.ts', "export * from '../../../../site/site-api';"],
  ['plugins/booking-rules/server/src/index.ts', "import { page } from '../../admin/src/page';"],
  ['plugins/booking-rules/server/src/index.ts', "type Cms = import('../../../../cms/src/index').Cms;"],
  ['plugins/booking-rules/server/src/index.ts', "import { render } from 'site/host';"],
  ['plugins/booking-rules/admin/src/index.tsx', "import { routes } from '../../server/src/routes';"],
  ['plugins/booking-rules/admin/src/index.tsx', "import plugin from 'booking-rules/strapi-server';"],
  ['cms/src/site-host/mount.ts', "import { render } from '../../../site/renderer';"],
  [
    'cms/src/site-host/mount.ts',
    "import { price } from '../../../plugins/booking-rules/shared/domain/pricing/price';",
  ],
  ['cms/src/site-host/mount.ts', "import { Card } from 'site/ui/card';"],
  ['cms/config/server.ts', "const rules = require('../../plugins/booking-rules/server/src/rules');"],
  ['site/ui/card.tsx', "import { search } from '../features/search/search';"],
  ['site/ui/card.tsx', "import { Page } from '../pages/index/+Page';"],
  ['site/features/search/form.tsx', "import { Calendar } from '../calendar/calendar';"],
  ['site/features/search/parts/form.tsx', "import { Calendar } from '../../calendar/calendar';"],
  ['site/features/search/form.tsx', "import { Page } from '../../pages/index/+Page';"],
  ['site/features/search/form.tsx', "const late = () => import('../calendar/calendar');"],
  ['site/pages/index/+data.ts', "import { serve } from '../../../cms/src/serve';"],
  ['site/pages/index/+data.ts', "import plugin from 'booking-rules/strapi-server';"],
  ['site/pages/index/+data.ts', "export { page } from '../../../plugins/booking-rules/admin/src/page';"],
  ['site/host.ts', "import { serve } from 'cms/src/serve';"],
  ['site/e2e/booking.spec.ts', "import { Card } from '../ui/card';"],
  ['database/seed/apartments.ts', "import { serve } from '../../cms/src/serve';"],
  ['scripts/import.mjs', "import { serve } from '../cms/src/serve.js';"],
];

/** @type {[string, string][]} */
const ALLOWED = [
  ['plugins/booking-rules/shared/contracts/quotes.ts', "export { price } from '../domain/pricing/price';"],
  ['plugins/booking-rules/shared/domain/pricing/price.test.ts', "export { default } from 'fast-check';"],
  ['plugins/booking-rules/server/src/index.ts', "export { price } from '../../shared/domain/pricing/price';"],
  ['plugins/booking-rules/server/src/index.ts', "export { z } from 'zod';"],
  ['plugins/booking-rules/admin/src/index.tsx', "export { price } from '../../shared/domain/pricing/price';"],
  ['cms/src/site-host/mount.ts', "export { render } from 'site/host';"],
  ['cms/src/site-host/mount.ts', "export { services } from 'booking-rules/engine';"],
  ['cms/src/site-host/mount.ts', "export { price } from 'booking-rules/shared/domain/pricing/price';"],
  ['site/ui/card.tsx', "export { price } from 'booking-rules/shared/domain/pricing/price';"],
  ['site/features/search/parts/form.tsx', "export { search } from '../search';"],
  ['site/features/search/form.tsx', "export { Card } from '../../ui/card';"],
  ['site/features/search/form.tsx', "export type { SiteApi } from '../../site-api';"],
  ['site/pages/index/+Page.tsx', "export { Form } from '../../features/search/form';"],
  ['site/e2e/global-setup.ts', "export { freePort } from '../../scripts/steps/free-port.mjs';"],
];

describe('the arrows between folders', () => {
  before(() => {
    eslint = new ESLint({
      cwd: ROOT,
      // The files are made up, so rules that ask the compiler about them cannot run.
      overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: null } } },
      ruleFilter: ({ ruleId }) => ruleId === 'house/arrows',
    });
  });

  for (const [file, line] of FORBIDDEN) {
    it(`${file} may not say ${line}`, async () => {
      const found = await complaints(file, line);
      assert.equal(found.length, 1, found.join('\n'));
      assert.match(found[0] ?? '', /^house\/arrows: /);
    });
  }
  for (const [file, line] of ALLOWED) {
    it(`${file} may say ${line}`, async () => {
      assert.deepEqual(await complaints(file, line), []);
    });
  }
});
