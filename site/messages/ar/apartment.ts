import { formatCount } from 'booking-rules/shared/format/plural';
import type { Messages } from '../types';
import { countOf } from 'booking-rules/shared/messages/ar/count';
import { baths, bedrooms, days, guests, nights } from 'booking-rules/shared/messages/ar/nouns';

export const apartment: Messages['apartment'] = {
  features: {
    label: 'مواصفات الشقة',
    studio: 'استوديو',
    bedrooms: bedrooms.subject,
    baths: baths.subject,
    guests: guests.subject,
    beds: (count) =>
      countOf(count, { one: 'سرير واحد', two: 'سريران', few: 'أسرّة', many: 'سريرًا', other: 'سرير' }),
    squareMetres: (area) => `${formatCount(area)} م²`,
  },
  parts: {
    priceAndDates: 'السعر والتواريخ',
    about: 'عن هذه الشقة',
    amenities: 'المرافق والتجهيزات',
    availability: 'التواريخ المتاحة',
    stayDetails: 'معلومات تهمك',
    terms: 'الشروط',
    location: 'الموقع',
    reviews: 'آراء الضيوف',
    enquiry: 'استفسر عن هذه الشقة',
    similar: 'شقق مشابهة',
  },
  readOn: 'اقرأ المزيد',
  readLess: 'عرض أقل',
  amenities: {
    unknown: 'اسألنا عن تجهيزات هذه الشقة.',
    showAll: (count) => `عرض جميع المرافق (${formatCount(count)})`,
    showFewer: 'عرض مرافق أقل',
    groups: {
      essentials: 'الأساسيات',
      kitchen: 'المطبخ',
      comfort: 'الراحة',
      work: 'العمل',
      family: 'العائلة',
      building: 'في المبنى',
      outdoors: 'في الهواء الطلق',
      services: 'الخدمات',
    },
  },
  location: {
    address: (parts) => parts.join('، '),
    openInMaps: 'افتح في الخرائط',
    newTab: '(علامة تبويب جديدة)',
    map: (name) => `خريطة: موقع ${name}`,
    moreIn: (district) => `المزيد من الشقق في ${district}`,
    permit: 'تصريح بيت عطلات',
    permitNumber: (number) => `تصريح بيت عطلات رقم ${number}`,
  },
  minimumStay: (count) => `الإقامة من ${nights.object(count)} على الأقل، ما لم يُذكر غير ذلك في التقويم`,
  night: 'ليلة',
  terms: {
    cancellation: (policy) => `سياسة الإلغاء: ${policy}`,
    refund: (percent, count) =>
      `استرداد ${percent}% عند الإلغاء قبل الوصول بمدة ${days.object(count)} أو أكثر.`,
    noRefund: 'لا يُسترد المبلغ بعد الحجز.',
    noRefundLater: 'لا يُسترد المبلغ بعد ذلك.',
    deposit: 'مبلغ التأمين',
    depositHeld: '، يُحتفظ به على حدة ويُعاد إليك بعد انتهاء إقامتك.',
    noDeposit: 'لا يوجد.',
    arrivalAndDeparture: 'الوصول والمغادرة',
    times: (checkIn, checkOut, clock) =>
      `تسجيل الوصول من الساعة ${checkIn}، وتسجيل المغادرة حتى الساعة ${checkOut}، ${clock}.`,
    included: 'ما يشمله السعر',
    percentage: (percent, name) => `${name} ${percent}%`,
    includes: (charges) => `يشمل السعر ${['الإقامة', 'التنظيف', ...charges].join(' و')}. بلا أي رسوم خفية.`,
  },
};

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
