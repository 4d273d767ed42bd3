import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { calendarOf } from 'booking-rules/shared/domain/calendar';
import { engineOf } from 'booking-rules/engine';
import type { Settings } from '../../config/settings';
import type { QuotePreview, SiteApi } from './site-types';
import { apartmentOf } from './apartment';
import { contentOf } from './content';
import { createEditorialApi } from './editorial-api';
import { withCounts } from './lists';
import { settingsAt } from './settings';
import { similarTo } from './similar';

/** Answers the site's questions in-process: content from memory, stays from the booking engine. */
export function createSiteApi(strapi: Core.Strapi): SiteApi {
  const memory = contentOf(strapi);
  const { map, integrations, content }: Settings = strapi.config.get('settings');
  const { inventory, payments, quotes, reservations, stays } = engineOf(strapi);

  return {
    ...createEditorialApi(memory),

    settings() {
      memory.lookAfter('signInProviders');
      const { settings, signInProviders } = memory.current();
      const server = {
        map,
        integrations,
        content,
        policies: inventory.current().policies,
        payments: payments.offered(),
        signInProviders,
      };
      return Promise.resolve(settingsAt(settings, server, new Date()));
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
        return Promise.resolve({ kind: 'quote', terms, promotionCode });
      } catch (error) {
        if (!(error instanceof errors.ValidationError)) throw error;
        const { message } = error as Error;
        return Promise.resolve({ kind: 'invalid', field: 'promotionCode', message });
      }
    },

    async quote(number) {
      const found = await quotes.find(number, new Date());
      return found && (found.lapsed ? 'lapsed' : found.quote);
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
