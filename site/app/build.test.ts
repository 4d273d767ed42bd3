import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CLIENT = join(__dirname, '../dist/client');

function built(path: string): string {
  if (!existsSync(path)) throw new Error(`${path} is missing: build the site first (npm run build).`);
  return path;
}

function scripts(folder: string): string[] {
  return readdirSync(built(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));
}

describe('what visitors download', () => {
  test('holds one version of React, and it is 19', () => {
    const versions = scripts(CLIENT).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\.version\s*=\s*[`"'](\d+\.\d+\.\d+[^`"']*)[`"']/g)].map(
        (hit) => hit[1],
      ),
    );
    const react = versions.filter((version) => /^(?:18|19)\./.test(version ?? ''));
    expect(react.length).toBeGreaterThan(0);
    expect(new Set(react)).toEqual(new Set(['19.3.1']));
  });

  test('fetches two font files of at most 70 kB together', () => {
    const fonts = readdirSync(join(CLIENT, 'assets/static')).filter((name) => name.endsWith('.woff2'));
    expect(fonts).toHaveLength(2);
    const bytes = fonts.reduce(
      (sum, font) => sum + readFileSync(join(CLIENT, 'assets/static', font)).length,
      0,
    );
    expect(bytes).toBeLessThanOrEqual(70_000);
  });
});
