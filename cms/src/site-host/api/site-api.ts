import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { toldPrice } from 'booking-rules/shared/explain/line-label';
import { engineOf, toldError } from 'booking-rules/engine';
import { possibleChoices } from 'booking-rules/shared/domain/pricing/extra';
import { calendarOf } from 'booking-rules/shared/domain/calendar';
import type { Settings } from '../../../config/settings';
import { apartmentOf, similarTo } from './apartment';
import { type ContentCache, contentOf } from '../content/content-cache';
import { withCounts } from '../content/areas-and-amenities';
import { pageOfPosts, withPosts } from '../content/posts';
import { summaryOf } from '../content/reviews-and-faqs';
import { settingsAt } from '../content/settings';
import type { QuotePreview, SiteApi } from '../site-types';

/** Answers the site's questions in-process: content from memory, stays from the booking engine. */
export function createSiteApi(strapi: Core.Strapi): SiteApi {
  const memory = contentOf(strapi);
  const { map, integrations, content }: Settings = strapi.config.get('settings');
  const { inventory, payments, quotes, reservations, stays } = engineOf(strapi);

  return {
    ...createEditorialApi(memory),

    settings() {
      memory.lookAfter('signInProviders');
      const { baseMap, brand, isDemo, settings, signInProviders } = memory.current();
      const server = {
        appearance: brand.appearance,
        demo: isDemo,
        map,
        baseMap: baseMap?.path ?? null,
        integrations,
        content,
        policies: inventory.current().policies,
        payments: payments.enabledMethods(),
        signInProviders,
      };
      return Promise.resolve(settingsAt(settings, server, inventory.current().promotions, new Date()));
    },

    districts: () =>
      Promise.resolve(withCounts(memory.current().districts, inventory.current().entries.values())),
    amenities: () => Promise.resolve(memory.current().amenities),

    apartment(apartmentId) {
      const entry = inventory.find(apartmentId);
      if (!entry) return Promise.resolve(null);
      const { amenities } = memory.current();
      return Promise.resolve({ ...apartmentOf(entry, amenities), similar: similarTo(strapi, entry) });
    },

    stays: (query) => Promise.resolve(stays.search(query, new Date())),

    calendar(apartmentId, { from, to }) {
      const entry = inventory.find(apartmentId);
      const span = { checkIn: from, checkOut: to };
      return Promise.resolve(entry && calendarOf(entry.listing, span, new Date()));
    },

    previewQuote(request): Promise<QuotePreview> {
      try {
        const answer = quotes.preview(request, new Date());
        if (!answer.ok) {
          const { reasons, alternatives } = answer;
          return Promise.resolve({ kind: 'refused', reasons, alternatives });
        }
        const { terms, promotionCode } = answer;
        return Promise.resolve({ kind: 'quote', terms: toldPrice(terms), promotionCode });
      } catch (error) {
        if (!(error instanceof errors.ValidationError)) throw error;
        const { message, details } = toldError(error) as Error & {
          details: { errors: { path: string[] }[] };
        };
        const field = details.errors[0]?.path.at(-1) ?? '';
        return Promise.resolve({ kind: 'invalid', field, message });
      }
    },

    async quote(number, choices) {
      const now = new Date();
      const found = await quotes.find(number, now);
      if (!found || found.expired) return found && 'expired';
      const possible = possibleChoices(found.quote.extras, choices, now);
      const { quote } = possible.length === 0 ? found : await quotes.withExtras(number, possible, now);
      return toldPrice(quote);
    },

    async reservation(reference, email) {
      try {
        return await reservations.view(reference, { email });
      } catch (error) {
        if (error instanceof errors.NotFoundError) return null;
        throw error;
      }
    },
  };
}

type EditorialApi = Pick<
  SiteApi,
  'posts' | 'post' | 'categories' | 'page' | 'pages' | 'legalFacts' | 'reviews' | 'faqs' | 'redirects'
>;

/** Answers the site's questions about what editors write, from memory. */
function createEditorialApi(content: ContentCache): EditorialApi {
  return {
    posts: (query) => Promise.resolve(pageOfPosts(content.current().posts, query)),
    post: (slug) => Promise.resolve(content.current().posts.find((post) => post.slug === slug) ?? null),
    categories: () => Promise.resolve(withPosts(content.current().categories, content.current().posts)),
    page: (slug) => Promise.resolve(content.current().pages.find((page) => page.slug === slug) ?? null),
    pages: () => Promise.resolve(content.current().pages),
    legalFacts: () => Promise.resolve(content.current().legalFacts),
    reviews: (query) => Promise.resolve(summaryOf(content.current().reviews, query)),

    faqs(topic) {
      const about = content.current().faqs.filter((faq) => faq.topic === topic);
      return Promise.resolve(about.map(({ question, answer }) => ({ question, answer })));
    },

    redirects: () => Promise.resolve(content.current().redirects),
  };
}
