import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import type { WebhookInput } from '../../../contracts/webhooks/webhooks';
import type { Actor } from '../platform/http/signed-in';
import { recordChange } from '../records/audit-trail';
import { newSalt, secretOf } from './signing';

/** The table of webhooks. */
export const WEBHOOKS = 'booking_webhooks';
/** While a secret is being replaced, deliveries are signed with the former one, too. */
const BOTH_SECRETS_MS = 86_400_000;

/** A webhook: where events are sent, and how that has gone. Instants in milliseconds. */
export interface Webhook extends WebhookInput {
  id: number;
  salt: string;
  formerSalt: string | null;
  renewedAt: number | null;
  /** Since when every attempt has failed; null while they do not. */
  failingSince: number | null;
  pausedAt: number | null;
  createdAt: number;
}

/** As the table holds it; PostgreSQL hands large integers out as text, SQLite booleans as numbers. */
interface WebhookRow {
  id: number;
  name: string;
  url: string;
  types: string | null;
  active: boolean | number;
  salt: string;
  former_salt: string | null;
  renewed_at: number | string | null;
  failing_since: number | string | null;
  paused_at: number | string | null;
  created_at: number | string;
}

type Connection = Knex | Knex.Transaction;

/** Webhooks that match, in the order in which they were added. */
export async function readWebhooks(connection: Connection, where: { id?: number } = {}): Promise<Webhook[]> {
  const rows: WebhookRow[] = await connection<WebhookRow>(WEBHOOKS).where(where).orderBy('id').select('*');
  return rows.map(webhookOf);
}

/** The webhook of a number. @throws NotFoundError */
export async function requireWebhook(connection: Connection, id: number): Promise<Webhook> {
  const [webhook] = await readWebhooks(connection, { id });
  if (!webhook) throw new errors.NotFoundError('There is no such webhook');
  return webhook;
}

/** Adds a webhook; gives its number. */
export async function insertWebhook(trx: Knex.Transaction, input: WebhookInput, now: Date): Promise<number> {
  const row = { ...columnsOf(input), salt: newSalt(), created_at: now.getTime() };
  const rows: { id: number }[] = await trx(WEBHOOKS).insert(row, ['id']);
  const [written] = rows;
  if (!written) throw new Error('The database did not number a webhook');
  return written.id;
}

/** Changes a webhook. One that is resumed, or sent elsewhere, begins anew. */
export async function updateWebhook(
  trx: Knex.Transaction,
  before: Webhook,
  input: WebhookInput,
): Promise<void> {
  const beginsAnew = input.active && (before.pausedAt !== null || before.url !== input.url);
  await trx(WEBHOOKS)
    .where({ id: before.id })
    .update({ ...columnsOf(input), ...(beginsAnew && { failing_since: null, paused_at: null }) });
}

/** Gives a webhook a new secret, and keeps the former one for a while. */
export async function renewSalt(trx: Knex.Transaction, { id, salt }: Webhook, now: Date): Promise<void> {
  await trx(WEBHOOKS).where({ id }).update({ salt: newSalt(), former_salt: salt, renewed_at: now.getTime() });
}

/** Keeps in the audit trail what a member of staff has done with a webhook. */
export function recordWebhookChange(
  trx: Knex.Transaction,
  action: string,
  { id, name, url }: Pick<Webhook, 'id' | 'name' | 'url'>,
  { by, now }: Actor,
  details: Record<string, unknown> = {},
): Promise<void> {
  // Addresses may hold secrets of the other system.
  const { host } = new URL(url);
  const entry = { by, action, subject: 'webhook', subjectId: String(id), label: name };
  return recordChange(trx, { ...entry, details: { host, ...details } }, now);
}

/** The secrets with which a delivery is signed now: the newest first. */
export function secretsOf(
  linkSecret: string,
  { salt, formerSalt, renewedAt }: Pick<Webhook, 'salt' | 'formerSalt' | 'renewedAt'>,
  now: Date,
): string[] {
  const isBoth = formerSalt !== null && now.getTime() - (renewedAt ?? 0) < BOTH_SECRETS_MS;
  return [salt, ...(isBoth ? [formerSalt] : [])].map((each) => secretOf(linkSecret, each));
}

function columnsOf({ name, url, types, active }: WebhookInput) {
  return { name, url, types: types && JSON.stringify(types), active };
}

const instant = (value: number | string | null): number | null => (value === null ? null : Number(value));

function webhookOf(row: WebhookRow): Webhook {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    types: row.types === null ? null : (JSON.parse(row.types) as WebhookInput['types']),
    active: Boolean(row.active),
    salt: row.salt,
    formerSalt: row.former_salt,
    renewedAt: instant(row.renewed_at),
    failingSince: instant(row.failing_since),
    pausedAt: instant(row.paused_at),
    createdAt: Number(row.created_at),
  };
}
