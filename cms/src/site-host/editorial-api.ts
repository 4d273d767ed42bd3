import type { ContentMemory } from './content';
import { pageOfPosts, withPosts } from './posts';
import { summaryOf } from './reviews';
import type { SiteApi } from './site-types';

type EditorialApi = Pick<
  SiteApi,
  'posts' | 'post' | 'categories' | 'page' | 'pages' | 'reviews' | 'faqs' | 'redirects'
>;

/** Answers the site's questions about what editors write, from memory. */
export function createEditorialApi(content: ContentMemory): EditorialApi {
  return {
    posts: (query) => Promise.resolve(pageOfPosts(content.current().posts, query)),
    post: (slug) => Promise.resolve(content.current().posts.find((post) => post.slug === slug) ?? null),
    categories: () => Promise.resolve(withPosts(content.current().categories, content.current().posts)),
    page: (slug) => Promise.resolve(content.current().pages.find((page) => page.slug === slug) ?? null),
    pages: () => Promise.resolve(content.current().pages.map(({ slug }) => slug)),
    reviews: (query) => Promise.resolve(summaryOf(content.current().reviews, query)),

    faqs(topic) {
      const about = content.current().faqs.filter((faq) => faq.topic === topic);
      return Promise.resolve(about.map(({ question, answer }) => ({ question, answer })));
    },

    redirects: () => Promise.resolve(content.current().redirects),
  };
}
