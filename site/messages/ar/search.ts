import type { StaySort } from 'booking-rules/shared/listing/listing';
import type { Messages } from '../types';
import { bedrooms, guests, nights } from 'booking-rules/shared/messages/ar/nouns';

const SORTS: Record<StaySort, string> = {
  recommended: 'الموصى بها',
  price: 'السعر: من الأقل إلى الأعلى',
  'price-desc': 'السعر: من الأعلى إلى الأقل',
  bedrooms: 'الأكثر غرف نوم',
  guests: 'الأكبر سعة للضيوف',
};

/** The form that looks for a stay, its filters, and what a search asks for. */
export const search: Messages['search'] = {
  findApartment: 'ابحث عن شقة',
  searchAndFilter: 'البحث والتصفية',
  search: 'بحث',
  checkIn: 'تسجيل الوصول',
  checkOut: 'تسجيل المغادرة',
  addDate: 'أضف تاريخًا',
  guests: 'الضيوف',
  anyNumber: 'أي عدد',
  guestCount: guests.subject,
  sheet: {
    whenArriving: 'متى تصل؟',
    whenLeaving: 'متى تغادر؟',
    nights: nights.subject,
    clear: 'امسح التواريخ',
    done: 'تم',
  },
  problem: {
    noCheckIn: 'أضف تاريخ الوصول لمعرفة التكلفة الإجمالية لإقامتك.',
    noCheckOut: 'أضف تاريخ المغادرة لمعرفة التكلفة الإجمالية لإقامتك.',
    noSuchDay: 'هذه التواريخ غير صحيحة. اخترها من جديد.',
    past: 'هذه التواريخ قد مضت. اختر تاريخ وصول من اليوم فصاعدًا.',
    order: 'يجب أن تكون المغادرة بعد الوصول.',
    tooLong: (count) => `يمكنك البحث عن إقامات لا تتجاوز ${nights.object(count)}.`,
    tooFar: 'هذه التواريخ بعيدة، ولا يمكن حجزها بعد.',
  },
  filters: {
    heading: (count) => (count > 0 ? `التصفية والترتيب (${count})` : 'التصفية والترتيب'),
    applied: 'عوامل التصفية المختارة',
    remove: 'إزالة:',
    area: 'المنطقة',
    allAreas: 'جميع المناطق',
    bedrooms: 'غرف النوم',
    anyBedrooms: 'أي عدد من غرف النوم',
    sortBy: 'الترتيب حسب',
    sorts: SORTS,
    show: 'عرض الشقق',
    price: 'السعر',
    priceFrom: (currency) => `من ${currency}`,
    priceTo: (currency) => `إلى ${currency}`,
    aNight: 'لليلة الواحدة، شاملًا جميع الرسوم',
    wholeStay: 'للإقامة كاملة، شاملًا جميع الرسوم',
    any: 'أي سعر',
    amenities: (count) => (count === 0 ? 'المرافق' : `المرافق (${count})`),
  },
  asked: {
    dates: (from, to) => `${from} – ${to}`,
    studio: 'استوديو',
    bedrooms: (count) => `${bedrooms.subject(count)} أو أكثر`,
    anyPrice: 'أي سعر',
    priceFrom: (amount) => `ابتداءً من ${amount}`,
    priceTo: (amount) => `حتى ${amount}`,
    priceBetween: (least, most) => `من ${least} إلى ${most}`,
  },
  instead: {
    dates: (from, to) => `${from} – ${to} بدلًا من ذلك`,
    withoutDates: 'من دون تواريخ',
    anyGuests: 'أي عدد من الضيوف',
    allAreas: 'جميع المناطق',
    anyBedrooms: 'أي عدد من غرف النوم',
    anyPrice: 'أي سعر',
    without: (amenity) => `من دون «${amenity}»`,
    allOnDates: 'جميع الشقق المتاحة في تواريخك',
    allWithoutDates: 'جميع الشقق، من دون تواريخ',
  },
};
