import type { MailStatus } from '../../../shared/contracts/mails';
import { MOST_ATTEMPTS, type OutboxRow } from './queue';

/** A row of the outbox with what came of it. */
export interface TriedMail extends OutboxRow {
  next_at: number | string;
  sent_at: number | string | null;
  last_error: string | null;
}

const instant = (ms: number | string): string => new Date(Number(ms)).toISOString();

/** What has become of a mail of the outbox. */
export function mailStatusOf({ attempts, created_at, next_at, sent_at, last_error }: TriedMail): MailStatus {
  const common = { writtenAt: instant(created_at), error: last_error };
  if (sent_at !== null) return { ...common, state: 'sent', sentAt: instant(sent_at), nextTryAt: null };
  if (attempts >= MOST_ATTEMPTS) return { ...common, state: 'given-up', sentAt: null, nextTryAt: null };
  const state = last_error === null ? 'waiting' : 'late';
  return { ...common, state, sentAt: null, nextTryAt: instant(next_at) };
}
