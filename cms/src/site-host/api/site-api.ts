import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { toldCharges, toldPrice } from 'booking-rules/shared/explain/line-label';
import { engineOf, toldError, type Inventory, type InventoryItem } from 'booking-rules/engine';
import { possibleChoices } from 'booking-rules/shared/domain/pricing/extra';
import { cardPhotos, type Photo } from 'booking-rules/shared/listing/photo';
import { calendarOf } from 'booking-rules/shared/domain/calendar';
import type { Day } from 'booking-rules/shared/domain/stay';
import { localDay } from 'booking-rules/shared/domain/local-day';
import { madeOnce } from 'booking-rules/shared/made-once';
import { currentLanguage } from 'booking-rules/shared/format/language';
import { placeOfBusiness } from 'booking-rules/shared/format/place';
import type { Settings } from '../../../config/settings';
import { mapTilesOf } from '../../map-tiles/map-tiles';
import { apartmentOf, localCard, similarTo, type ApartmentCard } from './apartment';
import { contentOf } from '../content/content-cache';
import { localContent, type LocalContent } from '../content/local-content';
import { wordsOf } from '../content/translations';
import { withCounts } from '../content/areas-and-amenities';
import { pageOfPosts, withPosts } from '../content/posts';
import { ratingOf, summaryOf } from '../content/reviews-and-faqs';
import { settingsOn } from '../content/settings';
import type { QuotePreview, SiteApi, SiteSettings } from '../site-types';

const MINUTE_MS = 60_000;

/** Answers the site's questions in-process: content from memory, stays from the booking engine. */
export function createSiteApi(strapi: Core.Strapi): SiteApi {
  const memory = contentOf(strapi);
  const tiles = mapTilesOf(strapi);
  const { integrations, content }: Settings = strapi.config.get('settings');
  const { inventory, payments, quotes, reservations, reviews, stays, wishlists } = engineOf(strapi);

  const local = () => localContent(memory.current(), currentLanguage());
  const cardsIn = madeOnce((content: LocalContent) =>
    madeOnce((card: ApartmentCard) => ({
      ...localCard(card, strapi, content),
      ...ratingOf(content.reviews, card.apartmentId),
    })),
  );
  const cards = <Found extends object>(list: readonly { card: ApartmentCard; offer: Found }[]) => {
    const cardOf = cardsIn(local());
    return list.map(({ card, offer }) => ({ ...cardOf(card), ...offer }));
  };

  const settingsOf = madeOnce(
    (
      shown: LocalContent,
      policies: Inventory['policies'],
      promotions: Inventory['promotions'],
      map: SiteSettings['map'],
      place: SiteSettings['place'],
      today: string,
    ): SiteSettings => {
      const { baseMap, brand, isDemo, settings, signInProviders, translations, language } = shown;
      const server = {
        place,
        appearance: brand.appearance,
        demo: isDemo,
        map,
        baseMap: baseMap?.path ?? null,
        integrations,
        content,
        policies: { ...policies, charges: toldCharges(policies.charges) },
        payments: payments.enabledMethods(),
        signInProviders,
      };
      const all = settingsOn(today, settings, server, promotions);
      // The inventory knows a promotion by its code alone.
      const words = wordsOf(translations, 'promotions', '', language);
      return { ...all, banner: all.banner && { ...all.banner, text: words.name(all.banner.text) } };
    },
  );

  /** Another one when a night is taken or freed, which the version tells, and each minute: days pass. */
  const calendarIn = madeOnce((entry: InventoryItem, _: number, from: Day, to: Day, minute: number) =>
    calendarOf(entry.listing, { checkIn: from, checkOut: to }, new Date(minute * MINUTE_MS)),
  );

  return {
    ...createEditorialApi(local),

    settings() {
      memory.lookAfter('signInProviders');
      const { policies, promotions } = inventory.current();
      // That of the inventory, by which a page writes amounts and days: the content may have read another already.
      const place = placeOfBusiness();
      return Promise.resolve(
        settingsOf(local(), policies, promotions, tiles.current(), place, localDay(new Date())),
      );
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
      const similar = withCardPhotos(cards(similarTo(strapi, entry)));
      const from = stays.fromPriceOf(entry, new Date());
      return Promise.resolve({ ...apartmentOf(entry, from, local()), similar });
    },

    stays(query) {
      const { data, meta } = stays.searchParts(query, new Date());
      return Promise.resolve({ data: cards(data), meta });
    },

    cards(query) {
      return Promise.resolve(withCardPhotos(cards(stays.cards(query, new Date()))));
    },

    calendar(apartmentId, { from, to }) {
      const entry = inventory.find(apartmentId);
      const minute = Math.floor(Date.now() / MINUTE_MS);
      return Promise.resolve(entry && calendarIn(entry, entry.nights.version, from, to, minute));
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

const withCardPhotos = <Shown extends { photos: Photo[] }>(list: readonly Shown[]): Shown[] =>
  list.map((card) => ({ ...card, photos: cardPhotos(card.photos) }));

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
