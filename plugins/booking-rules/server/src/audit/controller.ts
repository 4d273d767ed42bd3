import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { engineOf } from '../engine';
import { parse } from '../platform/http/parse';
import { auditQuery } from './schemas';

/** The audit trail (admin routes under `/booking-rules`). */
export const auditController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * `GET /booking-rules/audit?subject&subjectId&by&from&to&page&pageSize`: who changed what, the newest first, every
   * change of a reservation among it; `meta` has `pagination` and what can be filtered by. 400 for a bad query.
   */
  async find(ctx: Context): Promise<void> {
    ctx.body = await engineOf(strapi).audit.list(parse(auditQuery, ctx.query));
  },
});
