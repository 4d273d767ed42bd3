import { factories } from '@strapi/strapi';
import { parse } from 'booking-rules/engine';
import type { Context } from 'koa';
import { z } from 'zod';
import { wholeNumber } from '../../../configuration/values';

const UID = 'api::minimum-stay-override.minimum-stay-override';

interface Override {
  apartment: { apartmentId: string } | null;
  minimumStay: number;
}

const query = z.strictObject({
  sort: z
    .string()
    .regex(/^(?:apartmentId|minimumStay)(?::(?:asc|desc))?$/i, 'sort is by apartmentId or minimumStay')
    .default('apartmentId'),
  pagination: z
    .strictObject({ page: wholeNumber(1, 1_000_000).default(1), pageSize: wholeNumber(1, 100).default(25) })
    .optional(),
  status: z.literal('published', 'status can only be published').optional(),
});

export default factories.createCoreController(UID, ({ strapi }) => ({
  /**
   * `GET /api/minimum-stay-overrides` (contract A7): those of published apartments, as `{ apartmentId, minimumStay }`.
   * All of them, since clients load them once; a page of them with `pagination`, then with `meta.pagination`. `sort` is
   * by either field; any other query is a 400.
   */
  async find(ctx: Context) {
    const { sort, pagination } = parse(query, ctx.query);
    const documents: unknown = await strapi
      .documents(UID)
      .findMany({ status: 'published', populate: { apartment: true } });
    const all = (documents as Override[]).flatMap(({ apartment, minimumStay }) =>
      apartment ? [{ apartmentId: apartment.apartmentId, minimumStay }] : [],
    );
    const [field, direction] = sort.split(':') as ['apartmentId' | 'minimumStay', string?];
    const sign = direction?.toLowerCase() === 'desc' ? -1 : 1;
    const names = new Intl.Collator('en');
    all.sort((one, other) => {
      const byNights = field === 'minimumStay' ? one.minimumStay - other.minimumStay : 0;
      return sign * (byNights || names.compare(one.apartmentId, other.apartmentId));
    });
    if (!pagination) return { data: all };
    const { page, pageSize } = pagination;
    const pageCount = Math.ceil(all.length / pageSize);
    return {
      data: all.slice((page - 1) * pageSize, page * pageSize),
      meta: { pagination: { page, pageSize, pageCount, total: all.length } },
    };
  },
}));
