import type { WithheldItem } from 'booking-rules/contracts/reservations/arrival';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { currentLanguage } from 'booking-rules/shared/format/language';
import { messages } from '../../messages/messages';

/** Why a guest is not shown some things (yet), in a sentence for each reason; of what is over nothing is said. */
export function withheldSentences(withheld: readonly WithheldItem[]): string[] {
  const t = messages().trip.withheld;
  const groups = new Map<string, WithheldItem[]>();
  for (const one of withheld) {
    const reason = JSON.stringify([one.status, one.from, one.once]);
    groups.set(reason, [...(groups.get(reason) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || first.status === 'over') return [];
    const names = listed(group.map(({ item }) => t.items[item]));
    if (first.status !== 'later') return [t[first.status](names)];
    const once = first.once.map((condition) => t.conditions[condition]);
    return [
      t.later(
        names,
        first.from === null ? null : formatInstant(first.from),
        once.length === 0 ? null : listed(once),
      ),
    ];
  });
}

function listed(words: readonly string[]): string {
  const language = currentLanguage();
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(words);
}
