import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

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

  test.each([
    ['classic', ['fraunces-latin', 'inter-latin']],
    ['elegant', ['playfair-display-latin-wght-normal', 'source-sans-3-latin-wght-normal']],
    ['modern', ['manrope-latin-wght-normal']],
    ['friendly', ['figtree-latin-wght-normal']],
  ])('has at most 70 kB of fonts for a reader of English, where they are %s', (_, names) => {
    const folder = join(CLIENT, 'assets/static');
    const fonts = readdirSync(folder).filter((file) => names.some((name) => file.startsWith(`${name}.`)));
    expect(fonts).toHaveLength(names.length);
    const bytes = fonts.reduce((sum, font) => sum + readFileSync(join(folder, font)).length, 0);
    expect(bytes).toBeLessThanOrEqual(70_000);
  });

  test('has at most 35 kB more for a reader of Arabic', () => {
    const folder = join(CLIENT, 'assets/static');
    const [font = '', ...others] = readdirSync(folder).filter((file) => file.startsWith('cairo-'));
    expect(others).toEqual([]);
    expect(readFileSync(join(folder, font)).length).toBeLessThanOrEqual(35_000);
  });

  test('has no font in it for guests of a business that chose none', () => {
    const style = readdirSync(join(CLIENT, 'assets/static'))
      .filter((file) => file.endsWith('.css') && !/^(arabic|elegant|modern|friendly)\./.test(file))
      .map((file) => readFileSync(join(CLIENT, 'assets/static', file), 'utf8'));
    const fonts = style.flatMap((text) => text.match(/[\w-]+(?=\.[\w-]+\.woff2)/g) ?? []);
    expect(new Set(fonts)).toEqual(new Set(['fraunces-latin', 'inter-latin']));
  });

  test('names no file of messages in a script: each document names those of its own language', () => {
    const manifest = JSON.parse(readFileSync(built(join(CLIENT, '../assets.json')), 'utf8')) as Record<
      string,
      { file: string }
    >;
    const messages = Object.entries(manifest).filter(([source]) => /^messages\/\w+\/\w+\.ts$/.test(source));
    expect(messages.map(([source]) => source)).toEqual([
      ...['messages/ar/booking.ts', 'messages/ar/browse.ts', 'messages/ar/house.ts'],
      'messages/ar/registration.ts',
      ...['messages/en/booking.ts', 'messages/en/browse.ts', 'messages/en/house.ts'],
      'messages/en/registration.ts',
    ]);
    for (const script of scripts(CLIENT)) {
      const text = readFileSync(script, 'utf8');
      for (const [, { file }] of messages) expect(text).not.toContain(basename(file));
    }
  });
});
