/** Something at a place on a map. */
export interface MapPin {
  id: string;
  latitude: number;
  longitude: number;
  /** Written on the pin: a price, for instance; empty for a plain dot. */
  text: string;
  /** Said below its name in the pop-up. */
  note: string;
  /** What it is, for its pop-up and for screen readers. */
  name: string;
  /** Where the pop-up leads; null for a pin that only shows a place. */
  href: string | null;
}

/** Where a map's pictures come from, as the operator has configured it. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}` in it. */
  url: string;
  /** Whom the pictures belong to. */
  attribution: string;
}
