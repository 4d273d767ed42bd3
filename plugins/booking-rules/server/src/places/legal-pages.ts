import type { LegalTemplate } from './place-pack';

/**
 * What there is of a legal page: none, one that says what it is wanted to say, one that nobody has changed since it was
 * made from another template, or one that somebody has made theirs.
 */
export type LegalPageState = 'missing' | 'as wanted' | 'as made' | 'changed';

/** What the plugin asks of its host about legal pages, which the host makes. */
export interface LegalPagesHost {
  /**
   * The state of the page of each wanted kind.
   * @param others templates from which pages may have been made, beside those of the product
   */
  look(wanted: readonly LegalTemplate[], others: readonly LegalTemplate[]): Promise<LegalPageState[]>;
  /** Writes these as drafts: what guests read stays as it is until somebody publishes them. */
  write(templates: readonly LegalTemplate[]): Promise<void>;
}

/** Of some templates those that a place brings: their pages are missing, or nobody has changed them since they were made. */
export const broughtOf = (
  templates: readonly LegalTemplate[],
  states: readonly LegalPageState[],
): LegalTemplate[] =>
  templates.filter((_, index) => ['missing', 'as made'].includes(states[index] ?? 'missing'));
