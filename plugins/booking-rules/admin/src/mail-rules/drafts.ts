import type { MailRuleDraft, MailRuleLine } from 'booking-rules/contracts/mail-rules';
import type { MailMoment } from 'booking-rules/shared/domain/mail-rule';
import { messages } from '../messages/messages';

/** Moments that are days themselves: nothing is counted from them. */
const WITHOUT_OFFSET: ReadonlySet<MailMoment> = new Set(['arrival-day', 'after-first-night']);

/** Whether days or hours are counted from a moment. */
export const hasOffset = (moment: MailMoment): boolean => !WITHOUT_OFFSET.has(moment);

/** A mail that nobody has written yet. */
export const NEW_DRAFT: MailRuleDraft = {
  ...{ name: '', active: false, moment: 'before-arrival', offset: 1, time: '10:00' },
  ...{ sendLate: true, condition: 'always', apartments: null },
  texts: { en: { subject: '', text: '' }, ar: { subject: '', text: '' } },
};

/** What of a rule a manager may change. */
export function draftOf(line: MailRuleLine): MailRuleDraft {
  const { id: _id, sent: _sent, activeSince: _since, ...draft } = line;
  return draft;
}

/** A draft as it is sent: what does not belong to its moment is left out. */
export function sentDraft(draft: MailRuleDraft): MailRuleDraft {
  return hasOffset(draft.moment) ? draft : { ...draft, offset: 0 };
}

/** When a mail goes out, in words. */
export function describeTiming({
  moment,
  offset,
  time,
}: Pick<MailRuleDraft, 'moment' | 'offset' | 'time'>): string {
  return messages().mailRules.when[moment](offset, time);
}
