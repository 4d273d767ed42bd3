import type { templates as english } from '../en/staff-templates';
import { isolated } from '../../format/isolated';

/** What staff are told of texts with variables, in Arabic. */
export const templates: typeof english = {
  variables: {
    guest_first_name: 'الاسم الأول للضيف',
    guest_name: 'الاسم الكامل للضيف',
    reference: 'رقم الحجز',
    apartment: 'اسم الشقة',
    check_in: 'يوم تسجيل الوصول',
    check_out: 'يوم المغادرة',
    check_in_time: 'الوقت الذي يبدأ منه تسجيل الوصول',
    check_out_time: 'آخر وقت للمغادرة',
    nights: 'عدد الليالي',
    guests: 'عدد الضيوف',
    address: 'عنوان الشقة',
    map_link: 'رابط الشقة على الخريطة',
    total: 'تكلفة الإقامة',
    amount_paid: 'المبلغ المدفوع',
    amount_due: 'المبلغ المتبقي',
    payment_due: 'آخر موعد للدفع',
    payment_link: 'رابط الدفع بالبطاقة',
    trip_link: 'رابط حجز الضيف',
    business_name: 'اسم منشأتك',
    business_phone: 'رقم هاتفك',
    business_email: 'بريدك الإلكتروني',
  },
  unknownVariable: (name) => `لا يوجد متغيّر باسم ${isolated(`{{${name}}}`)}.`,
  openBraces: (near) => `الأقواس غير مغلقة قرب «${isolated(near)}».`,
};
