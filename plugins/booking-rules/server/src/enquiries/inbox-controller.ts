import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { engineOf } from '../engine';
import { answerEnquiry, setEnquiryState } from './answer';
import { listEnquiries } from './list';
import { createEnquiryQuote } from './quote';
import { readEnquiry } from './replies';
import { actorOf } from '../platform/http/actor';
import { enquiryListQuery, enquiryReplyBody, enquiryStateBody } from './inbox-schemas';
import { bodyOf, parse } from '../platform/http/parse';
import { quoteBody } from '../platform/http/schemas';

type ByReference = Context & { params: { reference: string } };

/** What managers do with enquiries (admin routes under `/booking-rules`). 404 for one that there is not. */
export const enquiryDeskController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `GET /booking-rules/enquiries`: a page of enquiries with `meta.pagination`, newest first. */
  async find(ctx: Context): Promise<void> {
    ctx.body = await listEnquiries(strapi, parse(enquiryListQuery, ctx.query));
  },

  /** `GET /booking-rules/enquiries/{reference}`: the enquiry with what was answered. */
  async findOne(ctx: ByReference): Promise<void> {
    ctx.body = { data: await readEnquiry(strapi, ctx.params.reference) };
  },

  /** `PUT …/state` `{ data: { state } }`: the enquiry as it then is. */
  async setState(ctx: ByReference): Promise<void> {
    const { data } = parse(enquiryStateBody, bodyOf(ctx));
    ctx.body = { data: await setEnquiryState(strapi, ctx.params.reference, data.state, actorOf(ctx)) };
  },

  /** `POST …/reply` `{ data: { message, quote? } }` mails the answer; 404 or 410 for a quote that does not hold. */
  async reply(ctx: ByReference): Promise<void> {
    const { data } = parse(enquiryReplyBody, bodyOf(ctx));
    const { by, now } = actorOf(ctx);
    const quote = data.quote === undefined ? null : await engineOf(strapi).quotes.get(data.quote, now);
    const answer = { message: data.message, quote };
    ctx.body = { data: await answerEnquiry(strapi, ctx.params.reference, answer, { by, now }) };
  },

  /** `POST …/quote` with the body of `POST /api/quotes`: 201 with a quote that holds for two days; 422 as there. */
  async quote(ctx: ByReference): Promise<void> {
    const { data } = parse(quoteBody, bodyOf(ctx));
    ctx.body = { data: await createEnquiryQuote(strapi, ctx.params.reference, data, new Date()) };
    ctx.status = 201;
  },
});
