import { formatCount } from 'booking-rules/shared/format/plural';
import type { PanelMessages } from '../../types';
import { isolated } from '../../../../../shared/format/isolated';

export const demoContent: PanelMessages['demoContent'] = {
  title: 'المحتوى التجريبي',
  subtitle: 'ما جاء مع النسخة التجريبية، وكيف تبدأ بمحتواك بدلًا منه.',
  state: {
    none: 'لا يوجد محتوى تجريبي',
    noneNote: 'لا يوجد محتوى تجريبي في هذا النظام.',
    removed: 'النظام لك الآن',
    removedNote: 'أُزيل المحتوى التجريبي ولن يعود. ويمكن لمحركات البحث إدراج الموقع.',
    goingLive: 'ما يجب فعله قبل أن يحجز الضيوف',
    counts: 'الموجود حاليًا',
    stays: 'يبقى في كل الأحوال',
    loading: 'جارٍ التحميل',
    loadingNote: 'يجري تحميل المحتوى التجريبي. يمكنك البدء بمحتواك بعد اكتماله.',
  },
  kinds: {
    apartments: 'الشقق',
    bookings: 'الحجوزات',
    enquiries: 'الاستفسارات',
    reviews: 'التقييمات',
    guides: 'الأدلة',
    pages: 'الصفحات والأسئلة',
    areas: 'المناطق',
    amenities: 'المرافق',
    terms: 'الشروط والأسعار',
    accounts: 'حسابات الفريق',
    pictures: 'الصور',
  },
  parts: {
    areas: { label: 'المناطق', hint: 'أسماء أحياء المدينة ومقدماتها وصورها.' },
    amenities: { label: 'المرافق', hint: 'القائمة التي تختار منها الشقق.' },
    guides: { label: 'الأدلة', hint: 'مع تصنيفاتها وصورها.' },
    pages: {
      label: 'الصفحات والنصوص القانونية',
      hint: 'مع الأسئلة والإجابات. تبقى النماذج معلَّمة بأنها نماذج.',
    },
    terms: {
      label: 'الشروط والأسعار',
      hint: 'سياسات الإلغاء وخطط الأسعار والخدمات الإضافية والمواسم والعروض الترويجية وإعدادات الإقامة.',
    },
    apartments: {
      label: 'الشقق مع صورها',
      hint: 'مع مناطقها ومرافقها. تُزال تصاريحها غير الحقيقية.',
    },
  },
  kept: {
    why: {
      chosen: 'اخترت الإبقاء عليها',
      changed: 'تغيّرت بعد تحميلها',
      'in use': 'مستخدمة في ما يبقى',
      booked: 'حجزها ضيوف',
      'last administrator': 'المدير الوحيد للنظام',
      yours: 'حسابك',
    },
    heading: (why, kind) => `${isolated(why)}: ${kind}`,
    names: (names, more) =>
      more > 0 ? `${names.map(isolated).join('، ')}، و${more} غيرها` : names.map(isolated).join('، '),
  },
  progress: {
    backingUp: 'جارٍ إنشاء نسخة احتياطية',
    removing: 'جارٍ إزالة المحتوى التجريبي',
    done: 'السجلات المُزالة',
    notYet: 'لا يُزال شيء قبل إنشاء النسخة الاحتياطية.',
    count: (done, total) => `السجلات المُزالة: ${formatCount(done)} من ${formatCount(total)}`,
    leave: 'يمكنك مغادرة هذه الصفحة في أثناء ذلك.',
  },
  result: {
    failed: 'لم يُزل المحتوى التجريبي',
    removed: 'ما أُزيل',
    begun: (at, by) => `بدأها ${isolated(by)}، ${at}`,
    stayed: 'ما بقي',
    backup: 'النسخة الاحتياطية',
    size: 'حجمها',
    megabytes: (size) => `${size} ميغابايت`,
  },
  start: {
    title: 'البدء بمحتواك',
    note: 'تُنشأ نسخة احتياطية أولًا، ثم يُزال المحتوى التجريبي ما عدا ما تُبقي عليه. تُزال دائمًا حجوزاته واستفساراته وتقييماته وحسابات فريقه وبيانات منشأته وصوره غير المستخدمة، ويبدأ ترقيم الفواتير من جديد. ويبقى ما أضفته أو غيّرته، ويبقى حسابك كذلك.',
    keep: 'الإبقاء على',
    question: 'إزالة المحتوى التجريبي؟',
    back: 'رجوع',
    confirm: 'إنشاء نسخة احتياطية ثم الإزالة',
    questionNote: 'إذا تعذّر إنشاء النسخة الاحتياطية فلن يُزال شيء. وإلا فلا سبيل للرجوع إلا باستعادتها.',
    blocking: 'هذه الحجوزات ليست تجريبية، وستُزال شققها. ألغها أو انقلها، أو أبقِ على الشقق.',
    booking: (apartment, stay) => `${isolated(apartment)}، ${stay}`,
  },
};
