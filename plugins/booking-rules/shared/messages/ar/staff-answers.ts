import type { Answers } from '../messages';
import { choices } from './staff-choices';
import { isolated } from '../../format/isolated';

const states: Readonly<Record<string, string>> = choices;
const stateOf = (state: string): string => states[state] ?? state;

const said: Answers['said'] = {
  // Beside a field.
  'must be a whole number of the smallest unit of the currency':
    'يجب أن يكون عددًا صحيحًا من أصغر وحدات العملة',
  'must be a number': 'يجب أن يكون رقمًا',
  'still names a variable in braces: fill it in': 'ما زال فيه متغيّر بين أقواس: املأه أولًا',
  'goes with answers to enquiries only': 'يُرفق بالردود على الاستفسارات فقط',
  'Another template has this name': 'يوجد قالب آخر بهذا الاسم',
  'There is no review of this booking': 'لا يوجد تقييم لهذا الحجز',
  'Somebody has decided about this review already': 'سبق أن قرر أحدهم بشأن هذا التقييم',
  'The apartment of this review is gone': 'شقة هذا التقييم لم تعد موجودة',
  'There is no such template': 'هذا القالب غير موجود',
  'must be a month such as 2027-01': 'يجب أن يكون شهرًا مثل 2027-01',
  'must be to-pay or paid': 'يجب اختيار «للدفع» أو «مدفوع»',
  'must be a language of the site': 'يجب أن تكون لغة من لغات الموقع',
  'is no language of the site': 'ليست لغة من لغات الموقع',
  'must name each extra once': 'يجب ذكر كل خدمة إضافية مرة واحدة',
  'must name each number of days once': 'يجب ذكر كل عدد من الأيام مرة واحدة',
  'must not be before the first day': 'يجب ألا يسبق اليوم الأول',
  'must not be in the future': 'يجب ألا يكون في المستقبل',
  'must be more than 0, or 0 beside an amount': 'يجب أن يكون أكثر من 0، أو 0 مع مبلغ',
  'say what is to be copied': 'اختر ما تريد نسخه',
  'must be the number of an upload': 'يجب أن يكون رقم ملف مرفوع',
  'must be an address such as https://www.airbnb.com/calendar/ical/1.ics':
    'يجب أن يكون عنوانًا مثل \u2066https://www.airbnb.com/calendar/ical/1.ics\u2069',
  'comes too late: some of this money has gone already': 'فات الأوان: خرج جزء من هذا المبلغ بالفعل',
  'cannot be given: only what was entered by hand is taken back, and once':
    'غير ممكن: لا يُلغى إلا ما أُدخل يدويًا، ومرة واحدة',
  'cannot be charged: this reservation has expired. Confirm it first':
    'لا يمكن تحصيله: انتهت صلاحية هذا الحجز. أكّده أولًا',
  // Reservations and money.
  'The rules refuse this stay': 'القواعد لا تسمح بهذه الإقامة',
  "The stay doesn't fit there": 'لا تناسب الإقامة ذلك المكان',
  'The folio has changed meanwhile. Check it and try again':
    'تغيّر كشف حساب الحجز في هذه الأثناء. راجعه وحاول مرة أخرى',
  'There is no such picture': 'هذه الصورة غير موجودة',
  'Nobody can register for this stay now': 'التسجيل لهذه الإقامة غير متاح الآن',
  'This guest has given no email address. Add one first': 'لم يعطِ هذا الضيف بريدًا إلكترونيًا. أضفه أولًا',
  'This was encrypted with a key that this server does not have, or it was changed since. Whoever runs the server can add the earlier key (REGISTRATION_OLD_KEYS)':
    'شُفّرت هذه البيانات بمفتاح غير موجود على هذا الخادم، أو تغيّرت بعد ذلك. يمكن لمن يدير الخادم إضافة المفتاح السابق (REGISTRATION_OLD_KEYS)',
  'Card payments are not set up': 'الدفع بالبطاقة غير مُعد',
  'Card payments are not enabled': 'الدفع بالبطاقة غير مفعّل',
  'This guest has given no email address. Copy the link': 'لم يعطِ هذا الضيف بريدًا إلكترونيًا. انسخ الرابط',
  'A deposit can be asked for while the stay is confirmed': 'لا يُطلب التأمين إلا والإقامة مؤكدة',
  'The card does not hold it yet': 'لم يُحجز المبلغ على البطاقة بعد',
  'This reservation has no such deposit': 'لا يوجد تأمين كهذا لهذا الحجز',
  'This reservation has no refund to settle': 'لا يوجد لهذا الحجز مبلغ مسترد يلزم تسويته',
  'This reservation has no such email': 'لا توجد رسالة كهذه لهذا الحجز',
  'This money has gone back to the guest already': 'أُعيد هذا المبلغ إلى الضيف بالفعل',
  'There is no such entry': 'لا يوجد بند كهذا',
  "This email hasn't been sent yet. It goes out soon": 'لم تُرسل هذه الرسالة بعد. ستُرسل قريبًا',
  'This email is out of date': 'لم تعد هذه الرسالة صالحة',
  'All that is charged and paid has its document already': 'لكل ما حُصّل ودُفع مستنده بالفعل',
  'There is no such document': 'لا يوجد مستند كهذا',
  'There is no enquiry with this reference': 'لا يوجد استفسار بهذا الرقم',
  // Apartments, rates and owners.
  "This apartment doesn't exist or isn't published": 'هذه الشقة غير موجودة أو غير منشورة',
  'There is no such apartment': 'لا توجد شقة كهذه',
  'Somebody has removed this listing': 'أزال شخص آخر هذه الشقة',
  'Somebody has removed this. Reload the page': 'أزال شخص آخر هذا. أعد تحميل الصفحة',
  'Somebody has removed this policy. Choose another one': 'أزال شخص آخر هذه السياسة. اختر غيرها',
  'Somebody has removed what was chosen here. Reload the page': 'أزال شخص آخر ما اختير هنا. أعد تحميل الصفحة',
  'A picture that was chosen here is no longer in the media library':
    'صورة اختيرت هنا لم تعد في مكتبة الوسائط',
  'The original has changed meanwhile: load the page again': 'تغيّر الأصل في هذه الأثناء: أعد تحميل الصفحة',
  'There is no such owner': 'لا يوجد مالك كهذا',
  'There is no such expense': 'لا يوجد مصروف كهذا',
  // Channels.
  'There is no such calendar feed': 'لا يوجد رابط تقويم كهذا',
  'There is no such calendar': 'لا يوجد تقويم كهذا',
  'There is no such conflict': 'لا يوجد تعارض كهذا',
  'There is nothing to decide about this feed': 'لا يوجد ما يُقرَّر بشأن رابط التقويم هذا',
  'This calendar cannot be read now': 'تتعذّر قراءة هذا التقويم الآن',
  'This calendar is connected already': 'هذا التقويم مرتبط بالفعل',
  'This channel sends its nights by itself': 'ترسل هذه القناة لياليها بنفسها',
  'This feed is being fetched right now': 'يجري جلب رابط التقويم هذا الآن',
  // Setting up.
  'There is no such place': 'لا يوجد مكان كهذا',
  'There are no site settings yet': 'لا توجد إعدادات للموقع بعد',
  'There is no such import': 'لا يوجد استيراد كهذا',
  'Send one file at a time': 'أرسل ملفًا واحدًا في كل مرة',
  'Give the list a name with letters or digits': 'أعطِ القائمة اسمًا فيه أحرف أو أرقام',
  'The demo content is being removed already.': 'تجري إزالة المحتوى التجريبي بالفعل.',
  'The demo content is still loading. Wait until it is there.':
    'ما زال تحميل المحتوى التجريبي جاريًا. انتظر حتى يكتمل.',
  'There is no demo content.': 'لا يوجد محتوى تجريبي.',
  // What is saved in the content manager.
  'Reservations change through the booking engine, not by editing the record':
    'تتغيّر الحجوزات عبر محرك الحجز، لا بتعديل السجل',
  'Enter a time such as 09:00': 'أدخل وقتًا مثل 09:00',
  'This is not an IBAN: check its digits': 'هذا ليس رقم IBAN صحيحًا: تحقق من أرقامه',
  'Enter a SWIFT code of 8 or 11 characters': 'أدخل رمز SWIFT من 8 أحرف أو 11 حرفًا',
  'Each series needs a prefix of its own': 'يلزم لكل سلسلة بادئة خاصة بها',
  'Enter the percentage': 'أدخل النسبة المئوية',
  'Leave this empty: it is a percentage': 'اترك هذا فارغًا: إنه نسبة مئوية',
  'Leave this empty: it is an amount': 'اترك هذا فارغًا: إنه مبلغ',
  'Enter the amount, or 0 for apartments of the standard grade': 'أدخل المبلغ، أو 0 للشقق العادية',
  'A percentage of all that is taxable cannot be taxable itself':
    'نسبة مئوية من كل ما يخضع للضريبة لا تخضع هي نفسها للضريبة',
  'Leave this empty: only what is charged by night has first nights':
    'اترك هذا فارغًا: لا تُحدَّد الليالي الأولى إلا لما يُحتسب بالليلة',
  'Must not be before the day from which it is charged': 'يجب ألا يسبق اليوم الذي يبدأ فيه التحصيل',
  'The reminder must come before the payment is due. Enter fewer hours, or 0 for none':
    'يجب أن يسبق التذكير موعد استحقاق الدفع. أدخل ساعات أقل، أو 0 من دون تذكير',
  'An address must be confirmed before the payment is due. Enter fewer hours':
    'يجب أن يُؤكَّد البريد قبل موعد استحقاق الدفع. أدخل ساعات أقل',
  'Enter a colour as six digits, such as #0F5C5C': 'أدخل لونًا من ست خانات، مثل \u2066#0F5C5C\u2069',
  'Enter the code of a currency in three capital letters, such as EUR':
    'أدخل رمز عملة من ثلاثة أحرف كبيرة، مثل EUR',
  'Enter the name of a time zone, such as Europe/Madrid': 'أدخل اسم منطقة زمنية، مثل Europe/Madrid',
  'The home page cannot be redirected.': 'لا يمكن إعادة توجيه الصفحة الرئيسية.',
  'It would redirect to itself.': 'سيعيد التوجيه إلى نفسه.',
  'Enter an address that begins with http:// or https://.':
    'أدخل عنوانًا يبدأ بـ \u2066http://\u2069 أو \u2066https://\u2069.',
};

