/** Pages that are shown in place of what was asked for. */
export const errors = {
  notFound: (path: string) => `Page not found: ${path}`,
  /** Of an address that a page has looked at and refused. */
  notFoundFatal: (path: string) => `Page Not Found: ${path}`,
  failed: 'Something went wrong',
  previewExpired: 'This preview has expired',
  tooMany: 'Too many requests',
  busy: 'We are very busy',
  tryAgain: 'Try again',
  toHomepage: 'Back to the homepage',
  toApartments: 'See all apartments',
  pages: {
    missing: { heading: 'Oh oh! Page not found.', text: "The page you're looking for doesn't exist." },
    gone: {
      heading: 'This is no longer here.',
      text: 'What used to be here has expired or been taken down.',
    },
    tooMany: {
      heading: 'Too many requests.',
      text: 'Your connection asked for too many pages at once. Please try again in a few seconds.',
    },
    busy: {
      heading: "We're very busy right now.",
      text: 'Please try again in a few seconds. Nothing has been booked or charged by this page.',
    },
    broken: {
      heading: 'Something went wrong on our side.',
      text: 'Please try again in a moment. Nothing has been booked or charged by this page.',
    },
  },
};
