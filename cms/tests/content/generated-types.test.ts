import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CMS } from '../run/settings';

/** The types are committed: this test compares them with the content types, and writes them with `WRITE_TYPES=true`. */
const folder = mkdtempSync(join(tmpdir(), 'types-'));
const textOf = (base: string, file: string): string =>
  readFileSync(join(base, 'types/generated', file), 'utf8');

beforeAll(() => server.generateTypes(folder));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['contentTypes.d.ts', 'components.d.ts'])(
  '%s is what Strapi makes of the content types',
  async (file) => {
    if (process.env['WRITE_TYPES'] === 'true') await server.generateTypes(CMS);
    expect(textOf(CMS, file)).toBe(textOf(folder, file));
  },
);
