import type { Messages } from '../messages';

/** Guides and their lists. */
export const guides: Messages['guides'] = {
  heading: 'المقالات',
  by: (author) => `بقلم ${author}`,
  readOn: 'تابع القراءة',
  ofDay: (date) => `المقالات المنشورة في ${date}`,
  categories: 'الفئات',
  page: (page) => `، الصفحة ${page}`,
  none: {
    before: 'لا توجد مقالات بعد. في هذه الأثناء، اطّلع على',
    link: 'جميع الشقق',
    after: '.',
  },
};
