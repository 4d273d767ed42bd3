import { accountRoutes } from './accounts/accounts';
import { assistantRoutes } from './assistants';
import { auditRoutes } from './audit';
import { bookedExtraRoutes } from './booked-extras';
import { billingRoutes } from './money/billing';
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
import { guestChangeRoutes } from './guest-changes';
import { goingLiveRoutes } from './setup/going-live';
import { inboxRoutes } from './inbox';
import { listingImportRoutes } from './setup/listing-imports';
import { listingRoutes } from './setup/listings';
import { monthEndRoutes } from './reports/month-end';
import { nightsRoutes, timelineRoutes } from './calendar';
import { ownerStatementRoutes } from './reports/owner-statements';
import { ownerRoutes } from './reports/owners';
import { paymentRoutes } from './money/payments';
import { placeRoutes } from './place';
import { placePackRoutes } from './setup/places';
import { quoteRoutes } from './quotes';
import { rateRoutes } from './rates';
import { reportRoutes } from './reports/reports';
import { reservationActionRoutes } from './reservation-actions';
import { reservationRoutes } from './reservations';
import { reservationAdminRoutes } from './reservations-admin';
import { restrictionRoutes } from './restrictions';
import type { AnsweredBy, ReceivedBy, RouteTable, SentTo } from './route';
import { stayPinRoutes } from './search/stay-pins';
import { stayRoutes } from './stays';
import { cardRoutes } from './search/cards';
import { termRoutes } from './terms';
import { traceRoutes } from './trace';
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
  ...bookedExtraRoutes,
  ...paymentRoutes,
  ...documentRoutes,
  ...billingRoutes,
  ...enquiryRoutes,
  ...wishlistRoutes,
  ...reservationAdminRoutes,
  ...reservationActionRoutes,
  ...contactRoutes,
  ...folioRoutes,
  ...cardDepositRoutes,
  ...timelineRoutes,
  ...nightsRoutes,
  ...rateRoutes,
  ...restrictionRoutes,
  ...termRoutes,
  ...traceRoutes,
  ...inboxRoutes,
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
  ...translationRoutes,
  ...channelRoutes,
  ...channelConflictRoutes,
  ...channelOverviewRoutes,
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
