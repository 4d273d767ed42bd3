import { fromPrices, type FromPrice, type FromPriceTerms } from '../../../shared/domain/pricing/from-price';
import { localDay } from '../../../shared/domain/local-day';
import type { PropertyPolicies } from '../../../shared/domain/restrictions/rules';
import type { InventoryItem } from '../inventory/inventory';

/** From-prices of apartments, each worked out when it is first asked for. */
type FromPrices = (entry: InventoryItem) => FromPrice;

/** How many are kept for the same policies: those of a day, for each number of guests. */
const MOST_KEPT = 40;
const kept = new WeakMap<PropertyPolicies, Map<string, FromPrices>>();

/**
 * From-prices on these terms. What has been worked out is kept as long as the day, the policies, the offer, and the
 * rules and nights of the apartment are the same.
 */
export function fromPricesOn(terms: FromPriceTerms): FromPrices {
  const ofPolicies = kept.get(terms.policies) ?? new Map<string, FromPrices>();
  kept.set(terms.policies, ofPolicies);
  // How often the offer has been used changes nothing while it is one.
  const offer = terms.offer && { ...terms.offer, uses: 0 };
  const key = JSON.stringify([localDay(terms.now), terms.guests, offer]);
  const known = ofPolicies.get(key);
  if (known) return known;
  if (ofPolicies.size >= MOST_KEPT) ofPolicies.clear();
  const made = remembering(fromPrices(terms));
  ofPolicies.set(key, made);
  return made;
}

function remembering(priceOf: ReturnType<typeof fromPrices>): FromPrices {
  const known = new WeakMap<InventoryItem, { version: number; price: FromPrice }>();
  return (entry) => {
    const { version } = entry.nights;
    const before = known.get(entry);
    if (before?.version === version) return before.price;
    const price = priceOf(entry.listing);
    known.set(entry, { version, price });
    return price;
  };
}
