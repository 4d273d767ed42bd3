/** Something that the inventory or a page depends on has changed, here or in another process. */
export type Change =
  /** A document, named by its content type and documentId; without them anything may have changed. */
  | { kind: 'content'; uid?: string; documentId?: string }
  /** The taken nights of one apartment. */
  | { kind: 'nights'; apartmentId: string };

/** What goes through PostgreSQL's NOTIFY: whose changes they are, and which. */
interface Message {
  from: string;
  changes: Change[];
}

/** PostgreSQL refuses payloads of 8000 bytes and more. */
const MOST_BYTES = 7_900;

/** Two changes with the same key need to be told once. */
export function keyOf(change: Change): string {
  return change.kind === 'nights'
    ? `nights ${change.apartmentId}`
    : `content ${change.uid ?? ''} ${change.documentId ?? ''}`;
}

/** As few payloads as hold all the changes, each small enough for NOTIFY. */
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
    // One that fits into no payload is told as a change of anything.
    const size = Buffer.byteLength(JSON.stringify(change)) + 1;
    const told: Change = size > MOST_BYTES / 2 ? { kind: 'content' } : change;
    if (bytes + size > MOST_BYTES) close();
    batch.push(told);
    bytes += size;
  }
  close();
  return payloads;
}

/** The changes of a payload that came from another process; what cannot be understood may be any change. */
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
