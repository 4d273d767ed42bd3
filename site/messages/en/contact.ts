/** The pages on which guests and owners write to the business. */
export const contact = {
  heading: 'Contact us',
  intro: "Ask about an apartment, a stay you've booked, or anything else. A real person reads every message.",
  writeToUs: 'Write to us',
  reachUs: 'Or reach us directly',
  /** @param clocks whose they are: `Dubai time`. A link to the look-up of a booking and a full stop follow. */
  times: (checkIn: string, checkOut: string, clocks: string) =>
    `Check-in from ${checkIn}, check-out by ${checkOut}, ${clocks}. If you have a booking, tell us its reference, or`,
  lookUp: 'look it up',
  lookUpAfter: '.',
  /** An email address and a phone number stand between these. */
  owners: {
    beforeEmail: 'We answer within a working day. You can also write to',
    beforePhone: 'or call',
    after: '.',
  },
};
