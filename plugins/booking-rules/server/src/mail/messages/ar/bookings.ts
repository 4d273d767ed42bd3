import { durationOf } from '../../../../../shared/messages/ar/duration';
import type { MailMessages } from '../types';
import { isolated } from '../../../../../shared/format/isolated';

export const bookings: MailMessages['bookings'] = {
  requested: {
    subject: (stay) => `استلمنا طلبك: ${stay}`,
    preheader: (until) => `نرد عليك ${until}. وحتى ذلك الحين لا يستطيع أحد غيرك حجز هذه الليالي.`,
    title: 'استلمنا طلبك',
    withinADay: 'خلال يوم واحد',
    by: (instant) => `في موعد أقصاه ${instant}`,
    thanks: (name, until) =>
      `شكرًا لك يا ${isolated(name)}. نرد عليك ${until}، ونحتفظ لك بهذه الليالي حتى ذلك الحين.`,
    price: (total) => `لن تدفع شيئًا قبل أن نوافق على طلبك. تبلغ تكلفة الإقامة بعدها ${total}.`,
  },
  held: {
    subject: (stay) => `ادفع لتأكيد إقامتك: ${stay}`,
    preheader: (until) => `نحتفظ لك بهذه الليالي ${until}.`,
    title: 'نحتفظ لك بهذه الليالي',
    aShortTime: 'لوقت قصير',
    until: (instant) => `حتى ${instant}`,
    byButton: (name, until, open) =>
      `${isolated(name)}، نحتفظ لك بهذه الليالي ${until}. ادفع ${open} بالبطاقة بالزر أدناه لتكون الإقامة لك. بعد ذلك يمكن لغيرك حجزها.`,
    onOpenPage: (name, until, open) =>
      `${isolated(name)}، نحتفظ لك بهذه الليالي ${until}. ادفع ${open} في صفحة الدفع المفتوحة لديك، أو اطلب منا رابطها، لتكون الإقامة لك. بعد ذلك يمكن لغيرك حجزها.`,
    alreadyPaid: 'إن كنت قد دفعت، فسيصلك تأكيد الحجز قريبًا.',
    pay: (open) => `ادفع ${open}`,
  },
  transfer: {
    preheader: (until) => `نحتفظ لك بهذه الليالي حتى ${until}.`,
    paymentIsDue: 'موعد استحقاق الدفع',
    pay: (name, until, open) =>
      `${isolated(name)}، نحتفظ لك بهذه الليالي حتى ${until}. حوّل ${open} إلى حسابنا المصرفي قبل ذلك لتكون الإقامة لك. نؤكد حجزك بالبريد الإلكتروني فور وصول المبلغ.`,
    after: 'بعد ذلك ينتهي الحجز ويمكن لغيرك حجز هذه الليالي.',
  },
  reminder: {
    subject: (until, stay) => `نحتفظ لك بالليالي حتى ${until}: ${stay}`,
    preheader: (open) => `ما زلنا ننتظر ${open}.`,
    title: 'ما زلنا ننتظر دفعتك',
    text: (name, open, until) =>
      `${isolated(name)}، لم يصلنا مبلغ ${open} بعد. نحتفظ لك بهذه الليالي حتى ${until}، وينتهي الحجز بعد ذلك. إن كنت قد دفعت، يُرجى إرسال صورة من إيصال التحويل إلينا.`,
  },
  address: {
    subject: (stay) => `أكّد بريدك الإلكتروني لنحتفظ لك بهذه الليالي: ${stay}`,
    preheader: (until) => `نحتفظ لك بهذه الليالي حتى ${until}.`,
    title: 'أكّد بريدك الإلكتروني',
    aShortTime: 'وقت قصير',
    text: (name, until) =>
      `${isolated(name)}، نحتفظ لك بهذه الليالي حتى ${until}. أكّد بريدك الإلكتروني قبل ذلك لنحتفظ لك بها مدة أطول.`,
    button: 'تأكيد بريدي الإلكتروني',
    thenTransfer: (until, open) =>
      `أمامك بعدها حتى ${until} لدفع ${open} بتحويل مصرفي، ونرسل إليك بيانات الحساب.`,
    thenOnArrival: (total) =>
      `تصبح إقامتك مؤكدة بعدها، ما لم تكن بحاجة إلى موافقتنا. تدفع ${total} عند وصولك.`,
    thenAnswer: (hours) =>
      `نرد بعدها على طلبك خلال ${durationOf(hours * 60)}، ولن تدفع شيئًا قبل أن نوافق عليه.`,
    notYou: 'لم تحجز شيئًا؟ تجاهل هذه الرسالة. ستصبح الليالي متاحة من جديد، ولا يترتب عليك أي مبلغ.',
  },
  confirmed: {
    subject: (stay) => `إقامتك مؤكدة: ${stay}`,
    preheader: (time) => `الشقة لك ابتداءً من الساعة ${time} يوم وصولك. كل ما تحتاج إليه في هذه الرسالة.`,
    title: 'إقامتك مؤكدة',
    text: (name) =>
      `${isolated(name)}، يسعدنا أن نرحب بك. احتفظ بهذه الرسالة، ففيها كل ما يخص إقامتك مع ملف لتقويمك.`,
  },
  changed: {
    subject: (stay) => `تغيّرت إقامتك: ${stay}`,
    preheader: 'ما كان وما أصبح.',
    title: 'تغيّرت إقامتك',
    text: (name) =>
      `${isolated(name)}، هذه إقامتك كما هي الآن، مع ملف محدّث لتقويمك. إن لم يناسبك ذلك، يُرجى إخبارنا في أقرب وقت.`,
    total: (amount) => `تبلغ تكلفتها الإجمالية ${amount}.`,
  },
  cancelled: {
    subject: (stay) => `أُلغيت إقامتك: ${stay}`,
    title: 'أُلغيت إقامتك',
    text: (name, refund) => `${isolated(name)}، أُلغيت هذه الإقامة. ${refund}`,
  },
  noLongerHeld: {
    subject: (stay) => `لم نعد نحتفظ لك بهذه الليالي: ${stay}`,
    title: 'لم نعد نحتفظ لك بهذه الليالي',
    mayBeAvailable: 'قد تكون ما زالت متاحة.',
    nothingCharged: 'لم يُخصم منك أي مبلغ.',
    missed: {
      acceptance: (name) =>
        `${isolated(name)}، لم نتمكن من الموافقة على طلبك في الوقت المحدد، ونعتذر عن ذلك.`,
      payment: (name) =>
        `${isolated(name)}، لم تصلنا دفعتك في المدة التي استطعنا الاحتفاظ لك فيها بهذه الليالي.`,
      'address-confirmation': (name) =>
        `${isolated(name)}، لم يُؤكَّد بريدك الإلكتروني في الوقت المحدد، فلم نستطع الاحتفاظ لك بهذه الليالي مدة أطول.`,
    },
    available: (refund) => `الليالي متاحة من جديد، لك ولغيرك. ${refund}`,
    released: (name, refund) =>
      `${isolated(name)}، لم نعد نحتفظ بهذه الليالي لأن دفعتك لم تصلنا. ${refund} إن كنت قد دفعت، يُرجى الرد على هذه الرسالة.`,
    check: 'تحقق من التوفر',
  },
  registration: {
    subject: (stay) => `سجّل بيانات الضيوف قبل وصولك: ${stay}`,
    preheader: 'يستغرق ذلك دقيقتين. جهّز وثائق جميع المقيمين.',
    title: 'سجّل بيانات الضيوف قبل وصولك',
    text: (name, day) =>
      `${isolated(name)}، يلزمنا القانون بتسجيل جميع المقيمين. يُرجى إتمام ذلك قبل وصولك يوم ${day}: توضح الصفحة أدناه المطلوب، وهي تعمل على الهاتف.`,
    button: 'التسجيل الآن',
    safety:
      'نشفّر ما تُدخله، ولا يطّلع عليه إلا مديرو الحجوزات لدينا من أجل الجهة المختصة، ويُحذف بعد إقامتك. يُرجى عدم إرسال الوثائق بالبريد الإلكتروني.',
    alreadyDone: 'إن كان جميع الضيوف مسجلين، فلا حاجة إلى أي إجراء.',
  },
  declined: {
    subject: (stay) => `نعتذر عن قبول طلبك: ${stay}`,
    preheader: 'تتوفر شقق أخرى في تواريخك.',
    title: 'نعتذر عن قبول هذا الطلب',
    text: (name, refund) =>
      `${isolated(name)}، شكرًا لطلبك. يؤسفنا أننا لا نستطيع استضافتك في هذه الشقة في هذه التواريخ. ${refund}`,
    others: 'شاهد الشقق الأخرى',
  },
};
