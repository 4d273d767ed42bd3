import type { Core } from '@strapi/strapi';
import type { Remember } from './content';
import { readContentPage, readPageSlugs } from './content-pages';
import { readFaqs } from './faqs';
import { pageOfPosts, readCategories, readPost, readPostCards } from './posts';
import { readRedirects } from './redirects';
import { readReviews, summaryOf } from './reviews';
import type { SiteApi } from './site-types';

type EditorialApi = Pick<
  SiteApi,
  'posts' | 'post' | 'categories' | 'page' | 'pages' | 'reviews' | 'faqs' | 'redirects'
>;

/** Answers the site's questions about what editors write, from memory. */
export function createEditorialApi(strapi: Core.Strapi, remember: Remember): EditorialApi {
  const cards = () => remember('posts', () => readPostCards(strapi));
  const pages = () => remember('pages', () => readPageSlugs(strapi));
  return {
    posts: async (query) => pageOfPosts(await cards(), query),

    // Only what is there is read, so that asking for what is not fills no memory.
    async post(slug) {
      if (!(await cards()).some((card) => card.slug === slug)) return null;
      return remember(`post ${slug}`, () => readPost(strapi, { slug }));
    },

    categories: () => remember('categories', async () => readCategories(strapi, await cards())),

    async page(slug) {
      if (!(await pages()).some((known) => known === slug)) return null;
      return remember(`page ${slug}`, () => readContentPage(strapi, { slug }));
    },

    pages,
    reviews: async (query) => summaryOf(await remember('reviews', () => readReviews(strapi)), query),

    async faqs(topic) {
      const all = await remember('faqs', () => readFaqs(strapi));
      return all.filter((faq) => faq.topic === topic).map(({ question, answer }) => ({ question, answer }));
    },

    redirects: () => remember('redirects', () => readRedirects(strapi)),
  };
}
