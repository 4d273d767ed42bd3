/** Something that a document lacks, or will. */
export interface ReadinessNote {
  /** The field it is about. */
  field: string;
  /** What is missing keeps it from being published where that is set; advice never does. */
  kind: 'missing' | 'advice';
  /** A sentence in the manager's words. */
  words: string;
}

/** A note that it is missing, where that is so. */
export function missing(isSo: boolean, field: string, words: string): ReadinessNote[] {
  return isSo ? [{ field, kind: 'missing', words }] : [];
}

/** Advice, where there is any. */
export function advice(isSo: boolean, field: string, words: string): ReadinessNote[] {
  return isSo ? [{ field, kind: 'advice', words }] : [];
}

export function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}
