import type { StayPin } from 'booking-rules/contracts/search/stay-pins';
import type { MinorUnits } from 'booking-rules/shared/format/money';

/** An area as its homes make it. */
export interface AreaOnMap {
  slug: string;
  /** In the middle of its homes. */
  latitude: number;
  longitude: number;
  homes: number;
  /** What a night costs in the one that costs least, with all fees. */
  from: MinorUnits;
}

/** The areas of homes on a map, the one with most homes first. */
export function areasOf(pins: readonly Pick<StayPin, 'district' | 'location' | 'price'>[]): AreaOnMap[] {
  const areas = new Map<string, typeof pins>();
  for (const pin of pins) areas.set(pin.district, [...(areas.get(pin.district) ?? []), pin]);
  return [...areas]
    .map(([slug, homes]) => ({
      slug,
      latitude: mean(homes.map(({ location }) => location.latitude)),
      longitude: mean(homes.map(({ location }) => location.longitude)),
      homes: homes.length,
      from: Math.min(...homes.map(({ price }) => price)),
    }))
    .sort((one, other) => other.homes - one.homes || one.from - other.from);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
