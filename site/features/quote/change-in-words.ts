import type { AskedStay } from 'booking-rules/shared/explain/describe';
import { daysBetween, nightCount } from 'booking-rules/shared/domain/stay';
import { messages } from '../../messages/messages';

/** What a stay in the same apartment changes of the one that was asked for: `2 days later, 1 night longer`. */
export function changeInWords(asked: AskedStay, stay: Omit<AskedStay, 'apartmentId'>): string {
  const { quote, ui } = messages();
  const t = quote.refused.changes;
  const days = daysBetween(asked.checkIn, stay.checkIn);
  const nights = nightCount(stay) - nightCount(asked);
  return [
    stay.guests === asked.guests ? [] : t.forGuests(stay.guests),
    days === 0 ? [] : days > 0 ? t.later(days) : t.earlier(-days),
    nights === 0 ? [] : nights > 0 ? t.longer(nights) : t.shorter(-nights),
  ]
    .flat()
    .join(ui.comma);
}
