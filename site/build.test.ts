import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const CLIENT = join(__dirname, 'dist/client');
const MANIFEST = join(__dirname, 'dist/assets.json');

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

function built(path: string): string {
  if (!existsSync(path)) throw new Error(`${path} is missing: build the site first (npm run build).`);
  return path;
}

function scripts(folder: string): string[] {
  return readdirSync(built(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));
}

/** Gzipped bytes of every script that the first load of a page fetches. */
function firstLoad(page: string): number {
  const manifest = JSON.parse(readFileSync(built(MANIFEST), 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  const entries = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry && (key.endsWith(`:/pages/${page}`) || key.includes('client-routing')),
  );
  expect(entries).toHaveLength(2);
  entries.forEach(visit);
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(CLIENT, file))).length, 0);
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

  test.each(['index', 'results', 'apartments', 'blog', 'category', 'about-us', '_error'])(
    'page %s starts with at most 110 kB of scripts',
    (page) => {
      expect(firstLoad(page)).toBeLessThanOrEqual(110_000);
    },
  );

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
