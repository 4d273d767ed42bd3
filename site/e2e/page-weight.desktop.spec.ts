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
  ['the home page', '/', { plain: 71_150, gzip: 14_170, data: 6_760 }],
  [
    'a page of results with dates',
    `/results/1?${searchOf(stayIn(60, 4))}`,
    { plain: 72_570, gzip: 12_410, data: 12_650 },
  ],
  ['an apartment', '/apartment/one-bedroom-creek-sunset', { plain: 83_190, gzip: 17_540, data: 11_630 }],
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