const withWords: Answers['withWords'] = [
  [
    /^must be at most (.+), what was paid and not refunded$/,
    (most) => `يجب ألا يزيد على ${most}، وهو ما دُفع ولم يُسترد`,
  ],
  [/^must be at most (.+), what is open$/, (most) => `يجب ألا يزيد على ${most}، وهو المبلغ المتبقي`],
  [/^must be at most (.+), what is held$/, (most) => `يجب ألا يزيد على ${most}، وهو المبلغ المحجوز`],
  [/^must be (.+) or more: no price is below zero$/, (least) => `يجب ألا يقل عن ${least}: لا سعر أقل من صفر`],
  [
    /^must be at least (.+): taxes, fees and extras that do not follow the price$/,
    (least) => `يجب ألا يقل عن ${least}: ضرائب ورسوم وخدمات إضافية لا تتبع السعر`,
  ],
  [/^must be (.+) or less$/, (most) => `يجب ألا يزيد على ${most}`],
  [
    /^A reservation that is (.+) cannot become (.+)$/,
    (from, to) => `لا يمكن تحويل حجز حالته «${stateOf(from)}» إلى «${stateOf(to)}»`,
  ],
  [/^A reservation that is held for .+ cannot be .+$/, () => 'لا يمكن ذلك والحجز مؤقت'],
  [/^A reservation that is (.+) cannot be .+$/, (state) => `لا يمكن ذلك لحجز حالته «${stateOf(state)}»`],
  [
    /^A reservation that is (.+) has nothing to be invoiced$/,
    (state) => `لا يوجد ما يُفوتر لحجز حالته «${stateOf(state)}»`,
  ],
  [/^This deposit is .+ already$/, () => 'اتُّخذ قرار بشأن هذا التأمين بالفعل'],
  [
    /^The payment provider refuses: (.+) The card still holds the deposit\.$/,
    (why) => `رفض مزوّد الدفع: ${isolated(why)} ما زال التأمين محجوزًا على البطاقة.`,
  ],
  [
    /^(.+): (\S+ \d+ \S+ \d{4}) is already booked$/,
    (name, day) => `${isolated(name)}: ليلة ${day} محجوزة بالفعل`,
  ],
  [/^There is no (?:published )?apartment (.+)$/, (id) => `لا توجد شقة ${isolated(id)}`],
  [/^Another promotion has the code (.+)$/, (code) => `يوجد عرض ترويجي آخر بالرمز ${isolated(code)}`],
  [/^Your role does not write (.+)$/, (field) => `دورك لا يتيح كتابة ${isolated(field)}`],
  [/^Enter a whole number from (.+) to (.+)$/, (from, to) => `أدخل عددًا صحيحًا من ${from} إلى ${to}`],
  [
    /^There is already a redirect from (.+)\. Change that one\.$/,
    (path) => `توجد إعادة توجيه من \u2066${path}\u2069. عدّلها هي.`,
  ],
  [
    /^It would create a loop: (.+) leads back to (.+)\.$/,
    (to, from) => `سينشئ ذلك حلقة: \u2066${to}\u2069 يعيد إلى \u2066${from}\u2069.`,
  ],
  [
    /^This colour is too light to be read \(contrast (.+), needed (.+)\)\. The nearest that can be read is (.+)$/,
    (contrast, needed, nearest) =>
      `هذا اللون فاتح ولا يُقرأ (التباين ${contrast}، والمطلوب ${needed}). أقرب لون يُقرأ هو \u2066${nearest}\u2069`,
  ],
  [
    /^The rate plan “(.+)” uses this policy\. Choose another one there first$/,
    (name) => `تستخدم خطة السعر «${isolated(name)}» هذه السياسة. اختر غيرها هناك أولًا`,
  ],
  [
    /^“(.+)” uses this policy\. Choose another one there first$/,
    (name) => `تستخدم «${isolated(name)}» هذه السياسة. اختر غيرها هناك أولًا`,
  ],
  [
    /^These bookings are not of the demo, and their apartments would go: (.+)\. Cancel or move them, or keep the apartments\.$/,
    (which) =>
      `هذه الحجوزات ليست من المحتوى التجريبي، وستُزال شققها: ${which}. ألغِها أو انقلها، أو أبقِ الشقق.`,
  ],
];

/** What the server answers staff, beside what it answers guests too. */
export const staffAnswers: Answers = { said, withNumbers: [], withWords };
