import { formatCount } from 'booking-rules/shared/format/plural';
import { countOf } from 'booking-rules/shared/messages/ar/count';
import { apartments } from 'booking-rules/shared/messages/ar/nouns';
import type { PanelMessages } from '../../types';
import { isolated } from '../../../../../shared/format/isolated';

const rowsOf = (count: number): string =>
  countOf(count, { one: 'صف واحد', two: 'صفان', few: 'صفوف', many: 'صفًا', other: 'صف' });
const photosOf = (count: number): string =>
  countOf(count, { one: 'صورة واحدة', two: 'صورتان', few: 'صور', many: 'صورة', other: 'صورة' });

export const listingImports: PanelMessages['listingImports'] = {
  title: 'استيراد الشقق',
  subtitle: 'إنشاء شقق كثيرة وتغييرها من ملف واحد. لا يُكتب شيء قبل أن ترى ما سيحدث.',
  upload: {
    title: 'اختيار ملف',
    template: 'تنزيل النموذج',
    templateNote: 'جميع الأعمدة مع مثال واحد. وتُقبل القوائم ذات الأعمدة الأخرى: أنت تحدد معناها.',
    choose: 'اختيار ملف CSV أو JSON',
    chooseHint: 'أو أفلته هنا. CSV حتى 50 ميغابايت، وJSON حتى 10 ميغابايت.',
    oneAtATime: 'اختر ملفًا واحدًا في كل مرة.',
    otherKind: (file, endings) => `${isolated(file)} من نوع آخر: اختر \u2066${endings.join(', ')}\u2069.`,
    tooLarge: (file, megabytes) => `حجم ${isolated(file)} أكثر من ${megabytes} ميغابايت: قسّمه.`,
  },
  earlier: {
    title: 'عمليات الاستيراد في آخر 30 يومًا',
    caption: 'عمليات الاستيراد',
    file: 'الملف',
    sent: 'أُرسل',
    by: 'بواسطة',
    state: 'الحالة',
    rows: 'الصفوف',
    result: 'النتيجة',
  },
  states: {
    uploaded: 'لم يُفحص بعد',
    checking: 'جارٍ التشغيل التجريبي',
    checked: 'جاهز للاستيراد',
    importing: 'جارٍ الاستيراد',
    imported: 'تم الاستيراد',
    stopped: 'متوقف',
    failed: 'فشل',
  },
  outcomes: { created: 'أُنشئت', changed: 'تغيّرت', 'left alone': 'تُركت كما هي', refused: 'رُفضت' },
  planned: { created: 'ستُنشأ', changed: 'ستتغيّر', 'left alone': 'تُترك كما هي', refused: 'مرفوضة' },
  totals: {
    created: (count) => `أُنشئت: ${formatCount(count)}`,
    changed: (count) => `تغيّرت: ${formatCount(count)}`,
    'left alone': (count) => `تُركت كما هي: ${formatCount(count)}`,
    refused: (count) => `رُفضت: ${formatCount(count)}`,
    list: (told) => told.join('، '),
  },
  page: {
    unnamed: 'استيراد',
    subtitle: (state, rows) => `${state} · ${rowsOf(rows)}`,
    sent: (at, by) => `أرسله ${isolated(by)}، ${at}`,
    changeColumns: 'تغيير الأعمدة',
    problem: 'تعذّرت متابعة الاستيراد',
    notes: 'عن الملف',
    remove: 'إزالة',
    removed: (file) => `أُزيل ${isolated(file)}`,
    removeQuestion: 'إزالة هذا الاستيراد؟',
    keep: 'الإبقاء عليه',
    removeNote: 'يُزال الملف وتقريره، وتبقى الشقق التي استُوردت.',
  },
  start: {
    continue: 'متابعة الاستيراد',
    nothing: 'لا يوجد ما يُستورد.',
    note: (created, drafts, changed, photos) => {
      const asDrafts = drafts === 0 ? '' : `، منها ${formatCount(drafts)} كمسودات`;
      const parts = [
        created === 0 ? [] : [`ستُنشأ ${apartments.subject(created)}${asDrafts}`],
        changed === 0 ? [] : [`ستتغيّر ${apartments.subject(changed)}`],
        photos === 0 ? [] : [`ستُضاف ${photosOf(photos)} على الأكثر`],
      ];
      return `${parts.flat().join('؛ ')}. لا يُحذف شيء.`;
    },
    import: (count) => `استيراد ${apartments.object(count)}`,
    question: (count) => `استيراد ${apartments.object(count)}؟`,
    notYet: 'ليس الآن',
    confirm: 'استيراد',
  },
  progress: {
    dryRun: 'تشغيل تجريبي: لا يُكتب شيء',
    importing: 'جارٍ الاستيراد',
    rowsDone: 'الصفوف المنجزة',
    count: (done, rows, totals) =>
      `أُنجز ${formatCount(done)} من ${formatCount(rows)} من الصفوف${totals === '' ? '' : `. ${totals}`}`,
    stop: 'إيقاف',
    leave: 'يمكنك مغادرة هذه الصفحة في أثناء ذلك.',
    leaveImport: 'يمكنك مغادرة هذه الصفحة في أثناء ذلك. يبقى ما كُتب عند الإيقاف، ويمكن متابعة الاستيراد لاحقًا.',
  },
  result: {
    asDrafts: (drafts) => `منها ${formatCount(drafts)} كمسودات`,
    photosToAdd: 'صور ستُضاف',
    photosAdded: 'صور أُضيفت',
    plan: 'ما سيحدث',
    happened: 'ما حدث',
    show: 'عرض',
    allRows: 'جميع الصفوف',
    warnings: 'مع تحذيرات',
    noRows: 'لا توجد صفوف.',
    caption: 'صفوف القائمة',
    row: 'الصف',
    listing: 'الشقة',
    result: 'النتيجة',
    details: 'التفاصيل',
    draft: 'مسودة',
    photos: photosOf,
    list: (parts) => parts.join('، '),
    unnamed: 'بلا اسم',
    // Each held together, so that the arrow points on in the direction of reading.
    change: (field, from, to) =>
      `${isolated(field)}: ${isolated(from ?? 'لا شيء')} ← ${isolated(to ?? 'لا شيء')}`,
    note: (field, text) => `${isolated(field)}: ${isolated(text)}`,
  },
  mapping: {
    title: 'معنى الأعمدة',
    allUsed: 'جميع الأعمدة مستخدمة.',
    notUsed: (columns) => `غير مستخدمة: ${columns.map(isolated).join('، ')}.`,
    caption: 'الأعمدة',
    column: 'العمود في الملف',
    readAs: 'يُقرأ على أنه',
    columnReadAs: (column) => `يُقرأ «${isolated(column)}» على أنه`,
    unused: 'غير مستخدم',
    byName: (fields) => `${fields.map(isolated).join('، ')} (حسب الاسم)`,
    leaveOut: 'استبعاد',
    pricesFor: 'الأسعار لكل',
    pricesForHint: 'حيث لا تذكر القائمة ذلك',
    periods: { night: 'ليلة', week: 'أسبوع', month: 'شهر', year: 'سنة' },
    area: 'المنطقة',
    areaHint: 'للصفوف التي لا تذكر منطقة',
    source: 'اسم هذه القائمة',
    sourceHint: 'ملف لاحق بالاسم نفسه يغيّر الشقق نفسها',
    check: 'عرض ما سيحدث',
  },
  pictures: {
    title: 'الصور',
    note: 'تُجلب الصور ذات العناوين العامة (https) في القائمة أثناء الاستيراد. ويمكن إرسال غيرها في ملف zip: بالأسماء المذكورة في القائمة، أو في مجلد لكل شقة يحمل معرّفها في القائمة. وتحتفظ الشقق التي لها صور بصورها.',
    archive: (file, photos) => `${isolated(file)}: ${photosOf(photos)}`,
    choose: 'اختيار ملف zip',
    chooseHint: (megabytes) => `أو أفلته هنا. حتى ${megabytes} ميغابايت لكل ملف، وخمسة ملفات على الأكثر.`,
    added: 'أُضيفت الصور. أعد التشغيل التجريبي لترى إلى أي شقق تعود.',
  },
};
