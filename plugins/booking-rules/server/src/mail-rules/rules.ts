import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import type { MailRuleDraft, MailRuleLine } from '../../../contracts/mail-rules';
import type { MailRule } from '../../../shared/domain/mail-rule';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../shared/format/language';

/** Made by the migration 0055. */
export const MAIL_RULES = 'booking_mail_rules';
/** A row for each rule and each booking that has got its mail. */
export const RULE_MAILS = 'booking_rule_mails';
/** Bookings whose guests get no automatic mails. */
export const RULE_MAILS_OFF = 'booking_rule_mails_off';

export type RuleTexts = MailRuleDraft['texts'];

/** A rule as it is kept. */
export interface KeptRule extends MailRule {
  id: number;
  name: string;
  texts: RuleTexts;
}

interface RuleRow {
  id: number;
  name: string;
  /** Milliseconds since 1970, which PostgreSQL hands out as text. */
  active_since: number | string | null;
  moment: MailRule['moment'];
  offset: number;
  time: string;
  send_late: boolean | number;
  condition: MailRule['condition'];
  apartments: string | null;
  texts: string;
}

/** All rules, first to last; those that are on alone where that is asked. */
export async function readRules(db: Knex, { active = false } = {}): Promise<KeptRule[]> {
  const query = db<RuleRow>(MAIL_RULES).orderBy('id');
  if (active) void query.whereNotNull('active_since');
  const found: RuleRow[] = await query;
  return found.map(ruleOf);
}

/** A rule by its number; null when somebody has removed it. */
export async function findRule(db: Knex, id: number): Promise<KeptRule | null> {
  const row: RuleRow | undefined = await db<RuleRow>(MAIL_RULES).where({ id }).first();
  return row === undefined ? null : ruleOf(row);
}

/** @throws NotFoundError */
export async function requireRule(db: Knex, id: number): Promise<KeptRule> {
  const found = await findRule(db, id);
  if (found === null) throw new errors.NotFoundError('This rule no longer exists');
  return found;
}

/**
 * Keeps a rule; a new one where no number is given.
 * @param activeSince since when it is on; null while it is off
 * @returns its number
 */
export async function saveRule(
  trx: Knex.Transaction,
  id: number | null,
  { active: _, sendLate, apartments, texts, ...draft }: MailRuleDraft,
  activeSince: Date | null,
  now: Date,
): Promise<number> {
  const row = {
    ...draft,
    active_since: activeSince?.getTime() ?? null,
    send_late: sendLate,
    apartments: apartments && JSON.stringify(apartments),
    texts: JSON.stringify(texts),
    changed_at: now.getTime(),
  };
  if (id !== null) {
    await trx(MAIL_RULES).where({ id }).update(row);
    return id;
  }
  const all: { id: number }[] = await trx(MAIL_RULES).insert(row, ['id']);
  const [written] = all;
  if (!written) throw new Error('The database did not number a rule');
  return written.id;
}

/** A rule as the panel is told it. @param sent how many bookings have got its mail */
export function lineOf({ activeSince, ...rule }: KeptRule, sent: number): MailRuleLine {
  return {
    ...rule,
    apartments: rule.apartments && [...rule.apartments],
    active: activeSince !== null,
    activeSince: activeSince?.toISOString() ?? null,
    sent,
  };
}

/** How many bookings have got the mail of each rule. */
export async function countSent(db: Knex): Promise<ReadonlyMap<number, number>> {
  const counted: { rule: number; count: number | string }[] = await db(RULE_MAILS)
    .groupBy('rule')
    .select('rule')
    .count({ count: '*' });
  return new Map(counted.map(({ rule, count }) => [rule, Number(count)]));
}

/** What a guest is written, and in which language: theirs where somebody has written it, the other one otherwise. */
export function textFor(texts: RuleTexts, language: Language) {
  const order = [language, DEFAULT_LANGUAGE, ...LANGUAGES];
  const chosen = order.find((one) => texts[one].text !== '' && texts[one].subject !== '') ?? language;
  return { language: chosen, ...texts[chosen] };
}

function ruleOf(row: RuleRow): KeptRule {
  const { id, name, moment, offset, time, condition } = row;
  return {
    ...{ id, name, moment, offset, time, condition },
    activeSince: row.active_since === null ? null : new Date(Number(row.active_since)),
    sendLate: Boolean(row.send_late),
    apartments: row.apartments === null ? null : (JSON.parse(row.apartments) as string[]),
    texts: JSON.parse(row.texts) as RuleTexts,
  };
}
