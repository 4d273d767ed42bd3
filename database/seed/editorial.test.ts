import { component, contentType, problemsOf } from './content-type.fixture';
import { readEditorialSeed, readSeed, type SectionEntry } from './seed-files.fixture';

const { categories, pages, posts, reviews, faqs } = readEditorialSeed();
const { pictures, districts, apartments } = readSeed();

const files = pictures.map(({ file }) => file);
const sections = pages.flatMap((page) => page.sections);
const everyText = [
  ...posts.map(({ text }) => text),
  ...sections.map(({ body }) => (body ?? []).join('\n\n')),
];

/** What is text in the seed and becomes blocks is held to its content type by being loaded. */
function fieldsOf({ __component, body, ...fields }: SectionEntry): Record<string, unknown> {
  return fields;
}

function problemsOfSection(section: SectionEntry, where: string): string[] {
  return problemsOf(component(section.__component), fieldsOf(section), where);
}

describe('every entry fits its content type', () => {
  test('guides and categories', () => {
    const type = contentType('post');
    expect([
      ...categories.flatMap((category) => problemsOf(contentType('category'), category, category.slug)),
      ...posts.flatMap(({ text: _, seoTitle, ...post }) => problemsOf(type, post, post.slug)),
      ...posts.flatMap(({ seoTitle: title, slug }) => problemsOf(component('site.seo'), { title }, slug)),
    ]).toEqual([]);
  });

  test('pages and their sections', () => {
    const { sections: _, ...type } = contentType('page');
    const problems = pages.flatMap(({ sections: own, ...page }) => [
      ...problemsOf(type, page, page.slug),
      ...own.flatMap((section, index) => problemsOfSection(section, `${page.slug}[${index}]`)),
    ]);
    expect(problems).toEqual([]);
  });

  test('reviews and questions', () => {
    expect([
      ...reviews.flatMap((review) => problemsOf(contentType('review'), review, review.text)),
      ...faqs.flatMap((faq) => problemsOf(contentType('faq'), faq, faq.question)),
    ]).toEqual([]);
  });
});

describe('everything that is named is there', () => {
  test('pictures, categories and apartments', () => {
    const shown = [
      ...posts.map(({ cover }) => cover),
      ...pages.map(({ picture }) => picture),
      ...sections.flatMap(({ picture }) => picture ?? []),
    ];
    expect(shown.filter((file) => !files.includes(file))).toEqual([]);
    const known = categories.map(({ slug }) => slug);
    expect(posts.filter(({ category }) => !known.includes(category))).toEqual([]);
    const ids = apartments.map(({ apartmentId }) => apartmentId);
    expect(reviews.filter(({ apartment }) => apartment !== null && !ids.includes(apartment))).toEqual([]);
  });

  test('links lead to areas, guides and pages of the site', () => {
    const targets = new Set([
      '/results/1',
      ...districts.map(({ slug }) => `/apartments/${slug}`),
      ...posts.map(({ slug }) => `/blog/${slug}`),
      ...pages.map(({ slug }) => `/${slug}`),
    ]);
    const links = everyText.flatMap((text) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to));
    expect(links.length).toBeGreaterThan(40);
    expect(links.filter((link) => !targets.has(link))).toEqual([]);
  });

  test('every guide leads to an area, and every area has a guide that leads to it', () => {
    const leadsTo = (slug: string) => posts.filter(({ text }) => text.includes(`/apartments/${slug})`));
    expect(districts.filter(({ slug }) => leadsTo(slug).length === 0)).toEqual([]);
    expect(posts.filter(({ text }) => !/\/(apartments|results)\//.test(text))).toEqual([]);
  });
});

describe('there is enough to read', () => {
  test('ten guides or more in both categories of the contract, each with headings and a list', () => {
    expect(categories.map(({ slug }) => slug).sort()).toEqual(['discover-dubai', 'dubai-guide']);
    expect(posts.length).toBeGreaterThanOrEqual(10);
    for (const { slug, text, excerpt } of posts) {
      expect({ slug, headings: (text.match(/^## /gm) ?? []).length >= 3 }).toEqual({ slug, headings: true });
      expect({ slug, list: /^(- |1\. )/m.test(text) }).toEqual({ slug, list: true });
      expect({ slug, words: text.split(/\s+/).length > 200 }).toEqual({ slug, words: true });
      expect(excerpt.length).toBeGreaterThan(60);
    }
  });

  test('no two guides have the same title, day or cover', () => {
    for (const field of ['title', 'date', 'cover'] as const) {
      expect(new Set(posts.map((post) => post[field])).size).toBe(posts.length);
    }
  });

  test('all four pages, twenty reviews and eight questions', () => {
    const slugs = ['about-us', 'home', 'our-services', 'property-management'];
    expect(pages.map(({ slug }) => slug).sort()).toEqual(slugs);
    expect(reviews.length).toBeGreaterThanOrEqual(20);
    expect(faqs.length).toBeGreaterThanOrEqual(8);
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
  });
});
