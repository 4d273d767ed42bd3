import type { Context } from 'koa';
import type { BusinessChange, businessRoutes } from '../../../contracts/setup/business';
import type { Handlers } from '../handlers';
import { requireFields } from '../platform/http/content-rights';
import { UIDS } from '../records/documents';
import { splitChange } from './fields';

/** Permissions name the fields of parts, not the parts. */
const IN_PARTS: Readonly<Record<string, string>> = {
  socialLinks: 'socialLinks.url',
  openingHours: 'openingHours.opens',
  arrivalRule: 'arrivalRule.hoursBefore',
  host: 'host.name',
};

export const businessHandlers: Handlers<keyof typeof businessRoutes> = {
  'GET /booking-rules/business': async ({ engine }) => ({ data: await engine.business.read() }),

  'PUT /booking-rules/business': async ({ ctx, engine, body }) => {
    requireRights(ctx, body.data);
    return { data: await engine.business.save(body.data) };
  },

  'POST /booking-rules/business/preview': async ({ ctx, engine, body }) => {
    requireRights(ctx, body.data);
    return { data: { url: await engine.business.previewUrl(body.data) } };
  },
};

/** The same as the content manager asks for, wherever a field is kept. */
function requireRights(ctx: Context, change: BusinessChange): void {
  const { site, look, address, business } = splitChange(change);
  requireFields(ctx, 'update', UIDS.siteSetting, [
    ...Object.keys(site).map((field) => IN_PARTS[field] ?? field),
    ...Object.keys(look).map((field) => `appearance.${field}`),
  ]);
  requireFields(ctx, 'update', UIDS.companyAddress, address === undefined ? [] : ['address']);
  requireFields(ctx, 'update', UIDS.business, Object.keys(business));
}
