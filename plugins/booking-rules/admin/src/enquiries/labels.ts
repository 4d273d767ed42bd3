import type { EnquiryView } from 'booking-rules/contracts/inbox';
import { formatStay } from 'booking-rules/shared/format/stay';
import { messages } from '../messages/messages';

/** What an enquiry is about, in a few words. */
export function labelForTopic({ kind, apartmentName, propertyArea }: EnquiryView): string {
  const t = messages().enquiries.topic;
  return kind === 'owner' ? t.owner(propertyArea) : (apartmentName ?? t.general);
}

/** The stay that is asked for, in a few words; null when no days are named. */
export function labelForStay({ checkIn, checkOut, guests }: EnquiryView): string | null {
  const t = messages().enquiries;
  if (checkIn === null || checkOut === null) return guests === null ? null : t.guestCount(guests);
  const days = formatStay({ checkIn, checkOut });
  return guests === null ? days : t.daysAndGuests(days, guests);
}
