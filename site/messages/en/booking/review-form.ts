/** The page on which guests review their stay. */
export const reviewForm = {
  title: 'How was your stay?',
  invitation: (until: string) => `Tell us and the next guests, until ${until}. It takes two minutes.`,
  write: 'Write a review',
  stay: (apartment: string, days: string) => `${apartment}, ${days}`,
  intro: (until: string) =>
    `Be honest: it helps the next guests, and us. You can write until ${until}. We read every review before we show it.`,
  shown: (name: string, month: string) => `We show “${name}, ${month}”, never your full name.`,
  overall: 'Your stay as a whole',
  stars: ['', '1 – Poor', '2 – Fair', '3 – Good', '4 – Very good', '5 – Excellent'],
  parts: 'In detail (optional)',
  noStars: 'No rating',
  text: 'Your review',
  textHint: 'What did you like? What should other guests know?',
  send: 'Send review',
  problems: {
    rating: 'Choose from 1 to 5',
    text: 'Write a few words',
    check: 'Something is missing. Look at the fields above.',
  },
  failures: {
    tooLong: 'Your review is too long. Please shorten it.',
    notNow: "We can't take your review right now. Try again in a few seconds.",
  },
  thanks: 'Thank you for your review',
  thanksText: "We'll read it and publish it soon. We usually reply, too.",
  states: {
    early: 'You can review your stay from the day you leave.',
    closed: 'This stay can no longer be reviewed: the 60 days are over.',
    never: 'This stay did not take place, so there is nothing to review.',
  },
  brokenLink: "This link doesn't open a review.",
  brokenLinkText: 'It may be incomplete. Open it from our email once more.',
  toBooking: 'To your booking',
};
