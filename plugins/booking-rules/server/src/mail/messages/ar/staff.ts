import { countOf } from '../../../../../shared/messages/ar/count';
import { days as daysOf, nights as nightsOf } from '../../../../../shared/messages/ar/nouns';
import type { MailMessages } from '../types';

const attachments = (count: number): string =>
  countOf(count, { one: 'مرفق واحد', two: 'مرفقين', few: 'مرفقات', many: 'مرفقًا', other: 'مرفق' });
const permits = (count: number): string =>
  countOf(count, { one: 'تصريح واحد', two: 'تصريحين', few: 'تصاريح', many: 'تصريحًا', other: 'تصريح' });
const moreRanges = (count: number): string =>
  countOf(count, {
    ...{ one: 'فترة أخرى', two: 'فترتان أخريان', few: 'فترات أخرى' },
    ...{ many: 'فترة أخرى', other: 'فترة أخرى' },
  });

export const staff: MailMessages['staff'] = {
  open: 'فتح في لوحة الإدارة',
  theStay: 'الإقامة',
  guest: 'الضيف',
  owner: 'المالك',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  deposit: (amount) => `يُحتفظ بمبلغ تأمين مسترد قدره ${amount} على حدة لهذه الإقامة.`,
  subject: (what, stay, name) => `${what}: ${stay}، ${name}`,
  reservation: {
    subject: 'حجز جديد',
    title: 'حجز جديد',
    preheader: (total, state) => `${total}، ${state}.`,
    text: (name, total, state) => `إقامة جديدة باسم ${name} بمبلغ ${total}، ${state}.`,
    writes: (name, message) => `كتب الضيف ${name}: «${message}»`,
  },
  request: {
    subject: 'طلب بانتظار ردك',
    title: 'طلب إقامة من ضيف',
    soon: 'في أقرب وقت',
    by: (instant) => `في موعد أقصاه ${instant}`,
    answer: (until) => `اقبل الطلب أو ارفضه ${until}.`,
    held: (until) =>
      `اقبل الطلب أو ارفضه ${until}. الليالي محجوزة حتى ذلك الحين، وإن لم ترد تنتهي صلاحية الطلب ونُعلم الضيف بذلك.`,
    text: (name, total, state) => `طلب إقامة من ${name} بمبلغ ${total}، ${state}.`,
  },
  paying: {
    paid: 'مدفوع',
    onArrival: 'يُدفع عند الوصول',
    notYet: 'لم يُدفع بعد',
    transferBy: (instant) => `يُدفع بتحويل مصرفي في موعد أقصاه ${instant}`,
    transferOrArrival: 'يُدفع بتحويل مصرفي أو عند الوصول',
  },
  cancelled: {
    subject: 'إلغاء حجز',
    preheader: (duty) => `أصبحت الليالي متاحة من جديد. ${duty}`,
    title: 'أُلغي حجز',
    text: (name) => `أُلغيت إقامة ${name} وأصبحت لياليها متاحة من جديد.`,
  },
  changed: {
    subject: 'تغيير من الضيف',
    title: 'غيّر ضيف إقامته',
    text: (name) => `غيّر الضيف ${name} هذه الإقامة ضمن القواعد التي حددتها.`,
    due: (amount) => `يتبقى دفع ${amount}.`,
    nothingDue: 'لا يوجد مبلغ يُدفع أو يُسترد.',
  },
  late: {
    subject: 'دفعة متأخرة',
    title: 'وصلت دفعة متأخرة',
    paidTooMuch: (name) => `دفع الضيف ${name} أكثر من المبلغ المستحق.`,
    paid: (name, paid) => `دفع الضيف ${name} مبلغ ${paid} بعد انتهاء الحجز المؤقت لهذه الليالي.`,
    tooMuch: (duty) => `كانت الإقامة مدفوعة، أو زادت الدفعة على المبلغ المستحق، لذا تُعاد الدفعة. ${duty}`,
    confirmed: 'كانت لياليها لا تزال متاحة، فأصبحت الإقامة مؤكدة.',
    lost: (code, duty) =>
      `لم تعد لياليها متاحة حينها${code === null ? '' : `، أو استُنفد رمزها الترويجي ${code}`}، لذا لن تتم الإقامة. ${duty}`,
  },
  refused: {
    subject: 'رُفض استرداد مبلغ',
    title: 'تعذّر استرداد مبلغ',
    text: (name, kept, paid) =>
      `رفض بنك الضيف ${name} استلام مبلغ مسترد. لا يزال لديك ${kept} من أصل ${paid} دفعها الضيف. يبيّن سجل الحجز المبلغ الذي يجب رده.`,
    duty: 'اتفق مع الضيف على طريقة أخرى، مثل التحويل المصرفي.',
  },
  disputed: {
    subject: 'اعتراض على دفعة',
    title: 'اعتراض على دفعة',
    text: (name) => `هناك مستجدات بشأن دفعة من ${name} قُدّم اعتراض عليها لدى بنك الضيف.`,
    duty: 'رد على الاعتراض في صفحات مزوّد الدفع. تجد كل خطوة في سجل الحجز.',
  },
  depositEnded: {
    title: 'لم يعد التأمين محجوزًا',
    text: (name) =>
      `ألغى مزوّد الدفع حجز مبلغ التأمين على بطاقة ${name}: انتهت مدته، أو ألغاه أحدهم في صفحات المزوّد.`,
    duty: 'إن كنت لا تزال بحاجة إلى التأمين، فاطلبه من جديد من صفحة الحجز.',
  },
  depositRefused: {
    title: 'تعذّر الاحتفاظ بالتأمين أو إعادته',
    text: (name) =>
      `رفض مزوّد الدفع ما تقرّر بشأن مبلغ التأمين على بطاقة ${name}. لا يزال المبلغ محجوزًا على البطاقة، وتجد السبب في صفحة الحجز.`,
    duty: 'اتخذ قرارك من جديد قبل أن ينتهي حجز المبلغ على البطاقة.',
  },
  refund: {
    nothingPaid: 'لم يُدفع شيء.',
    none: (paid) => `لا يُسترد شيء من المبلغ المدفوع وقدره ${paid}.`,
    part: (refund, paid) => `${refund} من أصل ${paid} مدفوعة`,
    byHand: (what) => `يُرجى رد مبلغ ${what} بنفسك: دفع الضيف بتحويل مصرفي أو نقدًا.`,
    byStripe: (what) => `يعيد Stripe مبلغ ${what} إلى البطاقة تلقائيًا.`,
  },
  enquiry: {
    subject: (about, name, reference) => `استفسار جديد: ${about}، ${name} (${reference})`,
    ofGuest: 'من ضيف',
    ofOwner: 'من مالك',
    title: 'استفسار جديد',
    titleOfOwner: 'استفسار جديد من مالك',
    heading: 'الاستفسار',
  },
  message: {
    subject: (name, stay) => `رسالة من ${name}: ${stay}`,
    question: 'سؤال عام',
    title: (name) => `رسالة إليك من ${name}`,
    attachments: (count) =>
      `احتوت رسالة الضيف على ${attachments(count)}. نحن لا نحتفظ بالمرفقات: اطلب من الضيف إرسالها بطريقة أخرى.`,
    answer: 'الرد من لوحة الإدارة',
    answersCome: 'يمكنك أيضًا الرد على هذه الرسالة: يظهر ردك ضمن الرسائل ويصل إلى الضيف.',
    answersGoPast: 'إن رددت على هذه الرسالة، يصل ردك إلى الضيف لكنه لا يظهر ضمن الرسائل.',
  },
  quarantine: {
    notACalendar: (channel) => `أرسل ${channel} ما ليس تقويمًا.`,
    lost: (channel, count) => `اختفت فجأة من تقويم ${channel} ${nightsOf.subject(count)}.`,
    subject: (channel, apartment) => `راجع تقويم ${channel}: ${apartment}`,
    preheader: (what) => `${what} تبقى جميع الليالي محجوبة حتى تقرر.`,
    title: 'تقويم بانتظار قرارك',
    text: (what) => `${what} قد يكون ذلك عطلًا من جهتهم، لذا لم يُلغَ حجب أي ليلة.`,
    blocked: (count, apartment) =>
      `يستمر حجب ${nightsOf.object(count)} في ${apartment} حتى يكتمل التقويم من جديد، أو حتى تقبل التغيير أو ترفضه.`,
    heading: 'الليالي التي ستصبح متاحة',
    decide: 'اتخاذ القرار في لوحة الإدارة',
  },
  conflict: {
    subject: (apartment, reference, channel) => `حجز مزدوج: ${apartment}، ${reference} و${channel}`,
    preheader: (channel, reference) => `ليالٍ من الحجز ${reference} محجوزة أيضًا لدى ${channel}.`,
    title: 'ضيفان لليالي نفسها',
    text: (channel, apartment, reference) =>
      `يُظهر تقويم ${channel} حجزًا في ${apartment} لليالٍ تخص الحجز ${reference}.`,
    bothKept: (channel) => `أُبقي على الحجزين. راجع ${channel}، ثم انقل إحدى الإقامتين أو ألغها.`,
    heading: 'الليالي المحجوزة مرتين',
    solve: 'عرض الحلول الممكنة',
  },
  ranges: {
    nights: nightsOf.subject,
    fromTo: (from, to) => `من ${from} إلى ${to}`,
    more: (count) => `و${moreRanges(count)}.`,
  },
  webhook: {
    gone: (host) => `أفاد ${host} بأن هذا العنوان لم يعد موجودًا.`,
    failed: (host) => `يتعذّر الإرسال إلى ${host} منذ ثلاثة أيام.`,
    subject: (name) => `تعليق وجهة من إشعارات الأنظمة: ${name}`,
    preheader: (why) => `${why} تنتظر الأحداث حتى تستأنف الإرسال.`,
    title: 'عُلّقت وجهة من إشعارات الأنظمة',
    text: (name, why) => `لم تعد الأحداث تصل إلى ${name}: ${why}`,
    kept: 'تُحفظ الأحداث الجديدة 30 يومًا. حين يعمل النظام الآخر من جديد، استأنف الإرسال لتصل إليه بالترتيب.',
    open: 'فتح الوجهة',
  },
  permits: {
    soon: (days) => (days === 0 ? 'اليوم' : `بعد ${daysOf.object(days)}`),
    one: (apartment, soon) => `ينتهي تصريح ${apartment} ${soon}`,
    some: (count) => `يقترب انتهاء ${permits(count)}`,
    preheader: 'جدّد في الوقت المناسب: لا يمكن نشر شقة انتهى تصريحها.',
    titleOfOne: 'تصريح ينتهي قريبًا',
    title: 'تصاريح تنتهي قريبًا',
    text: (what) => `${what}. جدّد في الوقت المناسب، ثم أدخل التصريح الجديد وآخر يوم فيه في بيانات الشقة.`,
    ends: (day, soon) => `${day} (${soon})`,
    permit: (number, ends) => `${number}، ${ends}`,
    see: 'عرضها في لوحة الإدارة',
  },
  problem: {
    subject: (apartment) => `مشكلة: ${apartment}`,
    title: (apartment) => `مشكلة في ${apartment}`,
    reports: (by, text) => `بلاغ من ${by}: «${text}»`,
    photo: 'تجد صورة لها في لوحة الإدارة.',
  },
};
