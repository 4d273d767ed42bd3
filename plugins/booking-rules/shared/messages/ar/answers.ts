import type { Answers } from '../messages';
import { countOf } from './count';
import { durationOf } from './duration';
import { nights } from './nouns';

const stays = (count: number): string =>
  countOf(count, { one: 'إقامة واحدة', two: 'إقامتان', few: 'إقامات', many: 'إقامة', other: 'إقامة' });
const TODAY = 'حُجزت من اتصالك اليوم من دون دفع. حاول مرة أخرى غدًا، أو اتصل بنا.';

const said: Answers['said'] = {
  // Beside a field.
  'must be a day such as 2027-01-31': 'يجب أن يكون يومًا مثل 2027-01-31',
  'must be a whole number': 'يجب أن يكون عددًا صحيحًا',
  'must be after check-in': 'يجب أن يكون بعد يوم الوصول',
  'must be after the arrival': 'يجب أن يكون بعد يوم الوصول',
  'must be an email address': 'يجب أن يكون بريدًا إلكترونيًا صحيحًا',
  'must be a name, without any address in it': 'يجب أن يكون اسمًا، من دون أي عنوان فيه',
  'must be a complete phone number with its country code, such as +44 20 7946 0958':
    'يجب أن يكون رقم هاتف كاملًا مع رمز الدولة، مثل \u2066+44 20 7946 0958\u2069',
  'must be a complete phone number, such as 020 7946 0958 or +44 20 7946 0958':
    'يجب أن يكون رقم هاتف كاملًا، مثل \u2066020 7946 0958\u2069 أو \u2066+44 20 7946 0958\u2069',
  'is required': 'هذا الحقل مطلوب',
  'is in the past': 'هذا اليوم مضى',
  'is no apartment of ours': 'هذه الشقة ليست من شققنا',
  'has a character that cannot be kept': 'فيه حرف لا يمكن حفظه',
  'arrival and departure come together': 'يُدخل يوم الوصول ويوم المغادرة معًا',
  'is required when the enquiry is about an apartment': 'مطلوب عندما يكون الاستفسار عن شقة',
  'This rate is not offered for these dates': 'خطة السعر هذه غير متاحة في هذه التواريخ',
  'is not offered for this stay': 'غير متاح لهذه الإقامة',
  // Sentences.
  'This stay cannot be booked': 'لا يمكن حجز هذه الإقامة',
  'This quote has expired. Ask for a new one': 'انتهت صلاحية هذا السعر. اطلب سعرًا جديدًا',
  'This quote has already been used. Ask for a new one': 'سبق استخدام هذا السعر. اطلب سعرًا جديدًا',
  'There is no quote with this number': 'لا يوجد سعر بهذا الرقم',
  'Someone else has just booked some of these nights': 'سبقك ضيف آخر إلى حجز بعض هذه الليالي قبل لحظات',
  'Some of these nights are already booked': 'بعض هذه الليالي محجوز',
  'These nights are no longer held': 'لم نعد نحتفظ لك بهذه الليالي',
  'This apartment can no longer be booked': 'لم يعد حجز هذه الشقة ممكنًا',
  "This apartment doesn't exist": 'هذه الشقة غير موجودة',
  'The price has changed': 'تغيّر السعر',
  'The price was adjusted by hand. Please contact us': 'عدّلنا هذا السعر يدويًا. يُرجى التواصل معنا',
  'This payment method is not available': 'طريقة الدفع هذه غير متاحة',
  'This stay can no longer be changed here. Please contact us':
    'لم يعد تغيير هذه الإقامة هنا ممكنًا. يُرجى التواصل معنا',
  'This reservation cannot be cancelled any more': 'لم يعد إلغاء هذا الحجز ممكنًا',
  'There is nothing to pay for this reservation now': 'لا يوجد الآن مبلغ يُدفع لهذا الحجز',
  'There is nothing to pay by card for this reservation now': 'لا يوجد الآن مبلغ يُدفع بالبطاقة لهذا الحجز',
  'Your payment is being checked. You need not pay again': 'دفعتك قيد التحقق، ولا داعي للدفع مرة أخرى',
  'There is no such payment link': 'رابط الدفع هذا غير موجود',
  'must be one of those offered': 'يجب أن يكون من الخيارات المعروضة',
  'must have 15 digits and begin with 784, as on the card':
    'يجب أن يتكون من 15 رقمًا ويبدأ بـ784 كما في البطاقة',
  'must have 5 to 20 letters and digits, as in the document':
    'يجب أن يتكون من 5 إلى 20 حرفًا ورقمًا كما في الوثيقة',
  'must be the day of birth of somebody alive': 'يجب أن يكون تاريخ ميلاد صحيحًا',
  'This is not a picture that can be read. Take a photo, or choose another picture':
    'تعذّرت قراءة هذه الصورة. التقط صورة، أو اختر صورة أخرى',
  'This picture is too large. It may have 10 MB': 'هذه الصورة كبيرة جدًا. الحد الأقصى 10 ميغابايت',
  'Too many pictures were sent. Try again tomorrow, or contact us':
    'أُرسلت صور كثيرة. حاول مرة أخرى غدًا، أو تواصل معنا',
  'The picture is no longer here. Add it again': 'لم تعد الصورة موجودة. أضفها مرة أخرى',
  'There is no such registration': 'هذا التسجيل غير موجود',
  'Everybody of this stay is registered': 'جميع ضيوف هذه الإقامة مسجلون',
  'Somebody who stays has to register with a name': 'يجب أن يُسجَّل أحد المقيمين باسمه',
  'Nobody can register for this stay here now. Please contact us':
    'التسجيل لهذه الإقامة غير متاح هنا الآن. يُرجى التواصل معنا',
  'There is no reservation with this reference': 'لا يوجد حجز بهذا الرقم',
  'There is no reservation with this reference and email address':
    'لا يوجد حجز بهذا الرقم وهذا البريد الإلكتروني',
  'You can review your stay from the day you leave': 'يمكنك تقييم إقامتك من يوم مغادرتك',
  'You have already reviewed this stay': 'سبق أن قيّمت هذه الإقامة',
  'This stay can no longer be reviewed': 'لم يعد تقييم هذه الإقامة ممكنًا',
  'This stay did not take place, so it cannot be reviewed': 'لم تتم هذه الإقامة، ولذلك لا يمكن تقييمها',
  'must be 1 to 5 stars': 'يجب أن يكون من نجمة إلى خمس نجوم',
  'This booking has no email address to confirm': 'ليس في هذا الحجز بريد إلكتروني يحتاج إلى تأكيد',
  'This reservation has no such document': 'لا يوجد مستند كهذا لهذا الحجز',
  'Only a confirmed stay has a confirmation': 'لا يصدر التأكيد إلا لإقامة مؤكدة',
  'Only a confirmed stay can be added to a calendar': 'لا تُضاف إلى التقويم إلا إقامة مؤكدة',
  'Too many documents are being made right now. Please try again in a few seconds':
    'يجري الآن إعداد مستندات كثيرة. يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ',
  'The invoice has already been issued. Please ask us for one with other details':
    'صدرت الفاتورة بالفعل. يُرجى طلب فاتورة ببيانات أخرى منا',
  'Check-in is too soon for a bank transfer. Choose another way to pay, or call us.':
    'موعد الوصول قريب جدًا للتحويل المصرفي. اختر طريقة دفع أخرى، أو اتصل بنا.',
  "We've sent several emails to this address today and nobody has confirmed it. Open the link in one of them, or call us.":
    'أرسلنا اليوم عدة رسائل إلى هذا البريد ولم يؤكده أحد. افتح الرابط في إحداها، أو اتصل بنا.',
};

