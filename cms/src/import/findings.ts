/** Something about a row that its owner should know, although the row is taken. */
export interface Note {
  /** `mended` is a value that we changed or filled in; `warning` one that a person should look at. */
  kind: 'mended' | 'warning';
  field: string;
  text: string;
}

/** What is found while a row is read: notes, and the reasons why it cannot be taken. */
export interface Findings {
  readonly notes: readonly Note[];
  readonly reasons: readonly string[];
  /** Fields that the row leaves out and that were filled in; good for a new apartment only. */
  readonly filledFields: readonly string[];
  mended(field: string, text: string): void;
  /** A value that the row leaves out was filled in. */
  filled(field: string, text: string): void;
  warn(field: string, text: string): void;
  refuse(reason: string): void;
}

export function createFindings(): Findings {
  const notes: Note[] = [];
  const reasons: string[] = [];
  const filledFields: string[] = [];
  return {
    notes,
    reasons,
    filledFields,
    mended: (field, text) => void notes.push({ kind: 'mended', field, text }),
    filled(field, text) {
      filledFields.push(field);
      notes.push({ kind: 'mended', field, text });
    },
    warn: (field, text) => void notes.push({ kind: 'warning', field, text }),
    refuse: (reason) => void reasons.push(reason),
  };
}
