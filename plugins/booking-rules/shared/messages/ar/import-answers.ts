import type { Answers } from '../messages';
import { isolated } from '../../format/isolated';

const said: Answers['said'] = {
  'The row is not a listing.': 'هذا الصف ليس شقة.',
  'The price is missing.': 'السعر غير مذكور.',
  'The area is missing: give a column such as area, community or location.':
    'المنطقة غير مذكورة: أضف عمودًا مثل area أو community أو location.',
  'The number of bedrooms is missing (0 or "studio" for a studio).':
    'عدد غرف النوم غير مذكور (0 أو «studio» للاستوديو).',
  'there is no title in Latin letters, so it stays as it is': 'لا يوجد عنوان بحروف لاتينية، فبقي كما هو',
  'latitude and longitude were the wrong way round': 'كان خط العرض وخط الطول معكوسين',
  'HTML removed': 'أُزيلت وسوم HTML',
  'phone numbers and addresses removed': 'أُزيلت أرقام الهاتف والعناوين',
  'written from the facts, as there is no description': 'كُتب من البيانات إذ لا وصف',
  'the apartment was deleted here after the last import, so it is not made again':
    'حُذفت الشقة هنا بعد آخر استيراد، فلا تُنشأ من جديد',
  'written to the draft only, as it has unpublished changes': 'كُتب في المسودة وحدها، لأن فيها تغييرات لم تُنشر',
  '1, as none are given': '1، إذ لم يُذكر عدد',
  ...{ yes: 'نعم', no: 'لا' },
  // Fields of a list, and of a listing.
  ...{ 'Id in your list': 'المعرّف في قائمتك', 'Public id': 'المعرّف العام', Name: 'الاسم' },
  ...{ Summary: 'الملخص', Description: 'الوصف', 'The space': 'المسكن', 'Guest access': 'ما يستخدمه الضيوف' },
  ...{ 'What guests are asked': 'ما يُطلب من الضيوف', 'House rules': 'قواعد المنزل', Area: 'المنطقة' },
  ...{ Address: 'العنوان', Latitude: 'خط العرض', Longitude: 'خط الطول', Coordinates: 'الإحداثيات' },
  ...{ 'Holiday-home permit': 'تصريح بيت العطلات', Bedrooms: 'غرف النوم', Bathrooms: 'الحمّامات' },
  ...{ Beds: 'الأسرّة', Guests: 'الضيوف', Size: 'المساحة', Amenities: 'المرافق', Price: 'السعر' },
  ...{ 'What the price is for': 'مدة السعر', Currency: 'العملة', 'Nightly rate': 'سعر الليلة' },
  ...{ 'Weekend rate': 'سعر نهاية الأسبوع', 'Cleaning fee': 'رسم التنظيف', Deposit: 'مبلغ التأمين' },
  ...{ 'Minimum stay': 'الحد الأدنى للإقامة', 'Maximum stay': 'الحد الأقصى للإقامة' },
  ...{ 'Check-in': 'الوصول', 'Check-out': 'المغادرة', 'Open for booking': 'متاحة للحجز' },
  ...{ 'Fill gaps': 'ملء الفجوات', Furnishing: 'الأثاث', Purpose: 'الغرض', Publication: 'النشر' },
  ...{ 'Kind of property': 'نوع العقار', Photos: 'الصور', Import: 'الاستيراد' },
  ...{ 'Children welcome': 'نرحّب بالأطفال', 'Pets welcome': 'نرحّب بالحيوانات الأليفة' },
  ...{ 'Rooms and beds': 'الغرف والأسرّة', Floor: 'الطابق', Lift: 'مصعد', View: 'الإطلالة' },
  ...{ 'Wi-Fi speed': 'سرعة الإنترنت', Parking: 'موقف السيارات', 'Places nearby': 'أماكن قريبة' },
  'How guests get in': 'طريقة الدخول',
};

const PERIODS: Readonly<Record<string, string>> = {
  ...{ night: 'لليلة', week: 'للأسبوع', month: 'للشهر', year: 'للسنة' },
};
const per = (period: string): string => PERIODS[period] ?? period;

