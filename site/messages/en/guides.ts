/** Guides and their lists. */
export const guides = {
  heading: 'Guides',
  by: (author: string) => `By ${author}`,
  readOn: 'Read on',
  ofDay: (date: string) => `Guides of ${date}`,
  categories: 'Categories',
  /** Behind the name of a category, from its second page on. */
  page: (page: number) => `, page ${page}`,
  none: {
    before: 'No guide yet. Meanwhile, have a look at',
    link: 'all apartments',
    after: '.',
  },
};
