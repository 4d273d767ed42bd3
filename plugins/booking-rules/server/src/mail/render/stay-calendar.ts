import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { localInstant } from '../../../../shared/domain/local-day';
import type { TemplateContext } from '../templates/template-context';
import type { CalendarMail } from '../../outbox/mail-types';
import { clockName } from '../../../../shared/format/instant';
import { currentLanguage } from '../../../../shared/format/language';
import { mailMessages } from '../messages/messages';
import { pageUrl } from './of-language';

const METHODS: Readonly<Record<CalendarMail, ICalCalendarMethod>> = {
  'reservation-confirmed': ICalCalendarMethod.PUBLISH,
  'reservation-changed': ICalCalendarMethod.PUBLISH,
  'reservation-cancelled': ICalCalendarMethod.CANCEL,
};

/** A file for a calendar, with the method that its content type has to name. */
export interface CalendarFile {
  method: ICalCalendarMethod;
  content: string;
}

/**
 * The stay from check-in to check-out time. Times are in UTC, because calendars show them in whatever zone the
 * guest is in, and the library writes zoned times of plain dates by the server's own clock.
 * @param sequence higher than in every file that was sent for this stay before
 * @param stamp when the mail was caused
 */
export function stayCalendar(
  kind: CalendarMail,
  { reservation, sender, place, checkInTime, checkOutTime }: TemplateContext,
  sequence: number,
  stamp: Date,
): CalendarFile {
  const { reference, apartmentId, apartmentName, checkIn, checkOut } = reservation;
  const say = mailMessages().parts.calendar;
  const method = METHODS[kind];
  const calendar = ical({
    prodId: { company: sender.brand, product: 'Reservations', language: currentLanguage().toUpperCase() },
    method,
  });
  calendar.createEvent({
    id: `${reference}@${new URL(sender.url).hostname}`,
    sequence,
    stamp,
    start: localInstant(checkIn, checkInTime),
    end: localInstant(checkOut, checkOutTime),
    summary: say.summary(apartmentName, sender.brand),
    description: [
      say.reference(reference),
      say.times(checkInTime, checkOutTime, clockName()),
      ...[sender.phone, sender.email].filter((way) => way !== ''),
    ].join('\n'),
    location: place.address ?? undefined,
    url: pageUrl(sender, `/apartment/${apartmentId}`),
    status: statusOf(kind, reservation.state),
  });
  return { method, content: calendar.toString() };
}

function statusOf(kind: CalendarMail, state: string): ICalEventStatus {
  if (kind === 'reservation-cancelled') return ICalEventStatus.CANCELLED;
  return state === 'held' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
