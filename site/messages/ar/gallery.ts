import type { Messages } from '../messages';

export const gallery: Messages['gallery'] = {
  photos: 'الصور',
  photo: (number, total, alt) => `الصورة ${number} من ${total}: ${alt}`,
  showAll: (count) => (count === 1 ? 'عرض الصورة' : `عرض جميع الصور (${count})`),
  none: 'الصور في الطريق إليك.',
  photosOf: (name) => `صور ${name}`,
  lightbox: {
    previous: 'السابقة',
    next: 'التالية',
    close: 'إغلاق',
    gallery: 'معرض الصور',
    carousel: 'عارض الصور',
    slide: 'صورة',
    position: '{index} من {total}',
  },
};
