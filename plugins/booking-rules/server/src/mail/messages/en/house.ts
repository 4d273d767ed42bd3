/** What people are written who look after apartments. */
export const house = {
  link: {
    subject: (brand: string) => `Your list at ${brand}`,
    preheader: 'It shows what there is to do today and tomorrow.',
    title: 'Your list',
    hello: (name: string) =>
      `Hello ${name}. This link opens your own list: what there is to do today and tomorrow, and where.`,
    open: 'Open my list',
    keep: 'It is yours alone, so please do not pass it on. Save it on the home screen of your phone.',
  },
};
