/** A text of the site that a guest accepted by booking, in the version that was published at that time. */
export interface AcceptedPage {
  kind: 'terms' | 'privacy' | 'cancellation';
  title: string;
  /** Where it stands, without the slash. */
  slug: string;
  /** Instant (ISO 8601, UTC) at which this version was published. */
  version: string;
}
