import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string): string => readFileSync(join(__dirname, 'icons', file), 'utf8');

describe('icons', () => {
  const drawn = [...read('icons.svg').matchAll(/<g id="([\w-]+)"(?: transform="translate\((\d+)\)")?/g)];
  const told = [...read('icons.css').matchAll(/\.i-([\w-]+)(?:,[^{}]*)? \{\s+--icon: (\d+);/g)];

  test('each is told at the place where it is drawn', () => {
    const places = drawn.map(([, name, left = '0']) => [name, Number(left) / 24]);
    expect(places.at(-1)).toEqual(['star-row', 108]);
    // The row ends where the last place does.
    expect(told.map(([, name, place]) => [name, Number(place)])).toEqual([
      ...places.slice(0, -1),
      ['star-row', 112],
    ]);
  });

  test('there are as many places as the file is wide', () => {
    const [, width] = /width="(\d+)"/.exec(read('icons.svg')) ?? [];
    expect(read('icons.css')).toContain(`var(--icon) / ${Number(width) / 24 - 1})`);
  });
});
