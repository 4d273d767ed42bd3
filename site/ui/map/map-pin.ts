import type { MapBox } from 'booking-rules/shared/domain/map-box';
import type { useSettings } from '../../lib/page-context';

/** Something at a place on a map. */
export interface MapPin {
  id: string;
  latitude: number;
  longitude: number;
  /** Written on the pin: a price, for instance; empty for a plain dot. */
  text: string;
  /** Written on it in place of that, where it stands for itself alone. */
  title?: string;
  /** How many homes it stands for; one unless said otherwise. */
  count?: number;
  /** The pin with the least of it speaks for all where several lie close together. */
  rank: number;
  /** Said below its name in the pop-up. */
  note: string;
  /** What it is, for its pop-up and for screen readers. */
  name: string;
  /** Shown above its name in the pop-up. */
  photo: { src: string; alt: string } | null;
  /** Where the pop-up leads; null for a pin that only shows a place. */
  href: string | null;
}

/** What lies under the pins, as the operator has configured it. */
export type MapTiles = NonNullable<ReturnType<typeof useSettings>['map']>;

/** The least part of a map with all pins in it; null without any. */
export function boxOf(pins: readonly MapPin[]): MapBox | null {
  if (pins.length === 0) return null;
  const latitudes = pins.map(({ latitude }) => latitude);
  const longitudes = pins.map(({ longitude }) => longitude);
  return [Math.min(...latitudes), Math.min(...longitudes), Math.max(...latitudes), Math.max(...longitudes)];
}