const withWords: Answers['withWords'] = [
  // Why a row is refused.
  [/^It is for sale \("(.+)"\), not for rent\.$/, (what) => `معروضة للبيع («${what}») لا للإيجار.`],
  [/^It is not a home \("(.+)"\)\.$/, (what) => `ليست مسكنًا («${what}»).`],
  [
    /^The price "(.+)" cannot be read as one amount\.$/,
    (given) => `تعذّرت قراءة السعر «${isolated(given)}» كمبلغ واحد.`,
  ],
  [
    /^The price is (.+): it must be more than zero\.$/,
    (amount) => `السعر هو ${amount}: يجب أن يزيد على صفر.`,
  ],
  [
    /^The price is for "(.+)": give night, week, month or year\.$/,
    (given) => `السعر محدد لـ«${isolated(given)}»: اكتب night أو week أو month أو year.`,
  ],
  [
    /^The price is in (.+): rates are kept in (.+), so convert it in the file\.$/,
    (given, ours) => `السعر بعملة ${isolated(given)}، والأسعار تُحفظ بعملة ${ours}: حوّله في الملف.`,
  ],
  [
    /^The price of (.+) a (night|week|month|year) cannot be right for .+ \((.+) to (.+) a (night|month)\)\./,
    (price, period, least, most, usual) =>
      `لا يمكن أن يكون السعر ${price} ${per(period)} صحيحًا: المعتاد لمسكن بهذا الحجم من ${least} إلى ${most} ${per(usual)}. إن كان لمدة أخرى فاذكرها في الملف (rentFrequency) وأعد الاستيراد.`,
  ],
  [
    /^The id (.+) has lost its last digits \(a spreadsheet does this\): give it as text\.$/,
    (id) => `فقد المعرّف ${isolated(id)} آخر أرقامه (تفعل ذلك جداول البيانات): اكتبه كنص.`,
  ],
  [
    /^The id has (\d+) characters, more than (\d+)\.$/,
    (length, most) => `طول المعرّف ${length} حرفًا، والحد الأقصى ${most}.`,
  ],
  [
    /^No stay fits: at least (\d+) nights and at most (\d+)\.$/,
    (least, most) => `لا تصلح أي إقامة: أقل عدد من الليالي ${least} وأقصى عدد ${most}.`,
  ],
  [
    /^The area "(.+)" names several of ours: (.+)\. Name one\.$/,
    (area, slugs) =>
      `تنطبق المنطقة «${isolated(area)}» على أكثر من منطقة لدينا: ${isolated(slugs)}. اذكر واحدة.`,
  ],
  [
    /^"(.+)" does not say in which area it is\.$/,
    (given) => `لا يتضح من «${isolated(given)}» في أي منطقة تقع.`,
  ],
  [
    /^The area "(.+)" is not one of ours\. To offer it, /,
    (area) =>
      `المنطقة «${isolated(area)}» ليست من مناطقنا. لعرضها أضفها في لوحة الإدارة (إدارة المحتوى، المناطق) ثم أعد الاستيراد.`,
  ],
  [
    /^The number of bedrooms "(.+)" is not a whole number from 0 to 20\.$/,
    (given) => `عدد غرف النوم «${isolated(given)}» ليس عددًا صحيحًا من 0 إلى 20.`,
  ],
  [
    /^The number of \w+ is (.+): it must be from (\d+) to (\d+)\.$/,
    (number, least, most) => `العدد ${number} غير مقبول: يجب أن يكون من ${least} إلى ${most}.`,
  ],
  // What somebody should look at.
  [
    /^(.+) is not in the form of a holiday-home permit \(such as (.+)\): check it$/,
    (given, example) => `${isolated(given)} ليس على صورة تصريح بيت عطلات (مثل ${example}): تحقق منه`,
  ],
  [
    /^kept as a draft: it has no permit number, and no home may be let without one$/,
    () => 'حُفظت كمسودة: ليس لها رقم تصريح، ولا يجوز تأجير مسكن من دونه',
  ],
  [
    /^kept as a draft: "(.+)" is not a permit number$/,
    (given) => `حُفظت كمسودة: «${isolated(given)}» ليس رقم تصريح`,
  ],
  [
    /^(\d+) pictures? listed but not imported: add them in the admin panel$/,
    (count) => `ذُكرت صور (${count}) ولم تُستورد: أضفها في لوحة الإدارة`,
  ],
  [
    /^(.+) is not in (.+): left out, so the map does not show it$/,
    (point, place) => `${point} ليست في ${isolated(place)}: تُركت، فلا تظهر على الخريطة`,
  ],
  [
    /^they lie (\d+) km from the middle of (.+): check both$/,
    (km, area) => `تبعد ${km} كم عن وسط ${isolated(area)}: تحقق من كليهما`,
  ],
  [/^"(.+)" is not an amount in .+: left out$/, (given) => `«${isolated(given)}» ليس مبلغًا: تُرك`],
  [
    /^"(.+)" is not a number of nights from 1 to (\d+): left out$/,
    (given, most) => `«${isolated(given)}» ليس عدد ليالٍ من 1 إلى ${most}: تُرك`,
  ],
  [
    /^(.+) is not a plausible size in square metres: left out$/,
    (given) => `${isolated(given)} ليست مساحة معقولة بالمتر المربع: تُركت`,
  ],
  [
    /^(\d+), although (\d+) stand in the rooms that are listed$/,
    (given, listed) => `${isolated(given)}، مع أن في الغرف المذكورة ${isolated(listed)}`,
  ],
  [/^left out, as it is no room with beds: (.+)$/, (parts) => `تُرك ما ليس غرفة فيها أسرّة: ${parts}`],
  [/^only the first (\d+) are taken$/, (most) => `يؤخذ أول ${most} فقط`],
  [/^"(.+)" is not yes or no: left out$/, (given) => `«${isolated(given)}» ليس نعم ولا لا: تُرك`],
  [
    /^"(.+)" is not a floor from (.+) to (.+): left out$/,
    (given) => `«${isolated(given)}» ليس رقم طابق: تُرك`,
  ],
  [
    /^"(.+)" is not a speed from .+: left out$/,
    (given) => `«${isolated(given)}» ليس سرعة بالميغابت في الثانية: تُرك`,
  ],
  [
    /^"(.+)" is not one of (.+): left out$/,
    (given, offered) => `«${isolated(given)}» ليس واحدًا من ${isolated(offered)}: تُرك`,
  ],
  [/^(.+): the time by car is left out$/, (place) => `${isolated(place)}: تُركت المدة بالسيارة`],
  [
    /^kept as edited here \((.+)\), although the file now says (.+)$/,
    (kept, given) => `بقي كما عُدّل هنا (${kept})، مع أن الملف يقول الآن ${isolated(given)}`,
  ],
  // What was mended.
  [
    /^(\d+), as none are given: (?:one for each bedroom|those of its rooms)$/,
    (beds) => `${beds}، إذ لم يُذكر عدد`,
  ],
  [
    /^(\d+) guests?, as none are given: two for .+$/,
    (guests) => `${guests}، إذ لم يُذكر عدد: ضيفان لكل غرفة نوم`,
  ],
  [/^"(.+)", as there is no title$/, (name) => `«${isolated(name)}»، إذ لا عنوان`],
  [
    /^"(.+)", as nothing usable is left of "(.+)"$/,
    (name, given) => `«${isolated(name)}»، إذ لم يبق من «${isolated(given)}» ما يصلح`,
  ],
  [
    /^(.+) a night, from (.+) a (week|month|year) \(.+\)$/,
    (nightly, price, period) => `${nightly} لليلة، محسوبة من ${price} ${per(period)}`,
  ],
  [/^(.+), read from the rules$/, (amount) => `${amount}، قُرئ من القواعد`],
  [
    /^none given: later runs recognise the row by its .+, "(.+)"$/,
    (key) => `لم يُذكر: تتعرف عمليات الاستيراد التالية على الصف بـ«${isolated(key)}»`,
  ],
  [
    /^(\d+) nights, as the price is for a (week|month|year); shorter gaps are not sold either$/,
    (nights, period) => `${nights} ليلة، لأن السعر ${per(period)}؛ ولا تُباع الفجوات الأقصر أيضًا`,
  ],
  [
    /^(\d+), from the column of beds, as there is none of bedrooms$/,
    (rooms) => `${rooms}، من عمود الأسرّة إذ لا عمود لغرف النوم`,
  ],
  [
    /^(\d+), from (.+): halves are not counted$/,
    (whole, given) => `${whole}، من ${isolated(given)}: لا تُحسب الأنصاف`,
  ],
  [/^(.+) m², from (.+) square feet$/, (metres, feet) => `${metres} م²، من ${feet} قدم مربعة`],
  [/^cut to (\d+) characters$/, (most) => `اختُصر إلى ${most} حرفًا`],
];

/** What an import says of the rows of a list. What it took from elsewhere in the file stays as it is told. */
export const importAnswers: Answers = { said, withNumbers: [], withWords };
