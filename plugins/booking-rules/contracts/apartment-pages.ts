import { z } from 'zod';
import { district, id, pageFields, Pagination, text } from './fields';

/** Apartments of a page of the panel: a house of so many has one. */
export const MOST_ON_A_PAGE = 300;

/**
 * How lists of apartments are asked for in the panel: all of them, or those that are looked for, page by page.
 * @param most apartments that a page may be asked to have
 */
export const apartmentPages = (most = MOST_ON_A_PAGE) => ({
  ...pageFields(most, MOST_ON_A_PAGE),
  search: text(100).optional().describe("Words of the apartment's name, its area or its public id."),
  area: id.optional().describe('Slug of an area.'),
});

/** Of a page of the apartments that are looked for. */
export const apartmentPageMeta = {
  pagination: Pagination,
  areas: z.array(district).describe('Of all apartments, whatever is asked for, in the order of their names.'),
};
const ApartmentPageMeta = z.strictObject(apartmentPageMeta);
/** Which page it is, and the areas in which apartments can be looked for. */
export type ApartmentPageMeta = z.infer<typeof ApartmentPageMeta>;

/** What is told of a page of apartments, beside the page. */
export const ofPage = <Data extends z.ZodType>(data: Data) =>
  z.strictObject({ data, meta: ApartmentPageMeta });
