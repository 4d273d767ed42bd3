import { plural } from '../../../../../shared/format/plural';

/** What a guest or an owner is answered who has written to us. */
export const enquiries = {
  /** What an enquiry is about that names no apartment. */
  about: { property: 'your property', question: 'your question' },
  receipt: {
    subject: (about: string, reference: string) => `We've received your enquiry: ${about} (${reference})`,
    preheader: "We'll reply, usually within a working day.",
    title: "We've received your enquiry",
    thanks: (name: string, about: string) =>
      `Thank you, ${name}. We've received your enquiry about ${about} and usually reply within a working day.`,
    somethingToAdd: 'Something to add?',
    add: (reference: string) => `Reply to this email, or call us and give the reference ${reference}.`,
    notYou: "If you didn't write to us, somebody mistyped their address. You can ignore this email.",
  },
  facts: {
    reference: 'Reference',
    dates: 'Dates',
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    for: 'For',
    guests: (count: number) => plural(count, 'guest'),
    area: 'Area',
    bedrooms: 'Bedrooms',
    studio: 'Studio',
  },
  reply: {
    quote: 'Your quote',
    answer: 'Our answer',
    subject: (title: string, about: string, reference: string) => `${title}: ${about} (${reference})`,
    continue: (reference: string) =>
      `To continue, reply to this email. Your enquiry's reference is ${reference}.`,
    youWrote: 'You wrote',
    theStay: 'The stay',
    validUntil: (instant: string) =>
      `This price is valid until ${instant}. The nights are yours once you reserve them.`,
    reserve: 'See and reserve this stay',
  },
};
