import { keptTexts, originalTexts, pairTexts, stateOf } from './original-texts';

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const PAGE = {
  title: 'About us',
  intro: null,
  sections: [
    { __component: 'section.text', heading: 'Who we are', body: [paragraph('Six people.')] },
    { __component: 'section.points', heading: null, points: [{ icon: 'check', title: 'Clean', text: '' }] },
  ],
  seo: { title: 'About', description: null },
};

test('the texts of a page are those that somebody has written, in their order', () => {
  expect(originalTexts('pages', PAGE).map(({ path, label, source }) => [path, label, source])).toEqual([
    ['title', 'Title', 'About us'],
    ['sections.0.heading', 'Section 1 · Heading', 'Who we are'],
    ['sections.0.body', 'Section 1 · Text', 'Six people.'],
    ['sections.1.points.0.title', 'Section 2 · Point 1 · Title', 'Clean'],
    ['seo.title', 'Search engines · Title', 'About'],
  ]);
});

const original = (path: string, source: string) => ({ path, label: path, form: 'line' as const, source });

test('a translation goes where its words go', () => {
  const translated = [{ path: 'sections.0.heading', source: 'Clean', text: 'نظيف' }];
  const [moved] = pairTexts([original('sections.4.heading', 'Clean')], translated);
  expect(moved).toMatchObject({ text: 'نظيف', earlier: null });
});

test('words that have changed are not told in those of before, which are offered to whoever translates', () => {
  const translated = [{ path: 'intro', source: 'Open until 10.', text: 'حتى العاشرة.' }];
  const pairs = pairTexts([original('intro', 'Open until 11.')], translated);
  expect(pairs[0]).toMatchObject({ text: '', earlier: { source: 'Open until 10.', text: 'حتى العاشرة.' } });
  expect(stateOf(pairs)).toEqual({ texts: 1, translated: 0, outdated: 1 });
});

test('a section that is deleted does not lend its words to the one that takes its place', () => {
  const translated = [
    { path: 'sections.0.heading', source: 'Refunds', text: 'الاسترداد' },
    { path: 'sections.1.heading', source: 'Payments', text: 'الدفع' },
  ];
  const [pair] = pairTexts([original('sections.0.heading', 'Payments')], translated);
  expect(pair).toMatchObject({ text: 'الدفع', earlier: null });
});

test('the same words are called the same in other documents of the kind, unless their own say otherwise', () => {
  const elsewhere = new Map([['No smoking', 'ممنوع التدخين']]);
  const originals = [original('stayDetails.0.label', 'No smoking')];
  expect(pairTexts(originals, [], elsewhere)[0]?.text).toBe('ممنوع التدخين');
  const own = [{ path: 'stayDetails.0.label', source: 'No smoking', text: 'التدخين ممنوع' }];
  expect(pairTexts(originals, own, elsewhere)[0]?.text).toBe('التدخين ممنوع');
});

test('translating a draft leaves what guests still read', () => {
  const before = [
    { path: 'title', source: 'Old title', text: 'قديم' },
    { path: 'intro', source: 'Long gone', text: 'راح' },
  ];
  const saved = [{ path: 'title', source: 'New title', text: 'جديد' }];
  expect(keptTexts(saved, before, [original('title', 'Old title')])).toEqual([saved[0], before[0]]);
});

test('what was said before an original changed stays until that is translated again', () => {
  const before = [{ path: 'intro', source: 'Until 10.', text: 'حتى العاشرة.' }];
  const title = { path: 'title', source: 'Title', text: 'عنوان' };
  const intro = { path: 'intro', source: 'Until 11.', text: '' };
  expect(keptTexts([title, intro], before, [])).toEqual([title, before[0]]);
  const again = { ...intro, text: 'حتى الحادية عشرة.' };
  expect(keptTexts([title, again], before, [])).toEqual([title, again]);
});

test('a translation that is emptied is gone', () => {
  const before = [{ path: 'title', source: 'Title', text: 'عنوان' }];
  const saved = [{ path: 'title', source: 'Title', text: '' }];
  expect(keptTexts(saved, before, [original('title', 'Title')])).toEqual([]);
});
