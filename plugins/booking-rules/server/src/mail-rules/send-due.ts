import type { Core } from '@strapi/strapi';
import { isDue, mailTime, type StayTimes } from '../../../shared/domain/mail-rule';
import type { InventoryService } from '../inventory/service';
import { mailSettings } from '../mail/delivery/mail-settings';
import { mayWriteTo } from '../outbox/mail-types';
import type { Outbox } from '../outbox/service';
import { inTransaction } from '../platform/transaction';
import { languageOf } from '../records/reservations/reservation';
import { lockReservation, queryReservations } from '../records/reservations/reservations';
import { findCandidates, mailedStays, type Candidate } from './bookings';
import { findRule, readRules, RULE_MAILS, RULE_MAILS_OFF, textFor, type KeptRule } from './rules';

/** Bookings that are read at once. */
const AT_ONCE = 100;

export interface SendDueDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
  outbox: Pick<Outbox, 'enqueue'>;
  /** Has the jobs run soon, so that what was written down is sent. */
  wake: () => void;
}

/**
 * Sends what rules make due, once each. What is due follows from the booking and the rule as they stand, never from
 * what was planned earlier: a stay that moves takes its mails along, and after a time in which nothing ran all is sent
 * that still makes sense.
 */
export function createSendDue({ strapi, inventory, outbox, wake }: SendDueDeps) {
  const times = (): StayTimes => inventory.current().policies;

  /** Run by a job; safe to run in several processes at once, and to end anywhere. */
  async function sendDue(now: Date): Promise<void> {
    const rules = await readRules(strapi.db.connection, { active: true });
    if (rules.length === 0) return;
    const skipDemo = mailSettings(strapi).smtpUrl !== null;
    const candidates = await findCandidates(strapi, rules, { now, skipDemo });
    const sent = { any: false };
    for (let start = 0; start < candidates.length; start += AT_ONCE) {
      for (const due of await dueOf(rules, candidates.slice(start, start + AT_ONCE), now)) {
        try {
          sent.any = (await send(due.rule.id, due.reference, now)) || sent.any;
        } catch (error) {
          // One that cannot be written keeps no other from its guest.
          strapi.log.error(`The mail “${due.rule.name}” of ${due.reference} failed: ${String(error)}`);
        }
      }
    }
    if (sent.any) wake();
  }

  /** Those of the candidates whose mail is due. */
  async function dueOf(rules: readonly KeptRule[], candidates: readonly Candidate[], now: Date) {
    const references = [...new Set(candidates.map(({ reference }) => reference))];
    const found = await queryReservations(strapi, { where: { reference: { $in: references } } });
    const stays = await mailedStays(strapi.db.connection, found);
    return candidates.flatMap(({ rule: id, reference }) => {
      const rule = rules.find((one) => one.id === id);
      const stay = stays.get(reference);
      return rule && stay && isDue(mailTime(rule, stay, times()), now) ? [{ rule, reference }] : [];
    });
  }

  /**
   * Writes a mail down with the row that says so, unless the booking or the rule has changed meanwhile, or another
   * process was faster.
   */
  function send(id: number, reference: string, now: Date): Promise<boolean> {
    return inTransaction(strapi, async (trx) => {
      const reservation = await lockReservation(strapi, trx, reference);
      const rule = await findRule(trx, id);
      if (rule === null) return false;
      const stay = (await mailedStays(trx, [reservation])).get(reference);
      if (!stay || !isDue(mailTime(rule, stay, times()), now)) return false;
      if (!mayWriteTo('automatic', reservation)) return false;
      if (await trx(RULE_MAILS_OFF).where({ reference }).first()) return false;
      const row = { rule: rule.id, reference, sent_at: now.getTime() };
      const written: unknown[] = await trx(RULE_MAILS)
        .insert(row, ['rule'])
        .onConflict(['rule', 'reference'])
        .ignore();
      if (written.length === 0) return false;
      const text = textFor(rule.texts, languageOf(reservation));
      await outbox.enqueue(trx, 'automatic', reservation, now, {
        automatic: { rule: rule.id, name: rule.name, ...text },
      });
      return true;
    });
  }

  return sendDue;
}
