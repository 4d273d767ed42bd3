import type { EnquiryKind, EnquiryState } from 'booking-rules/shared/domain/enquiry';
import type { EnquiryView } from 'booking-rules/contracts/inbox';
import { formatStay } from 'booking-rules/shared/format/stay';
import { plural } from 'booking-rules/shared/format/plural';

export const STATE_LABELS: Readonly<Record<EnquiryState, string>> = {
  new: 'New',
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};

export const KIND_LABELS: Readonly<Record<EnquiryKind, string>> = {
  general: 'General question',
  apartment: 'An apartment',
  owner: 'An owner’s property',
};

/** What an enquiry is about, in a few words. */
export function labelForTopic({ kind, apartmentName, propertyArea }: EnquiryView): string {
  if (kind === 'owner') return propertyArea === null ? 'Owner' : `Owner, ${propertyArea}`;
  return apartmentName ?? 'General question';
}

/** The stay that is asked for, in a few words; null when no days are named. */
export function labelForStay({ checkIn, checkOut, guests }: EnquiryView): string | null {
  if (checkIn === null || checkOut === null) return guests === null ? null : plural(guests, 'guest');
  const days = formatStay({ checkIn, checkOut });
  return guests === null ? days : `${days}, ${plural(guests, 'guest')}`;
}
