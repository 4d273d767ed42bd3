import type { enquiryRoutes } from '../../../contracts/enquiries';
import type { inboxRoutes } from '../../../contracts/inbox';
import type { Handlers } from '../handlers';
import { actorOf } from '../platform/http/signed-in';

/** How enquiries come, and what managers do with them; they answer in the thread. */
export const enquiryHandlers: Handlers<keyof typeof enquiryRoutes | keyof typeof inboxRoutes> = {
  'POST /api/enquiries': async ({ engine, body, now }) => ({
    data: await engine.enquiries.create(body.data, now),
  }),

  'GET /booking-rules/enquiries': ({ engine, query }) => engine.enquiries.inbox.listEnquiries(query),

  'GET /booking-rules/enquiries/{reference}': async ({ engine, params }) => ({
    data: await engine.enquiries.inbox.readEnquiry(params.reference),
  }),

  'PUT /booking-rules/enquiries/{reference}/state': async ({ ctx, engine, params, body }) => {
    const { inbox } = engine.enquiries;
    return { data: await inbox.setEnquiryState(params.reference, body.data.state, actorOf(ctx)) };
  },

  'POST /booking-rules/enquiries/{reference}/quote': async ({ engine, params, body, now }) => ({
    data: await engine.enquiries.inbox.createEnquiryQuote(params.reference, body.data, now),
  }),
};
