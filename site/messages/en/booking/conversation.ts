import { plural } from 'booking-rules/shared/format/plural';

/** Messages between the guest of a booking and the business. */
export const conversation = {
  heading: 'Messages',
  none: "Questions about your stay? Write to us here. You'll get our answer here and by email.",
  you: 'You',
  readAt: (when: string) => `Read ${when}`,
  attachments: (count: number) =>
    `Your email had ${plural(count, 'attachment')}. We can't take attachments by email: please describe it, or call us.`,
  earlier: (count: number) => `Show ${plural(count, 'earlier message')}`,
  label: 'Your message',
  hint: 'We also answer by email.',
  write: 'Write a message first',
  send: 'Send message',
  sent: 'Sent. We usually answer within a working day.',
  notSent: "Your message couldn't be sent.",
  kept: 'What you wrote is still here.',
  notLoaded: "Your messages couldn't be loaded.",
  again: 'Try again',
  whatsapp: 'Write on WhatsApp',
};
