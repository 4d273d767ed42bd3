import { documentHandlers } from './documents/controller';
import { documentationHandlers, placeHandlers } from './documentation/controller';
import type { OwnRouteKey } from '../../contracts';
import { goingLiveHandlers } from './going-live/controller';
import { assistantHandlers } from './assistants/controller';
import { auditHandlers } from './audit/controller';
import { businessHandlers } from './business/controller';
import { calendarHandlers, nightsHandlers } from './availability/controller';
import { channelHandlers } from './channels/controller';
import { channelOverviewHandlers } from './channels/overview-controller';
import { enquiryHandlers } from './enquiries/controller';
import { demoContentHandlers } from './demo-content/controller';
import { controllersOf, routesBelow } from './handlers';
import { listingImportHandlers } from './listing-imports/controller';
import { listingHandlers } from './listings/controller';
import { ownerHandlers } from './owners/controller';
import { cardDepositHandlers, folioHandlers } from './reservations/money/folio-controller';
import { paymentHandlers } from './payments/controller';
import { placePackHandlers } from './places/controller';
import { quoteHandlers } from './quotes/controller';
import { rateHandlers } from './rates/controller';
import { reportHandlers } from './reports/controller';
import { reservationAdminHandlers } from './reservations/admin-controller';
import { bookedExtraHandlers } from './reservations/changes/booked-extras-controller';
import { reservationHandlers } from './reservations/controller';
import { stayHandlers } from './search/controller';
import { translationHandlers } from './translations/controller';
import { webhookHandlers } from './webhooks/controller';
import { wishlistHandlers } from './wishlists/controller';

/** The routes of all features: the public HTTP API (contract C) under `/api`, and the panel's under `/booking-rules`. */
export const routes = {
  'content-api': { type: 'content-api', prefix: '', routes: routesBelow('/api') },
  admin: { type: 'admin', routes: routesBelow('/booking-rules') },
  // Beside both: assistants look for it there.
  assistants: { type: 'admin', prefix: '', routes: routesBelow('') },
};

/** What answers the routes of the contract. */
export const controllers = controllersOf<OwnRouteKey>({
  ...placeHandlers,
  ...stayHandlers,
  ...calendarHandlers,
  ...nightsHandlers,
  ...quoteHandlers,
  ...reservationHandlers,
  ...reservationAdminHandlers,
  ...bookedExtraHandlers,
  ...folioHandlers,
  ...cardDepositHandlers,
  ...paymentHandlers,
  ...documentHandlers,
  ...enquiryHandlers,
  ...wishlistHandlers,
  ...rateHandlers,
  ...reportHandlers,
  ...ownerHandlers,
  ...auditHandlers,
  ...goingLiveHandlers,
  ...demoContentHandlers,
  ...listingImportHandlers,
  ...businessHandlers,
  ...placePackHandlers,
  ...listingHandlers,
  ...translationHandlers,
  ...channelHandlers,
  ...channelOverviewHandlers,
  ...webhookHandlers,
  ...assistantHandlers,
  ...documentationHandlers,
});
