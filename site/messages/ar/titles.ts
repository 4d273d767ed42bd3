import type { ServerMessages } from '../all-languages';

const pageOf = (page: number): string => (page === 1 ? '' : `، الصفحة ${page}`);

/** What pages are called in tabs and by search engines, and what is said of them there. */
export const titles: ServerMessages['titles'] = {
  home: (brand, city) => `${brand} · شقق عطلات في ${city} بحجز مباشر`,
  results: (brand, city, page) => `جميع الشقق في ${city}${pageOf(page)} · ${brand}`,
  resultsText: (brand, city) =>
    `شقق عطلات في ${city} بحجز مباشر مع ${brand}: السعر الإجمالي لتواريخك شاملًا جميع الرسوم.`,
  area: (brand, area, page) => `شقق عطلات في ${area}${pageOf(page)} · ${brand}`,
  areaText: (brand, area, city) => `شقق عطلات في ${area}، ${city}، بحجز مباشر مع ${brand}.`,
  category: (brand, name, page) => `${name}${pageOf(page)} · ${brand}`,
  categoryText: (brand, name) => `${name}: مقالات من ${brand}.`,
  day: (brand, date) => `المقالات المنشورة في ${date} · ${brand}`,
  contact: (brand) => `تواصل معنا · ${brand}`,
  contactText: (brand) =>
    `اسأل ${brand} عن شقة أو إقامة أو أي أمر آخر: بالهاتف أو بالبريد الإلكتروني أو عبر النموذج.`,
};