const withNumbers: Answers['withNumbers'] = [
  [
    /^must be a TRN of (15) digits, or empty$/,
    (digits) => `يجب أن يكون رقم تسجيل ضريبي من ${digits} رقمًا، أو فارغًا`,
  ],
  [
    /^must be a VAT number of (5) to (20) letters and digits, or empty$/,
    (least, most) => `يجب أن يكون رقمًا ضريبيًا من ${least} إلى ${most} حرفًا ورقمًا، أو فارغًا`,
  ],
  [/^must be ([\d,]+) or more$/, (least) => `يجب ألا يقل عن ${least}`],
  [/^must be ([\d,]+) or fewer$/, (most) => `يجب ألا يزيد على ${most}`],
  [/^must have ([\d,]+) characters or fewer$/, (most) => `يجب ألا يزيد على ${most} حرفًا`],
  [/^a stay has ([\d,]+) nights at most$/, (most) => `لا تزيد الإقامة على ${nights.object(most)}`],
  [
    /^You already have ([\d,]+) unpaid bookings?\. /,
    (open) => `لديك حجوزات لم تُدفع، وعددها ${open}. ادفع أحدها أو ألغِه أولًا، أو اتصل بنا.`,
  ],
  [
    /^Up to ([\d,]+) nights? can be booked without paying\. With this stay you would have ([\d,]+)\. /,
    (most, wanted) =>
      `أقصى ما يُحجز من دون دفع ${nights.subject(most)}، وستكون لديك مع هذه الإقامة ${nights.subject(wanted)}. اختر ليالي أقل، أو ادفع حجزًا سابقًا أولًا، أو اتصل بنا.`,
  ],
  [/^([\d,]+) stays? have been booked from your connection /, (count) => `${stays(count)} ${TODAY}`],
  [
    /^([\d,]+) nights? have been booked from your connection /,
    (count) => `${nights.subject(count)} ${TODAY}`,
  ],
  [
    /^You've sent several messages\. You can write again in ([\d,]+) minutes?, or call us\.$/,
    (minutes) => `أرسلت عدة رسائل في وقت قصير. يمكنك الكتابة مجددًا بعد ${durationOf(minutes)}، أو اتصل بنا.`,
  ],
];

export const answers: Answers = { said, withNumbers };
