import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { engineOf } from '../engine';
import { bodyOf, parse } from '../platform/http/parse';
import { actorOf } from '../platform/http/signed-in';
import { quoteBody } from '../quotes/schemas';
import { enquiryListQuery, enquiryReplyBody, enquiryStateBody } from './schemas';

type ByReference = Context & { params: { reference: string } };

export const enquiriesController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `POST /api/enquiries`: 201 with its reference; 400 with a sentence for each field that is wrong. */
  async create(ctx: Context): Promise<void> {
    ctx.body = { data: await engineOf(strapi).enquiries.create(bodyOf(ctx), new Date()) };
    ctx.status = 201;
  },
});

/** What managers do with enquiries (admin routes under `/booking-rules`). 404 for one that there is not. */
export const enquiriesAdminController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `GET /booking-rules/enquiries`: a page of enquiries with `meta.pagination`, newest first. */
  async find(ctx: Context): Promise<void> {
    ctx.body = await engineOf(strapi).enquiries.inbox.listEnquiries(parse(enquiryListQuery, ctx.query));
  },

  /** `GET /booking-rules/enquiries/{reference}`: the enquiry with what was answered. */
  async findOne(ctx: ByReference): Promise<void> {
    ctx.body = { data: await engineOf(strapi).enquiries.inbox.readEnquiry(ctx.params.reference) };
  },

  /** `PUT …/state` `{ data: { state } }`: the enquiry as it then is. */
  async setState(ctx: ByReference): Promise<void> {
    const { data } = parse(enquiryStateBody, bodyOf(ctx));
    ctx.body = {
      data: await engineOf(strapi).enquiries.inbox.setEnquiryState(
        ctx.params.reference,
        data.state,
        actorOf(ctx),
      ),
    };
  },

  /** `POST …/reply` `{ data: { message, quote? } }` mails the answer; 404 or 410 for a quote that does not hold. */
  async reply(ctx: ByReference): Promise<void> {
    const { data } = parse(enquiryReplyBody, bodyOf(ctx));
    const { by, now } = actorOf(ctx);
    const quote = data.quote === undefined ? null : await engineOf(strapi).quotes.get(data.quote, now);
    const answer = { message: data.message, quote };
    ctx.body = {
      data: await engineOf(strapi).enquiries.inbox.answerEnquiry(ctx.params.reference, answer, { by, now }),
    };
  },

  /** `POST …/quote` with the body of `POST /api/quotes`: 201 with a quote that holds for two days; 422 as there. */
  async quote(ctx: ByReference): Promise<void> {
    const { data } = parse(quoteBody, bodyOf(ctx));
    ctx.body = {
      data: await engineOf(strapi).enquiries.inbox.createEnquiryQuote(ctx.params.reference, data, new Date()),
    };
    ctx.status = 201;
  },
});
