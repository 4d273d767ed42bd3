import { gzipSync } from 'node:zlib';
import { expect, test } from './journey.js';
import { searchOf, stayIn } from './steps/stays.js';

/** Bytes of a document: as it is, compressed by gzip, and of the data in it that scripts read. */
interface Budget {
  plain: number;
  gzip: number;
  data: number;
}

const PAGES: [name: string, path: string, budget: Budget][] = [
  ['the home page', '/', { plain: 76_000, gzip: 15_380, data: 12_030 }],
  [
    'a page of results with dates',
    `/results/1?${searchOf(stayIn(60, 4))}`,
    { plain: 76_850, gzip: 13_140, data: 18_500 },
  ],
  ['an apartment', '/apartment/one-bedroom-creek-sunset', { plain: 87_280, gzip: 17_950, data: 16_000 }],
];

for (const [name, path, budget] of PAGES) {
  test(`the document of ${name} keeps to its budget`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [, data = ''] = /<script id="page-values"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(data).not.toBe('');
    const weight: Budget = {
      plain: Buffer.byteLength(html),
      gzip: gzipSync(html).length,
      data: Buffer.byteLength(data),
    };
    for (const kind of ['plain', 'gzip', 'data'] as const)
      expect(weight[kind], `${kind}, in bytes`).toBeLessThanOrEqual(budget[kind]);
  });
}
