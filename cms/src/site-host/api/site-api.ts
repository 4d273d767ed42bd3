import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { toldCharges, toldPrice } from 'booking-rules/shared/explain/line-label';
import { engineOf, toldError } from 'booking-rules/engine';
import { possibleChoices } from 'booking-rules/shared/domain/pricing/extra';
import { cardPhotos } from 'booking-rules/shared/listing/photo';
import { calendarOf } from 'booking-rules/shared/domain/calendar';
import type { Settings } from '../../../config/settings';
import { currentLanguage } from 'booking-rules/shared/format/language';
import { mapTilesOf } from '../../map-tiles/map-tiles';
import { apartmentOf, localCard, similarTo } from './apartment';
import { contentOf } from '../content/content-cache';
import { localContent, type LocalContent } from '../content/local-content';
import { wordsOf } from '../content/translations';
import { withCounts } from '../content/areas-and-amenities';
import { pageOfPosts, withPosts } from '../content/posts';
import { ratingOf, summaryOf } from '../content/reviews-and-faqs';
import { settingsAt } from '../content/settings';
import type { QuotePreview, SiteApi } from '../site-types';

/** Answers the site's questions in-process: content from memory, stays from the booking engine. */
export function createSiteApi(strapi: Core.Strapi): SiteApi {
  const memory = contentOf(strapi);
  const tiles = mapTilesOf(strapi);
  const { integrations, content }: Settings = strapi.config.get('settings');
  const { inventory, payments, quotes, reservations, reviews, stays, wishlists } = engineOf(strapi);

  const local = () => localContent(memory.current(), currentLanguage());
  const cards = <Card extends Parameters<typeof localCard>[0]>(list: readonly Card[]): Card[] => {
    const content = local();
    return list.map((card) => ({
      ...localCard(card, strapi, content),
      ...ratingOf(memory.current().reviews, card.apartmentId),
    }));
  };

  return {
    ...createEditorialApi(local),

    settings() {
      memory.lookAfter('signInProviders');
      const { baseMap, brand, isDemo, settings, signInProviders, translations, language } = local();
      const { policies, promotions } = inventory.current();
      const server = {
        appearance: brand.appearance,
        demo: isDemo,
        map: tiles.current(),
        baseMap: baseMap?.path ?? null,
        integrations,
        content,
        policies: { ...policies, charges: toldCharges(policies.charges) },
        payments: payments.enabledMethods(),
        signInProviders,
      };
      const shown = settingsAt(settings, server, promotions, new Date());
      // The inventory knows a promotion by its code alone.
      const words = wordsOf(translations, 'promotions', '', language);
      const banner = shown.banner && { ...shown.banner, text: words.name(shown.banner.text) };
      return Promise.resolve({ ...shown, banner });
    },

    host() {
      memory.lookAfter('host');
      return Promise.resolve(local().host);
    },

    districts: () => Promise.resolve(withCounts(local().districts, inventory.current().entries)),
    amenities: () => Promise.resolve(local().amenities),

    apartment(apartmentId) {
      const entry = inventory.find(apartmentId);
      if (!entry) return Promise.resolve(null);
      const similar = cards(similarTo(strapi, entry));
      const from = stays.fromPriceOf(entry, new Date());
      return Promise.resolve({ ...apartmentOf(entry, from, local()), similar });
    },

    stays(query) {
      const found = stays.search(query, new Date());
      return Promise.resolve({ ...found, data: cards(found.data) });
    },

    cards(query) {
      const found = stays.cards(query, new Date());
      return Promise.resolve(cards(found).map((card) => ({ ...card, photos: cardPhotos(card.photos) })));
    },

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

    reviewInvitation: (reference, token) => reviews.invitation(reference, { token }, new Date()),

    sharedWishlist: (token) => wishlists.shared(token),

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
function createEditorialApi(content: () => LocalContent): EditorialApi {
  return {
    posts: (query) => Promise.resolve(pageOfPosts(content().posts, query)),
    post: (slug) => Promise.resolve(content().posts.find((post) => post.slug === slug) ?? null),
    categories: () => Promise.resolve(withPosts(content().categories, content().posts)),
    page: (slug) => Promise.resolve(content().pages.find((page) => page.slug === slug) ?? null),
    pages: () => Promise.resolve(content().pages),
    legalFacts: () => Promise.resolve(content().legalFacts),
    reviews: (query) => Promise.resolve(summaryOf(content().reviews, query)),

    faqs(topic) {
      const about = content().faqs.filter((faq) => faq.topic === topic);
      return Promise.resolve(about.map(({ question, answer }) => ({ question, answer })));
    },

    redirects: () => Promise.resolve(content().redirects),
  };
}
