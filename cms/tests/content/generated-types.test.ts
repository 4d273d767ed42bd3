import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CMS } from '../run/settings';

/** The types are committed: this test compares them with the content types, and writes them with `WRITE_TYPES=true`. */
const folder = mkdtempSync(join(tmpdir(), 'types-'));
/** Strapi lays them out by the Prettier settings that it finds in some folder above its own, so layout is left out. */
const textOf = (base: string, file: string): string =>
  readFileSync(join(base, 'types/generated', file), 'utf8')
    .replaceAll('"', "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=[[<({|]) | (?=[\]>)}|])|,(?= ?[\]>)}])/g, '');

beforeAll(() => server.generateTypes(folder));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['contentTypes.d.ts', 'components.d.ts'])(
  '%s is what Strapi makes of the content types',
  async (file) => {
    if (process.env['WRITE_TYPES'] === 'true') await server.generateTypes(CMS);
    expect(textOf(CMS, file)).toBe(textOf(folder, file));
  },
);
