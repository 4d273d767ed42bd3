import type { PanelMessages } from '../../types';
import { isolated } from '../../../../../shared/format/isolated';

export const website: PanelMessages['website'] = {
  title: 'الموقع',
  subtitle: 'كل ما يعرضه الموقع ويمكنك تغييره.',
  content: {
    guides: { label: 'الأدلة', description: 'مقالات عن المدينة، مع تاريخ وكاتب وصور.' },
    pages: {
      label: 'الصفحات',
      description: 'الصفحة الرئيسية، والصفحات المؤلفة من أقسام، والصفحات القانونية: الخصوصية والشروط وغيرها.',
    },
    areas: { label: 'المناطق', description: 'مقدمات عن مناطق المدينة وصورها.' },
    amenities: { label: 'المرافق', description: 'ما قد يتوفر في الشقق ويصفّي الضيوف النتائج به.' },
    reviews: { label: 'التقييمات', description: 'ما قاله الضيوف عن إقاماتهم.' },
    questions: { label: 'الأسئلة', description: 'أسئلة الضيوف والمالكين، مع إجاباتها.' },
    categories: { label: 'التصنيفات', description: 'موضوعات الأدلة.' },
    redirects: { label: 'التحويلات', description: 'عناوين قديمة تؤدي إلى عناوين جديدة.' },
    settings: {
      label: 'إعدادات الموقع',
      description: 'الاسم وبيانات التواصل وحسابات التواصل الاجتماعي وكل ما يسري على جميع الإقامات.',
    },
    address: { label: 'عنوان الشركة', description: 'العنوان البريدي في أسفل الصفحة.' },
    banner: { label: 'الشريط الإعلاني', description: 'النص في أعلى كل صفحة، مع العرض الترويجي الذي يخصه.' },
    extras: { label: 'الخدمات الإضافية', description: 'ما يمكن للضيوف حجزه مع الإقامة، كما يقرؤون عنه.' },
    media: { label: 'مكتبة الوسائط', description: 'جميع الصور، مع ما تُظهره كل منها.' },
  },
};

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

export const goingLive: PanelMessages['goingLive'] = {
  title: 'الإطلاق',
  subtitle: 'ما يجب فعله قبل أن يحجز الضيوف. فُحص كل سطر للتو.',
  progress: (done, of) => `أُنجز ${done} من ${of}`,
  done: 'تم',
  toDo: 'مطلوب',
  open: (title) => `فتح: ${isolated(title)}`,
};
