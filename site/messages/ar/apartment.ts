import { formatCount } from 'booking-rules/shared/format/plural';
import type { Messages } from '../types';
import { countOf } from 'booking-rules/shared/messages/ar/count';
import { baths, bedrooms, days, guests, hours, nights } from 'booking-rules/shared/messages/ar/nouns';
import { isolated } from 'booking-rules/shared/format/isolated';

/** Beds of a kind, by its word for one, for two, and for more. */
const bedsOf = (one: string, two: string, more: string) => (count: number) =>
  countOf(count, {
    one: `سرير ${one} واحد`,
    two: `سريران ${two}`,
    few: `أسرّة ${more}`,
    many: `سريرًا ${one}`,
    other: `سرير ${one}`,
  });

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
    sleeping: 'أين ستنام',
    facts: 'نظرة سريعة',
    amenities: 'المرافق والتجهيزات',
    availability: 'التواريخ المتاحة',
    stayDetails: 'معلومات تهمك',
    terms: 'الشروط',
    location: 'الموقع',
    reviews: 'آراء الضيوف',
    host: 'مضيفك',
    enquiry: 'استفسر عن هذه الشقة',
    similar: 'شقق مشابهة',
  },
  rooms: {
    names: {
      bedroom: 'غرفة نوم',
      'living-room': 'غرفة المعيشة',
      kitchen: 'المطبخ',
      bathroom: 'الحمّام',
      balcony: 'الشرفة',
      'outdoor-area': 'الحديقة والتراس',
      'shared-area': 'في المبنى',
    },
    numbered: (name, number) => `${isolated(name)} ${number}`,
    beds: {
      'king-bed': bedsOf('كينغ', 'كينغ', 'كينغ'),
      'queen-bed': bedsOf('كوين', 'كوين', 'كوين'),
      'double-bed': bedsOf('مزدوج', 'مزدوجان', 'مزدوجة'),
      'single-bed': bedsOf('مفرد', 'مفردان', 'مفردة'),
      'bunk-bed': bedsOf('بطابقين', 'بطابقين', 'بطابقين'),
      'sofa-bed': (count) =>
        countOf(count, {
          one: 'أريكة سرير واحدة',
          two: 'أريكتا سرير',
          few: 'أرائك سرير',
          many: 'أريكة سرير',
          other: 'أريكة سرير',
        }),
      'folding-bed': bedsOf('قابل للطي', 'قابلان للطي', 'قابلة للطي'),
    },
  },
  facts: {
    floor: 'الطابق',
    floorNumber: (floor) => {
      if (floor < 0) return 'تحت مستوى الأرض';
      return floor === 0 ? 'الطابق الأرضي' : `الطابق ${formatCount(floor)}`;
    },
    lift: 'المصعد',
    hasLift: 'نعم',
    noLift: 'لا يوجد مصعد',
    view: 'الإطلالة',
    views: {
      sea: 'البحر',
      marina: 'المرسى',
      canal: 'القناة',
      creek: 'الخور',
      lake: 'البحيرة',
      skyline: 'أفق المدينة',
      'golf-course': 'ملعب الغولف',
      park: 'الحديقة العامة',
      garden: 'الحديقة',
      street: 'الشارع',
      courtyard: 'الفناء',
    },
    wifi: 'شبكة Wi-Fi',
    wifiSpeed: (speed) => `${formatCount(speed)} ميغابت في الثانية بالقياس`,
    parking: 'موقف السيارة',
    parkings: {
      'parking-included': 'موقف مشمول',
      'parking-paid': 'في المبنى مقابل رسم',
      'public-parking': 'مواقف عامة قريبة',
      'no-parking': 'لا يوجد',
    },
    checkIn: 'تسجيل الوصول',
    checkInMethods: {
      'door-code': 'بنفسك، برمز الباب',
      'key-box': 'بنفسك، من صندوق المفاتيح',
      reception: 'المفاتيح في الاستقبال',
      'in-person': 'نستقبلك عند الباب',
    },
  },
  nearby: {
    title: 'المسافات إلى ما حولك',
    place: 'المكان',
    onFoot: 'سيرًا',
    byTransit: 'بالمواصلات العامة',
    minutes: (count) => `${formatCount(count)} د`,
  },
  host: {
    answersWithin: {
      hour: (count) => `يرد عادةً خلال ${hours.object(count)}`,
      day: (count) => `يرد عادةً خلال ${days.object(count)}`,
    },
    speaks: (languages) => `نتحدث ${languages}`,
    whatsapp: 'اسأل عبر WhatsApp',
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
    map: (name) => `خريطة: موقع ${isolated(name)}`,
    moreIn: (district) => `المزيد من الشقق في ${isolated(district)}`,
    permit: 'تصريح بيت عطلات',
    permitNumber: (number) => `تصريح بيت عطلات رقم ${number}`,
  },
  minimumStay: (count) => `الإقامة من ${nights.object(count)} على الأقل، ما لم يُذكر غير ذلك في التقويم`,
  night: 'ليلة',
  terms: {
    cancellation: (policy) => `سياسة الإلغاء: ${isolated(policy)}`,
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
    percentage: (percent, name) => `${isolated(name)} ${percent}%`,
    includes: (charges) => `يشمل السعر ${['الإقامة', 'التنظيف', ...charges].join(' و')}. بلا أي رسوم خفية.`,
  },
};

export const gallery: Messages['gallery'] = {
  photos: 'الصور',
  photo: (number, total, alt) => `الصورة ${number} من ${total}: ${isolated(alt)}`,
  showAll: (count) => (count === 1 ? 'عرض الصورة' : `عرض جميع الصور (${count})`),
  rooms: 'الغرف',
  otherPhotos: 'صور أخرى',
  none: 'الصور في الطريق إليك.',
  photosOf: (name) => `صور ${isolated(name)}`,
  lightbox: {
    previous: 'السابقة',
    next: 'التالية',
    close: 'إغلاق',
    gallery: 'معرض الصور',
    carousel: 'عارض الصور',
    slide: 'صورة',
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    position: '{index} من {total}',
  },
};
