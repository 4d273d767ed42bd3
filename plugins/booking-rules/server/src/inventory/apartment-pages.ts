import type { ApartmentPageMeta } from '../../../contracts/apartment-pages';
import type { Pagination } from '../../../contracts/fields';
import { currentLanguage, type Language } from '../../../shared/format/language';
import { lookingFor, type ApartmentSearch } from '../../../shared/listing/apartment-search';
import { madeOnce } from '../../../shared/made-once';
import type { Inventory, InventoryItem } from './inventory';

/** Which page of them. */
type PageQuery = Pick<Pagination, 'page' | 'pageSize'>;

/** All published apartments in the order of the panel: by area and name, as people sort them. */
export const apartmentsInOrder = madeOnce(
  ({ entries }: Inventory, language: Language): readonly InventoryItem[] => {
    const { compare } = new Intl.Collator(language);
    const items = [...entries.values()];
    const areas = [...new Set(items.map(({ card }) => card.district.name))].sort(compare);
    const places = new Map(areas.map((name, place) => [name, place]));
    const placeOf = ({ card }: InventoryItem): number => places.get(card.district.name) ?? 0;
    return items.sort(
      (one, other) => placeOf(one) - placeOf(other) || compare(one.card.name, other.card.name),
    );
  },
);

/** The areas of all apartments, in the order of their names. */
export const areasOf = madeOnce((inventory: Inventory, language: Language): ApartmentPageMeta['areas'] => [
  ...new Map(
    apartmentsInOrder(inventory, language).map(({ card: { district } }) => [district.slug, district]),
  ).values(),
]);

/** The apartments that are looked for, in the order of the panel. */
export function lookedFor(inventory: Inventory, search: ApartmentSearch): readonly InventoryItem[] {
  const isLookedFor = lookingFor(search);
  return apartmentsInOrder(inventory, currentLanguage()).filter(({ card }) => isLookedFor(card));
}

/** A page of what was found among the apartments, with what is told beside it. */
export function pageOf<Row>(
  inventory: Inventory,
  found: readonly Row[],
  query: PageQuery,
): { rows: Row[]; meta: ApartmentPageMeta } {
  const { page, pageSize } = query;
  return {
    rows: found.slice((page - 1) * pageSize, page * pageSize),
    meta: metaOf(inventory, found.length, query),
  };
}

/** What is told beside a page of so many in all. */
export function metaOf(
  inventory: Inventory,
  total: number,
  { page, pageSize }: PageQuery,
): ApartmentPageMeta {
  return {
    pagination: { page, pageSize, pageCount: Math.max(1, Math.ceil(total / pageSize)), total },
    areas: areasOf(inventory, currentLanguage()),
  };
}
