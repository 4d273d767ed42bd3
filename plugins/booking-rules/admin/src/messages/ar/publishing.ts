import type { PanelMessages } from '../types';

export const publishing: PanelMessages['publishing'] = {
  ready: 'جاهز للنشر؟',
  scheduled: 'النشر المجدول',
  scheduledFor: (day, time) => `بعد الحفظ يُنشر تلقائيًا يوم ${day} الساعة ${time} بتوقيت المكان.`,
  sections: 'أقسام هذا النموذج',
  parts: {
    name: 'الاسم والوصف',
    photos: 'الصور',
    location: 'الموقع',
    permit: 'التصريح',
    rooms: 'الغرف والمرافق',
    stayDetails: 'تفاصيل الإقامة',
    prices: 'الأسعار',
    booking: 'الحجز',
    brand: 'العلامة التجارية والتواصل',
    rating: 'التقييم',
    arrival: 'الوصول والمغادرة',
    discounts: 'الخصومات',
    cancellation: 'الإلغاء',
    publishing: 'النشر',
  },
  filters: { createdAt: 'تاريخ الإنشاء', updatedAt: 'آخر تغيير' },
};
