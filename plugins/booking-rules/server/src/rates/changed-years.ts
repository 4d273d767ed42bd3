import type { ChangedYears } from '../../../shared/domain/restrictions/rule-change';
import { isSameYear } from '../../../shared/domain/pricing/rates';
import { localDay } from '../../../shared/domain/local-day';
import type { InventoryService } from '../inventory/service';
import { ruledApartment } from './read';

/** So many of the changed apartments are told. */
const TOLD = 5;

/** Which apartments have another coming year once something is saved, among all of them. */
export async function changedYears(
  inventory: InventoryService,
  now: Date,
  save: () => Promise<unknown>,
): Promise<ChangedYears> {
  const before = inventory.current().entries;
  await save();
  const today = localDay(now);
  const changed = [...inventory.current().entries.values()].filter((item) => {
    const known = before.get(item.card.apartmentId);
    return known !== item && !(known && isSameYear(known.listing, item.listing, today));
  });
  return { total: changed.length, some: changed.slice(0, TOLD).map(ruledApartment) };
}
