/** Messages of a thread as mails, and the mail that asks for a review. */
export const letters = {
  message: {
    subject: (stay: string) => `A message about your stay: ${stay}`,
    title: (brand: string) => `${brand} has written to you`,
    answer: 'Reply to this email, or answer on the page of your booking.',
    open: 'Open your booking',
  },
  review: {
    subject: (stay: string) => `How was your stay? ${stay}`,
    preheader: 'It takes two minutes and helps the next guests choose.',
    title: 'How was your stay?',
    ask: (name: string, apartment: string) =>
      `Thank you for staying with us, ${name}. How was ${apartment}? Tell us and the guests who come after you: it takes two minutes.`,
    write: 'Write a review',
    shown: (day: string) =>
      `We show your first name and the month of your stay, never your full name. You can write it until ${day}.`,
    once: 'We ask only once.',
  },
};
