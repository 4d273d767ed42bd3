import { pageReadiness, postReadiness, type PageDraft, type PostDraft } from './editorial-readiness';

const DESCRIPTION = 'Where to stay in Dubai, area by area, with what a night costs there.';
const POST: PostDraft = {
  title: 'Which area of Dubai to stay in',
  excerpt: DESCRIPTION,
  hasCover: true,
  hasCategory: true,
  hasText: true,
  seoTitle: null,
  seoDescription: null,
};
const PAGE: PageDraft = {
  title: 'About us',
  intro: DESCRIPTION,
  hasPicture: true,
  sections: 3,
  seoTitle: null,
  seoDescription: null,
};
const briefly = (notes: { kind: string; field: string }[]) =>
  notes.map(({ kind, field }) => `${kind} ${field}`);

test('a guide and a page that have everything are ready', () => {
  expect(postReadiness(POST)).toEqual([]);
  expect(pageReadiness(PAGE)).toEqual([]);
});

test.each<[Partial<PostDraft>, string[]]>([
  [{ hasCover: false }, ['missing cover']],
  [{ hasText: false }, ['missing body']],
  [{ hasCategory: false }, ['missing category']],
  [{ excerpt: ' ' }, ['missing excerpt']],
  [{ excerpt: 'Short.' }, ['advice seo']],
  [{ excerpt: 'x'.repeat(161) }, ['advice seo']],
  [{ excerpt: 'x'.repeat(161), seoDescription: DESCRIPTION }, []],
  [{ title: 'x'.repeat(71) }, ['advice seo']],
  [{ title: 'x'.repeat(71), seoTitle: 'Areas of Dubai' }, []],
])('of a guide with %j it says %j', (differences, expected) => {
  expect(briefly(postReadiness({ ...POST, ...differences }))).toEqual(expected);
});

test.each<[Partial<PageDraft>, string[]]>([
  [{ sections: 0 }, ['missing sections']],
  [{ intro: null }, ['advice intro']],
  [{ hasPicture: false }, ['advice picture']],
])('of a page with %j it says %j', (differences, expected) => {
  expect(briefly(pageReadiness({ ...PAGE, ...differences }))).toEqual(expected);
});
