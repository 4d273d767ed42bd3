/** A change of something that the inventory or a page depends on, in this process or another. */
export type Change =
  /**
   * A document, by its content type and documentId; without these, anything may have changed. With `only`, nothing
   * else of the document has.
   */
  | { kind: 'content'; uid?: string; documentId?: string; only?: 'rates' }
  /** The taken nights of one apartment. */
  | { kind: 'nights'; apartmentId: string };

/** What is sent through PostgreSQL's NOTIFY: the changes, and the process that made them. */
interface Message {
  from: string;
  changes: Change[];
}

/** PostgreSQL refuses payloads of 8000 bytes and more. */
const MOST_BYTES = 7_900;

/** Of two changes with the same key only one has to be announced. */
export function keyOf(change: Change): string {
  return change.kind === 'nights'
    ? `nights ${change.apartmentId}`
    : `content ${change.uid ?? ''} ${change.documentId ?? ''} ${change.only ?? ''}`;
}

/** The fewest payloads that hold all changes, each small enough for NOTIFY. */
export function payloadsOf(from: string, changes: readonly Change[]): string[] {
  const payloads: string[] = [];
  let batch: Change[] = [];
  let bytes = 0;
  const close = (): void => {
    if (batch.length > 0) payloads.push(JSON.stringify({ from, changes: batch } satisfies Message));
    [batch, bytes] = [[], Buffer.byteLength(JSON.stringify({ from, changes: [] }))];
  };
  close();
  for (const change of changes) {
    // A change that fits into no payload is announced as a change of anything.
    const size = Buffer.byteLength(JSON.stringify(change)) + 1;
    const told: Change = size > MOST_BYTES / 2 ? { kind: 'content' } : change;
    if (bytes + size > MOST_BYTES) close();
    batch.push(told);
    bytes += size;
  }
  close();
  return payloads;
}

/** The changes in a payload from another process. A payload that cannot be read counts as a change of anything. */
export function changesOf(payload: string | undefined, self: string): Change[] {
  const message = parse(payload ?? '');
  if (!message) return [{ kind: 'content' }];
  return message.from === self ? [] : message.changes;
}

function parse(payload: string): Message | null {
  try {
    const message: unknown = JSON.parse(payload);
    return isMessage(message) ? message : null;
  } catch {
    return null;
  }
}

function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null || !('from' in value) || !('changes' in value))
    return false;
  return typeof value.from === 'string' && Array.isArray(value.changes) && value.changes.every(isChange);
}

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'nights') return 'apartmentId' in value && typeof value.apartmentId === 'string';
  return value.kind === 'content';
}
