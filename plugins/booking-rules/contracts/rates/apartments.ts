import { z } from 'zod';
import { MOST_AT_ONCE } from '../../shared/domain/restrictions/rule-change';
import { apartmentPages, ofPage } from '../apartment-pages';
import { ApartmentName, id, namesOf } from '../fields';
import { route, type RouteTable } from '../route';

/** Apartments whose names are asked for by their ids: an address has room for so many. */
const MOST_NAMED = 100;

/** Bulk changes ask for all that they are about. */
export const ApartmentQuery = z.strictObject(apartmentPages(MOST_AT_ONCE));
export type ApartmentQuery = z.output<typeof ApartmentQuery>;

const ApartmentNamesQuery = ApartmentQuery.extend({
  ids: namesOf(id).pipe(z.array(id).max(MOST_NAMED)).optional().describe('Public ids: of these alone.'),
});
export type ApartmentNamesQuery = z.output<typeof ApartmentNamesQuery>;

const ApartmentNames = ofPage(z.array(ApartmentName));
export type ApartmentNames = z.infer<typeof ApartmentNames>;

/** Published apartments, to be chosen from. */
export const apartmentRoutes = {
  'GET /booking-rules/apartments': route({
    summary: 'List the names of published apartments page by page, by area and name',
    access: 'reservations.read',
    handler: 'rates.apartments',
    query: ApartmentNamesQuery,
    answer: ApartmentNames,
  }),
} satisfies RouteTable;
