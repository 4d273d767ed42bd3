import { plural } from 'booking-rules/shared/format/plural';
import type { MailCondition, MailMoment } from 'booking-rules/shared/domain/mail-rule';

const days = (count: number) => plural(count, 'day');

/** The mails that go to guests by rule. */
export const mailRules = {
  title: 'Automatic emails',
  subtitle: 'Emails that go to guests by themselves, beside confirmations and receipts',
  add: 'Add an email',
  none: 'There are none yet. Add the first one.',
  edit: (name: string) => `Edit “${name}”`,
  open: 'Edit',
  on: 'On',
  off: 'Off',
  switchOn: (name: string) => `“${name}” is on`,
  switched: (name: string, on: boolean) => `“${name}” is now ${on ? 'on' : 'off'}.`,
  sent: (count: number) => (count === 0 ? 'Not sent yet' : `Sent to ${plural(count, 'guest')}`),
  facts: (facts: readonly string[]) => facts.join(' · '),
  newTitle: 'New email',
  when: {
    booking: (hours: number) => (hours === 0 ? 'When booked' : `${plural(hours, 'hour')} after booking`),
    'payment-due': (count: number, time: string) =>
      count === 0
        ? `On the day a payment is due, ${time}`
        : `${days(count)} before a payment is due, ${time}`,
    'before-arrival': (count: number, time: string) => `${days(count)} before arrival, ${time}`,
    'arrival-day': (_: number, time: string) => `On the day of arrival, ${time}`,
    'after-first-night': (_: number, time: string) => `The morning after the first night, ${time}`,
    'before-departure': (count: number, time: string) =>
      count === 0 ? `On the day of check-out, ${time}` : `${days(count)} before check-out, ${time}`,
    'after-departure': (count: number, time: string) =>
      count === 0
        ? `On the day of check-out, ${time}, once guests have left`
        : `${days(count)} after check-out, ${time}`,
  } satisfies Record<MailMoment, (offset: number, time: string) => string>,
  conditions: {
    always: 'Every guest',
    paid: 'Guests who have paid in full',
    owing: 'Guests who still owe money',
  } satisfies Record<MailCondition, string>,
  form: {
    name: 'Name',
    nameHint: 'For your list. Guests never see it.',
    active: 'Send this email',
    activeHint: 'Guests whose time had come before it was switched on do not get it.',
    moment: 'When',
    moments: {
      booking: 'After booking',
      'payment-due': 'Before a payment is due',
      'before-arrival': 'Before arrival',
      'arrival-day': 'On the day of arrival',
      'after-first-night': 'The morning after the first night',
      'before-departure': 'Before check-out',
      'after-departure': 'After check-out',
    } satisfies Record<MailMoment, string>,
    days: 'Days',
    hours: 'Hours',
    time: 'Time',
    /** @param clock by which it is told: `Dubai time` */
    timeHint: (clock: string) => `In ${clock}`,
    paymentHint: 'Guests are already reminded of payments, as Holds and payments in the site settings say.',
    sendLate: 'Send it to guests who book later than that',
    sendLateHint: 'They get it right after booking, as long as it still makes sense.',
    condition: 'Who gets it',
    texts: 'Text',
    languages: { en: 'English', ar: 'Arabic' },
    fallback: 'Guests get it in their language. Where that is empty, they get the other one.',
    subject: 'Subject',
    text: 'Text',
    textHint:
      'An empty line begins a new paragraph. A line with a variable that a booking has nothing for is left out. The link to the booking is added if you leave it out.',
    variables: 'Insert a variable',
    save: 'Save',
    saved: 'Saved.',
    remove: 'Remove',
    askToRemove: 'Remove this email?',
    removal: 'Guests will no longer get it. What was sent stays in the bookings.',
    removed: 'Removed.',
    back: 'Back',
  },
  preview: {
    title: 'Preview',
    booking: 'With the booking of',
    bookingLine: (guest: string, apartment: string, day: string) => `${guest}, ${apartment}, ${day}`,
    noBookings: 'There are no bookings yet to show it with.',
    writing: 'Write a subject and a text to see the email.',
    subject: (subject: string) => `Subject: ${subject}`,
    missing: (names: readonly string[]) => `Left out, because this booking has none: ${names.join(', ')}`,
    frame: 'The email as the guest reads it',
    sendTest: 'Send it to me',
    sent: (address: string) => `Sent to ${address}.`,
    written: (address: string) =>
      `Written to the folder for emails, for ${address}: no mail server is set up.`,
  },
  ofBooking: {
    title: 'Automatic emails to come',
    none: 'None are planned.',
    at: (instant: string) => `Planned for ${instant}`,
    active: 'Send automatic emails to this guest',
    offNow: 'This guest gets no more automatic emails.',
    onNow: 'This guest gets automatic emails again.',
  },
};
