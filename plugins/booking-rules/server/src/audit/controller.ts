import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listChanges } from './list-changes';
import { auditQuery } from './schemas';
import { parse } from '../platform/http/parse';

/** The audit trail (admin routes under `/booking-rules`). */
export const auditController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * `GET /booking-rules/audit?subject&subjectId&by&from&to&page&pageSize`: who changed what, the newest first, every
   * move of a reservation among it; `meta` has `pagination` and what can be filtered by. 400 for a bad query.
   */
  async find(ctx: Context): Promise<void> {
    ctx.body = await listChanges(strapi, parse(auditQuery, ctx.query));
  },
});
