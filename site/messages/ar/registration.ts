import type { Messages } from '../types';
import { isolated } from 'booking-rules/shared/format/isolated';

const words: Messages['registration'] = {
  heading: 'سجّل جميع المقيمين',
  loading: 'جارٍ تحميل التسجيل',
  withoutScript: {
    before: 'للتسجيل هنا، فعّل JavaScript، أو اتصل بنا على ',
    after: ' واذكر رقم حجزك.',
  },
  noAccess: {
    title: 'افتح هذه الصفحة بالرابط الوارد في رسالتنا',
    text: 'أو ابحث عن حجزك أولًا، فالتسجيل في صفحته.',
    lookUp: 'البحث عن حجزي',
  },
  failed: 'تعذّر تحميل التسجيل.',
  again: 'حاول مرة أخرى',
  why: (city) =>
    city === ''
      ? 'نطلب من جميع المقيمين التسجيل قبل الوصول.'
      : `يلزمنا القانون في ${isolated(city)} بتسجيل جميع المقيمين. يُرجى إتمام ذلك قبل وصولك.`,
  due: (instant) => `يجب إبلاغ الجهة المختصة في موعد أقصاه ${instant}.`,
  safety: (day) => `نشفّر ما تُدخله قبل حفظه. لا يطّلع عليه إلا مديرو الحجوزات لدينا، ويُحذف في موعد أقصاه ${day}.`,
  who: 'المسجلون',
  progress: (registered, needed) => `سُجّل ${registered} من ${needed}`,
  guest: (number) => `الضيف ${number}`,
  withInitials: (guest, initials) => `${isolated(guest)}: ${isolated(initials)}`,
  child: 'طفل',
  remove: 'إزالة',
  removeOne: (who) => `إزالة ${isolated(who)}`,
  next: (number, needed) => `الضيف ${number} من ${needed}`,
  firstName: 'الأسماء الأولى',
  lastName: 'اسم العائلة',
  asInDocument: 'كما في الوثيقة.',
  nationality: 'الجنسية',
  choose: 'اختر',
  documentKind: 'الوثيقة',
  kinds: {
    passport: 'جواز سفر',
    'emirates-id': 'الهوية الإماراتية',
    'gcc-id': 'بطاقة هوية من دول مجلس التعاون',
    'national-id': 'بطاقة هوية وطنية',
  },
  documentNumber: 'رقم الوثيقة',
  birthDate: {
    legend: 'تاريخ الميلاد',
    parts: { day: 'اليوم', month: 'الشهر', year: 'السنة' },
    hint: 'بالتقويم الميلادي، مثل 27 3 1985.',
    problems: {
      missing: 'أدخل تاريخ الميلاد',
      day: 'أدخل رقم اليوم من 1 إلى 31',
      month: 'أدخل رقم الشهر من 1 إلى 12',
      year: 'أدخل السنة بأربعة أرقام',
      notReal: 'هذا التاريخ غير موجود. تحقق من اليوم والشهر والسنة',
      future: 'لا يمكن أن يكون تاريخ الميلاد في المستقبل',
      tooLongAgo: 'تحقق من السنة، وأدخلها بالتقويم الميلادي',
    },
  },
  address: 'عنوان السكن',
  picture: 'صورة الوثيقة',
  choosePicture: 'اختر صورة',
  noPicture: 'لم تُختر صورة',
  pictureHint: 'الصفحة التي فيها الصورة الشخصية، ظاهرةً بالكامل. JPEG أو PNG أو WebP، حتى 10 ميغابايت.',
  register: 'تسجيل هذا الضيف',
  children: {
    heading: 'الأطفال',
    text: (age) => `لا يحتاج من هم دون ${age} عامًا إلى وثيقة: يكفي أن تذكر أن أحدكم طفل.`,
    button: 'أحد الضيوف طفل',
  },
  problems: {
    firstName: 'أدخل الأسماء الأولى كما في الوثيقة',
    lastName: 'أدخل اسم العائلة كما في الوثيقة',
    nationality: 'اختر الجنسية',
    document: 'أدخل من 5 إلى 20 حرفًا ورقمًا كما في الوثيقة',
    emiratesId: 'أدخل أرقام البطاقة الـ15، وتبدأ بـ784',
    address: 'أدخل عنوان السكن',
    picture: 'أضف صورة الوثيقة',
  },
  done: { title: 'جميع الضيوف مسجلون', text: 'شكرًا لك. لم يبقَ شيء يُسجَّل لهذه الإقامة.' },
  reported: { title: 'أُبلغت الجهة المختصة', text: 'أرسلنا إليها البيانات. لم يبقَ شيء عليك.' },
  off: 'لا يلزم تسجيل أحد لهذه الإقامة.',
  closed: {
    title: 'التسجيل غير متاح هنا الآن',
    text: 'التسجيل متاح للإقامة المؤكدة حتى يوم المغادرة. يُرجى التواصل معنا.',
  },
  booking: 'العودة إلى حجزك',
};

export const registration = { registration: words };
