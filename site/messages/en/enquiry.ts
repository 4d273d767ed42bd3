import { plural } from 'booking-rules/shared/format/plural';

/** What a question to the business is asked with, and what is said of it. */
export const enquiry = {
  title: 'Your enquiry',
  thankYou: 'Thank you',
  seeAll: 'See all apartments',
  name: 'Your name',
  arrive: 'Arrive (optional)',
  leave: 'Leave (optional)',
  guests: 'Guests (optional)',
  question: 'Your question',
  send: 'Send enquiry',
  answeredBy: 'We answer by email, usually within a working day.',
  /** For owners who would like their property looked after. */
  owner: {
    title: 'Tell us about your property',
    lead: "We'll tell you what it could earn and how we would look after it, with no obligation.",
    area: 'Where your property is',
    areaHint: 'The area, and the building if it has a name.',
    bedrooms: 'Bedrooms',
    choose: 'Choose',
    studio: 'Studio',
    question: 'What you would like to know',
  },
  problems: {
    arrivalToo: 'Choose the day you arrive, too',
    departureToo: 'Choose the day you leave, too',
    departureAfter: 'Choose a day after the day you arrive',
    question: 'Enter your question',
    tooLong: (characters: number) => `Use at most ${characters} characters`,
  },
  notSent: "Your enquiry wasn't sent.",
  /** Follows the reason as a sentence of its own. */
  kept: "We've kept what you entered.",
  done: {
    received: "We've received your enquiry",
    /** Before its reference, with which the sentence ends. */
    reply: (email: string | undefined) =>
      `We'll reply ${email ? `to ${email}` : 'by email'}, usually within a working day. Your reference is`,
  },
  /** Why the server could do nothing with a form that was sent without JavaScript. */
  failures: {
    check: 'Please check your enquiry.',
    tooLong: 'Your enquiry is too long. Please shorten it.',
    tooMany: (seconds: number) => {
      const wait = seconds < 60 ? plural(seconds, 'second') : plural(Math.ceil(seconds / 60), 'minute');
      return `Too many requests from your connection: try again in ${wait}.`;
    },
    notNow: "We can't take your enquiry right now. Try again in a few seconds, or call us.",
    ourSide: 'Something went wrong on our side. Try again, or call us.',
  },
};
