import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { calendarOf } from 'booking-rules/shared/calendar';
import { booking } from 'booking-rules/services';
import type { Settings } from '../../config/settings';
import type { QuotePreview, SiteApi } from './site-types';
import { readApartment } from './apartment';
import { createContentMemory } from './content';
import { createEditorialApi } from './editorial-api';
import { readAmenities, readDistricts } from './lists';
import { readEditedSettings, settingsAt } from './settings';
import { createSignInProviders } from './sign-in-providers';
import { similarTo } from './similar';

/** Answers the site's questions in-process: content from memory, stays from the booking engine. */
export function createSiteApi(strapi: Core.Strapi): SiteApi {
  const remember = createContentMemory(strapi);
  const signInProviders = createSignInProviders(strapi);
  const { map, integrations, content }: Settings = strapi.config.get('settings');
  const { catalogue, payments, quotes, reservations, stays } = booking(strapi);

  return {
    ...createEditorialApi(strapi, remember),

    async settings() {
      const edited = await remember('settings', () => readEditedSettings(strapi));
      const server = {
        map,
        integrations,
        content,
        house: catalogue.current().house,
        payments: payments.offered(),
        signInProviders: await signInProviders(),
      };
      return settingsAt(edited, server, new Date());
    },

    districts: () => remember('districts', () => readDistricts(strapi)),
    amenities: () => remember('amenities', () => readAmenities(strapi)),

    async apartment(apartmentId) {
      const entry = catalogue.find(apartmentId);
      if (!entry) return null;
      const content = await remember(`apartment ${entry.documentId}`, () => readApartment(strapi, entry));
      return content && { ...content, similar: similarTo(strapi, entry) };
    },

    stays: (query) => Promise.resolve(stays.search(query, new Date())),

    calendar(apartmentId, { from, to }) {
      const entry = catalogue.find(apartmentId);
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
