import type { Core } from '@strapi/strapi';
import { createArrival } from './arrival/service';
import { createAssistants } from './assistants/service';
import { createAudit } from './audit/service';
import { createNights } from './availability/nights';
import { createAvailability } from './availability/service';
import { createChannels } from './channels/service';
import { createDemoContent } from './demo-content/service';
import { createDocuments } from './documents/service';
import { createEnquiries } from './enquiries/service';
import { createGoingLive } from './going-live/service';
import { createBusiness } from './business/service';
import { createChanges } from './inventory/changes/changes';
import { createInventory } from './inventory/service';
import { createListingImports } from './listing-imports/service';
import { createListings } from './listings/service';
import { createMail } from './mail/service';
import { createMailRules } from './mail-rules/service';
import { createMessages } from './messages/service';
import { createOutbox } from './outbox/service';
import { createOwners } from './owners/service';
import { createRefunds } from './payments/refunds';
import { createPayments } from './payments/service';
import { createJobs } from './platform/jobs';
import { createPermits } from './permits/service';
import { createPlaces } from './places/service';
import { createQuotes } from './quotes/service';
import { createRates } from './rates/service';
import { createKeptAnswers } from './records/kept-answers';
import { createRegistrations } from './registrations/service';
import { createReports } from './reports/service';
import { createReviews } from './reviews/service';
import { createReservations } from './reservations/service';
import { createCardHolds } from './reservations/settlement/card-holds';
import { createSettlement } from './reservations/settlement/service';
import { createTransition } from './reservations/transition';
import { createStays } from './search/service';
import { createHousekeepers } from './turnover/housekeepers';
import { createTurnover } from './turnover/service';
import { createTranslations } from './translations/service';
import { createWebhooks } from './webhooks/service';
import { createWishlists } from './wishlists/service';

export type { DemoContentHost, DemoCounts, DemoLook, DemoWork } from './demo-content/host';
export type { ImportWork, ListingImporter } from './listing-imports/importer';
export type { DocumentPictures } from './registrations/picture';
export type { Inventory, InventoryItem } from './inventory/inventory';
export type { FromFigures } from './search/service';
export type { BusinessDocument } from './records/documents';
export { areasOf, chargesOf } from './places/pack-documents';
export { broughtOf, type LegalPagesHost, type LegalPageState } from './places/legal-pages';
export type { LegalTemplate, MapExtent, PlaceArea, PlacePack } from './places/place-pack';
export { fixedPlaceProblems, languagesOf, placeOf } from './records/content/place';
export { languageOfStaff, requestLanguage } from './platform/http/request-language';
export { inLanguage } from './platform/language';
export { badgeOf } from './search/service';
export { isMadeOf, shortNameOf } from './records/content/short-name';
export { useOnOriginals } from './platform/originals';
export { TRANSLATION, type TranslationRecord } from './records/content/translations';
export { parse } from './platform/http/parse';
export { toldError } from './platform/http/told-error';
export { fetchPicture } from './channels/fetching/fetch-picture';
export { BACK_SOON_SECONDS, databaseTrouble } from './platform/database-errors';
export {
  accentColourProblem,
  brandColourProblem,
  brandColours,
  groundsOf,
  hexOf,
  type BrandColours,
  type ChosenColours,
  type ColourProblem,
} from './records/content/brand-colours';

/**
 * The composition root: builds every service of the plugin once, each from those before it. Nothing below asks for
 * another service by name; what a service needs is handed to it here.
 */
export function createEngine(strapi: Core.Strapi) {
  const jobs = createJobs({ strapi });
  const { wake } = jobs;
  const changes = createChanges({ strapi });
  const inventory = createInventory({ strapi, changes });
  const nights = createNights({ strapi });
  const availability = createAvailability({ strapi, nights, inventory });
  const quotes = createQuotes({ strapi, inventory });
  const stays = createStays({ inventory, nights, quotes });

  const payments = createPayments({ strapi, inventory });
  const refunds = createRefunds({ strapi });
  const outbox = createOutbox({ strapi, wake });
  const channels = createChannels({ strapi, nights, inventory, outbox, wake });
  const transition = createTransition({ strapi, nights, inventory, refunds, outbox, wake });
  const cardHolds = createCardHolds({ strapi, payments, transition });
  const keep = createKeptAnswers({ strapi });
  const reviews = createReviews({ strapi, outbox, wake });
  const reservations = createReservations({
    ...{
      strapi,
      changes,
      keep,
      nights,
      inventory,
      availability,
      quotes,
      payments,
      refunds,
      outbox,
      transition,
      cardHolds,
      reviewOf: (found, now) => reviews.openFor(found, now),
      wake,
    },
    refreshChannels: (apartmentId, now) => channels.refreshBefore(apartmentId, now),
  });
  const places = createPlaces({ strapi, inventory });
  const registrations = createRegistrations({ strapi, places, outbox, wake });
  const arrival = createArrival({ strapi, transition, registrations });
  const settlement = createSettlement({ strapi, payments, refunds, transition, cardHolds });

  const documents = createDocuments({ strapi });
  const mail = createMail({ strapi, inventory, documents, outbox, wake });
  const mailRules = createMailRules({ strapi, inventory, outbox, mail, wake });
  const messages = createMessages({ strapi, inventory, outbox, mail, wake });
  const enquiries = createEnquiries({ strapi, inventory, quotes, outbox, wake });
  const rates = createRates({ strapi, changes, inventory });
  const housekeepers = createHousekeepers({ strapi, inventory, outbox, wake });
  const turnover = createTurnover({ strapi, inventory, availability, housekeepers, outbox, wake });
  const reports = createReports({
    strapi,
    inventory,
    refunds,
    keep,
    turnover,
    registrations,
    arrival,
    reviews,
  });
  const owners = createOwners({ strapi, inventory, keep });
  const audit = createAudit({ strapi });
  const permits = createPermits({ strapi, places, outbox, wake });
  const business = createBusiness({ strapi, permits, places });
  const listings = createListings({ strapi, inventory });
  const translations = createTranslations(strapi);
  const wishlists = createWishlists({ strapi, inventory });
  const assistants = createAssistants({ strapi, stays, quotes });
  const webhooks = createWebhooks({ strapi, outbox, wake });
  const goingLive = createGoingLive({ strapi, payments });
  const listingImports = createListingImports({ strapi, wake });
  const demoContent = createDemoContent({ strapi, inventory, wake });

  return {
    ...{ jobs, changes, inventory, nights, availability, stays, quotes },
    ...{ payments, refunds, outbox, channels, reservations, arrival, settlement, cardHolds, documents },
    ...{
      mail,
      mailRules,
      messages,
      reviews,
      enquiries,
      rates,
      reports,
      owners,
      audit,
      goingLive,
      business,
      places,
      registrations,
      permits,
      housekeepers,
      turnover,
      listings,
      translations,
      webhooks,
      assistants,
      wishlists,
      listingImports,
      demoContent,
      keep,
    },
  };
}

export type Engine = ReturnType<typeof createEngine>;

/**
 * The engine of a Strapi instance, which keeps it as the plugin's one service. For controllers, the plugin's start and
 * the host: a service is handed what it needs by `createEngine`.
 */
export function engineOf(strapi: Core.Strapi): Engine {
  return strapi.plugin('booking-rules').service<Engine>('engine');
}
