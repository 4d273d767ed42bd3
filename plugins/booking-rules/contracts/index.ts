import { accountRoutes } from './accounts/accounts';
import { arrivalRoutes } from './reservations/arrival';
import { assistantRoutes } from './assistants';
import { auditRoutes } from './audit';
import { bookedExtraRoutes } from './reservations/booked-extras';
import { billingRoutes } from './money/billing';
import { cardFormRoutes } from './money/card-forms';
import { cardDepositRoutes } from './money/card-deposits';
import { businessRoutes } from './setup/business';
import { channelConflictRoutes } from './channels/channel-conflicts';
import { channelOverviewRoutes } from './channels/channel-overview';
import { channelRoutes } from './channels/channels';
import { contactRoutes } from './contact';
import { contentRoutes, healthRoutes, documentationRoutes } from './content';
import { demoContentRoutes } from './setup/demo-content';
import { documentRoutes } from './money/documents';
import { enquiryRoutes } from './enquiries';
import { folioRoutes } from './money/folio';
import { guestChangeRoutes } from './reservations/guest-changes';
import { goingLiveRoutes } from './setup/going-live';
import { inboxRoutes } from './inbox';
import { listingImportRoutes } from './setup/listing-imports';
import { listingRoutes } from './setup/listings';
import { mailRuleRoutes } from './mail-rules';
import { messageRoutes } from './messages/messages';
import { messageTemplateRoutes } from './messages/templates';
import { threadRoutes } from './messages/threads';
import { monthEndRoutes } from './reports/month-end';
import { nightsRoutes, timelineRoutes } from './calendar';
import { ownerStatementRoutes } from './reports/owner-statements';
import { ownerRoutes } from './reports/owners';
import { paymentRoutes } from './money/payments';
import { placeRoutes } from './place';
import { placePackRoutes } from './setup/places';
import { quoteRoutes } from './quotes';
import { apartmentRoutes } from './rates/apartments';
import { rateRoutes } from './rates/rates';
import { registrationRoutes } from './reservations/registrations';
import { reportRoutes } from './reports/reports';
import { reservationActionRoutes } from './reservations/reservation-actions';
import { reservationRoutes } from './reservations/reservations';
import { reservationAdminRoutes } from './reservations/reservations-admin';
import { restrictionRoutes } from './rates/restrictions';
import { reviewRoutes } from './reservations/reviews';
import type { AnsweredBy, ReceivedBy, RouteTable, SentTo } from './route';
import { stayPinRoutes } from './search/stay-pins';
import { stayRoutes } from './stays';
import { cardRoutes } from './search/cards';
import { termRoutes } from './rates/terms';
import { traceRoutes } from './trace';
import { housekeeperRoutes } from './turnover/housekeepers';
import { housekeepingRoutes } from './turnover/housekeeping';
import { turnoverRoutes } from './turnover/turnover';
import { translationRoutes } from './setup/translations';
import { webhookRoutes } from './webhooks/webhooks';
import { wishlistRoutes } from './accounts/wishlists';

/** Every route that the plugin answers: guests' under `/api`, the panel's under `/booking-rules`. See `route.ts`. */
export const ownRoutes = {
  ...placeRoutes,
  ...stayRoutes,
  ...stayPinRoutes,
  ...quoteRoutes,
  ...reservationRoutes,
  ...guestChangeRoutes,
  ...arrivalRoutes,
  ...bookedExtraRoutes,
  ...paymentRoutes,
  ...cardFormRoutes,
  ...documentRoutes,
  ...billingRoutes,
  ...registrationRoutes,
  ...enquiryRoutes,
  ...messageRoutes,
  ...reviewRoutes,
  ...wishlistRoutes,
  ...housekeepingRoutes,
  ...reservationAdminRoutes,
  ...reservationActionRoutes,
  ...contactRoutes,
  ...folioRoutes,
  ...cardDepositRoutes,
  ...timelineRoutes,
  ...nightsRoutes,
  ...apartmentRoutes,
  ...rateRoutes,
  ...restrictionRoutes,
  ...termRoutes,
  ...traceRoutes,
  ...inboxRoutes,
  ...threadRoutes,
  ...messageTemplateRoutes,
  ...reportRoutes,
  ...monthEndRoutes,
  ...ownerRoutes,
  ...ownerStatementRoutes,
  ...auditRoutes,
  ...goingLiveRoutes,
  ...demoContentRoutes,
  ...listingImportRoutes,
  ...businessRoutes,
  ...placePackRoutes,
  ...listingRoutes,
  ...mailRuleRoutes,
  ...translationRoutes,
  ...channelRoutes,
  ...channelConflictRoutes,
  ...channelOverviewRoutes,
  ...turnoverRoutes,
  ...housekeeperRoutes,
  ...webhookRoutes,
  ...assistantRoutes,
  ...documentationRoutes,
} satisfies RouteTable;

/** The whole HTTP API: what Strapi and the content backend answer, too. */
export const contract = {
  ...ownRoutes,
  ...accountRoutes,
  ...cardRoutes,
  ...contentRoutes,
  ...healthRoutes,
} satisfies RouteTable;

type Contract = typeof contract;

/** Method and path of a route: `POST /api/quotes`. */
export type RouteKey = keyof Contract;
/** Routes for which the plugin has a handler. */
export type OwnRouteKey = keyof typeof ownRoutes;
export type GuestRouteKey = Extract<RouteKey, `${string} /api/${string}`>;
export type PanelRouteKey = Extract<RouteKey, `${string} /booking-rules/${string}`>;

/** What a client sends to a route: `params`, `query` and `body`. */
export type Sent<Key extends RouteKey> = SentTo<Key, Contract[Key]>;
/** The same as the last argument of a function, which may be left out where nothing has to be sent. */
export type SentArguments<Key extends RouteKey, More = unknown> =
  Partial<Sent<Key>> extends Sent<Key> ? [sent?: Sent<Key> & More] : [sent: Sent<Key> & More];
/** What a controller is given of a request. */
export type Received<Key extends RouteKey> = ReceivedBy<Key, Contract[Key]>;
/** What a route answers: the whole body. */
export type Answer<Key extends RouteKey> = AnsweredBy<Contract[Key]>;
