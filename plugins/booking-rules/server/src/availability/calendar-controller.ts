import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { maximumStayOf } from '../../../shared/domain/availability';
import { calendarOf } from '../../../shared/domain/calendar';
import { CALENDAR_MAX_DAYS, type ApartmentCalendar } from '../../../shared/contracts/calendar';
import { CURRENCY } from '../../../shared/format/money';
import { addDays, daysBetween, dubaiDay } from '../../../shared/domain/stay';
import { engineOf } from '../engine';
import { parse } from '../platform/http/parse';
import { calendarQuery } from '../platform/http/schemas';

/** Nights shown when the query names no end. */
const DEFAULT_DAYS = 365;

export const calendarController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * `GET /api/apartments/{id}/calendar?from&to`: nights from `from` (default today) up to, not including,
   * `to` (default a year later). 400 for a span that is empty, backwards or over 24 months; 404.
   */
  async find(ctx: Context & { params: { id: string } }): Promise<ApartmentCalendar> {
    const now = new Date();
    const query = parse(calendarQuery, ctx.query);
    const from = query.from ?? dubaiDay(now);
    const to = query.to ?? addDays(from, DEFAULT_DAYS);
    const days = daysBetween(from, to);
    if (days < 1 || days > CALENDAR_MAX_DAYS) {
      throw new errors.ValidationError(`to must be 1 to ${CALENDAR_MAX_DAYS} days after from`);
    }
    const entry = engineOf(strapi).inventory.find(ctx.params.id);
    if (!entry) throw new errors.NotFoundError('There is no such apartment');
    const data = calendarOf(entry.listing, { checkIn: from, checkOut: to }, now);
    const { apartmentId } = entry.listing.rules;
    return { data, meta: { apartmentId, currency: CURRENCY, maximumStay: maximumStayOf(entry.listing) } };
  },
});
