import { arrivalRoutes } from '../../../contracts/reservations/arrival';
import { assistantRoutes } from '../../../contracts/assistants';
import { accountRoutes } from '../../../contracts/accounts/accounts';
import { billingRoutes } from '../../../contracts/money/billing';
import { channelRoutes } from '../../../contracts/channels/channels';
import { contentRoutes, healthRoutes, documentationRoutes } from '../../../contracts/content';
import { documentRoutes } from '../../../contracts/money/documents';
import { enquiryRoutes } from '../../../contracts/enquiries';
import { bookedExtraRoutes } from '../../../contracts/reservations/booked-extras';
import { guestChangeRoutes } from '../../../contracts/reservations/guest-changes';
import { cardFormRoutes } from '../../../contracts/money/card-forms';
import { messageRoutes } from '../../../contracts/messages/messages';
import { paymentRoutes } from '../../../contracts/money/payments';
import { placeRoutes } from '../../../contracts/place';
import { quoteRoutes } from '../../../contracts/quotes';
import { registrationRoutes } from '../../../contracts/reservations/registrations';
import { reviewRoutes } from '../../../contracts/reservations/reviews';
import { reservationRoutes } from '../../../contracts/reservations/reservations';
import type { RouteTable } from '../../../contracts/route';
import { stayPinRoutes } from '../../../contracts/search/stay-pins';
import { cardRoutes } from '../../../contracts/search/cards';
import { stayRoutes } from '../../../contracts/stays';
import { housekeepingRoutes } from '../../../contracts/turnover/housekeeping';
import { wishlistRoutes } from '../../../contracts/accounts/wishlists';

/** The public routes, as the document groups them. Those of the panel are for the panel alone, and stay out of it. */
export const GROUPS: Record<string, RouteTable> = {
  Search: { ...stayRoutes, ...cardRoutes, ...stayPinRoutes },
  Quotes: quoteRoutes,
  Reservations: { ...reservationRoutes, ...arrivalRoutes, ...guestChangeRoutes, ...bookedExtraRoutes },
  Payments: { ...paymentRoutes, ...cardFormRoutes },
  Documents: { ...documentRoutes, ...billingRoutes },
  Registration: registrationRoutes,
  Enquiries: enquiryRoutes,
  Messages: messageRoutes,
  Reviews: reviewRoutes,
  'Channel calendars': channelRoutes,
  Assistants: assistantRoutes,
  Accounts: accountRoutes,
  Wishlists: wishlistRoutes,
  Housekeeping: housekeepingRoutes,
  Content: { ...placeRoutes, ...contentRoutes },
  Documentation: { 'GET /api/openapi.json': documentationRoutes['GET /api/openapi.json'] },
  Health: healthRoutes,
};
