import type { businessRoutes } from '../../../contracts/setup/business';
import type { Handlers } from '../handlers';
import { requireFields } from '../platform/http/content-rights';
import { UIDS } from '../records/documents';
import { splitChange } from './fields';

/** Permissions name the fields of parts, not the parts. */
const IN_PARTS: Readonly<Record<string, string>> = {
  socialLinks: 'socialLinks.url',
  openingHours: 'openingHours.opens',
};

export const businessHandlers: Handlers<keyof typeof businessRoutes> = {
  'GET /booking-rules/business': async ({ engine }) => ({ data: await engine.business.read() }),

  'PUT /booking-rules/business': async ({ ctx, engine, body }) => {
    const { site, look, address, business } = splitChange(body.data);
    // The same as the content manager asks for, wherever a field is kept.
    requireFields(ctx, 'update', UIDS.siteSetting, [
      ...Object.keys(site).map((field) => IN_PARTS[field] ?? field),
      ...Object.keys(look).map((field) => `appearance.${field}`),
    ]);
    requireFields(ctx, 'update', UIDS.companyAddress, address === undefined ? [] : ['address']);
    requireFields(ctx, 'update', UIDS.business, Object.keys(business));
    return { data: await engine.business.save(body.data) };
  },
};
