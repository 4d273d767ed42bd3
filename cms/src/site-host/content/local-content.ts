import type { Language } from 'booking-rules/shared/format/language';
import type { Amenity, ContentPage, Faq, FaqTopic, LegalFacts, PageSection, Post, Seo } from '../site-types';
import type { DistrictContent } from './areas-and-amenities';
import type { Content } from './content-parts';
import type { CategoryContent } from './posts';
import { paragraphsOf } from './reviews-and-faqs';
import { photoIn, toldIn, wordsOf, type Told, type Words } from './translations';

/** Published content as readers of a language are shown it. */
export interface LocalContent extends Omit<
  Content,
  'posts' | 'categories' | 'pages' | 'districts' | 'amenities' | 'faqs' | 'legalFacts'
> {
  language: Language;
  posts: Post[];
  categories: Told<CategoryContent>[];
  pages: ContentPage[];
  districts: Told<DistrictContent>[];
  amenities: Amenity[];
  faqs: (Faq & { topic: FaqTopic })[];
  legalFacts: LegalFacts;
}

const made = new WeakMap<Content, Map<Language, LocalContent>>();

/** Content in a language, made once of what is in memory. */
export function localContent(content: Content, language: Language): LocalContent {
  const known = made.get(content) ?? new Map<Language, LocalContent>();
  made.set(content, known);
  const local = known.get(language) ?? localise(content, language);
  known.set(language, local);
  return local;
}

function localise(content: Content, language: Language): LocalContent {
  const { translations, settings } = content;
  const categories = content.categories.map((category) =>
    toldIn(translations, 'categories', category.documentId, language, (words) => ({
      ...category,
      name: words.name(category.name),
      intro: words.say(category.intro),
    })),
  );
  // A review knows an apartment by its name alone.
  const apartments = wordsOf(translations, 'apartments', '', language);
  const policies = wordsOf(translations, 'policies', '', language);
  const business = wordsOf(translations, 'business', settings.documentId, language);
  // There is one address of each of them.
  const address = wordsOf(translations, 'address', '', language);
  const invoices = wordsOf(translations, 'invoices', '', language);
  return {
    ...content,
    language,
    categories,
    posts: content.posts.map(({ documentId, ...post }) =>
      toldIn(translations, 'guides', documentId, language, (words) => ({
        ...postIn(post, words),
        category: categoryOf(post.category?.slug, categories),
      })),
    ),
    pages: content.pages.map(({ documentId, ...page }) =>
      toldIn(translations, 'pages', documentId, language, (words) => pageIn(page, words)),
    ),
    districts: content.districts.map((district) =>
      toldIn(translations, 'areas', district.documentId, language, (words) => ({
        ...district,
        name: words.name(district.name),
        intro: words.say(district.intro),
        photo: photoIn(district.photo, words),
      })),
    ),
    amenities: content.amenities.map(({ documentId, slug, name, group }) => ({
      ...{ slug, group },
      name: wordsOf(translations, 'amenities', documentId, language).name(name),
    })),
    faqs: content.faqs.map(({ documentId, question, answer, topic }) => {
      const words = wordsOf(translations, 'questions', documentId, language);
      return { question: words.name(question), answer: paragraphsOf(words.name(answer)), topic };
    }),
    legalFacts: {
      ...content.legalFacts,
      address: linesOf(address.name(invoices.name(content.legalFacts.address))),
      policies: content.legalFacts.policies.map((policy) => ({
        ...policy,
        name: policies.name(policy.name),
      })),
    },
    reviews: content.reviews.map((review) => ({
      ...review,
      apartment: review.apartment && {
        ...review.apartment,
        name: apartments.name(review.apartment.name),
      },
    })),
    host: content.host && {
      ...content.host,
      name: business.name(content.host.name),
      about: business.say(content.host.about),
      spokenLanguages: business.say(content.host.spokenLanguages),
    },
    settings: {
      ...settings,
      address: address.name(settings.address),
      tagline: business.name(settings.tagline),
      pictureNote: settings.pictureNote && business.name(settings.pictureNote),
    },
  };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function categoryOf(slug: string | undefined, categories: readonly CategoryContent[]): Post['category'] {
  const category = categories.find((one) => one.slug === slug);
  return category ? { slug: category.slug, name: category.name } : null;
}

/** A page as its words are in a language. */
export function pageIn(page: Omit<ContentPage, 'languages'>, words: Words): Omit<ContentPage, 'languages'> {
  return {
    ...page,
    title: words.say(page.title),
    intro: page.intro && words.say(page.intro),
    photo: photoIn(page.photo, words),
    sections: page.sections.map((section) => sectionIn(section, words)),
    seo: seoIn(page.seo, words),
  };
}

function sectionIn(section: PageSection, words: Words): PageSection {
  const { say } = words;
  const orNull = (text: string | null) => text && say(text);
  switch (section.kind) {
    case 'text': {
      const { heading, body, link, photo } = section;
      const label = link && { ...link, label: words.name(link.label) };
      return {
        ...section,
        heading: orNull(heading),
        body: words.sayBlocks(body),
        link: label,
        photo: photoIn(photo, words),
      };
    }
    case 'points': {
      const points = section.points.map((point) => ({
        ...point,
        title: say(point.title),
        text: say(point.text),
      }));
      return { ...section, heading: orNull(section.heading), intro: orNull(section.intro), points };
    }
    case 'numbers': {
      const numbers = section.numbers.map(({ value, label }) => ({ value: say(value), label: say(label) }));
      return { ...section, heading: orNull(section.heading), numbers };
    }
    case 'call-to-action': {
      const { heading, text, link } = section;
      const label = words.name(link.label);
      return { ...section, heading: say(heading), text: say(text), link: { ...link, label } };
    }
    case 'faqs':
    case 'guides':
    case 'reviews':
    case 'areas':
    case 'apartments':
    case 'direct-booking':
    case 'rating':
    case 'facts':
      return { ...section, heading: orNull(section.heading), intro: orNull(section.intro) };
  }
}

function seoIn({ title, description, photo }: Seo, words: Words): Seo {
  return {
    title: title && words.name(title),
    description: description && words.name(description),
    photo: photoIn(photo, words),
  };
}

/** A guide as its words are in a language, but for the name of its category. */
export function postIn(post: Omit<Post, 'languages'>, words: Words): Omit<Post, 'languages'> {
  return {
    ...post,
    title: words.say(post.title),
    excerpt: words.say(post.excerpt),
    body: words.sayBlocks(post.body),
    cover: photoIn(post.cover, words),
    seo: seoIn(post.seo, words),
  };
}
