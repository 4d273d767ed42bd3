import { countOf } from 'booking-rules/shared/messages/ar/count';
import { apartments, nights } from 'booking-rules/shared/messages/ar/nouns';
import type { PanelMessages } from '../../types';
import { isolated } from '../../../../../shared/format/isolated';

export const rates: PanelMessages['rates'] = {
  title: 'الأسعار',
  subtitle: 'سعر الليلة. تُطبَّق المواسم أولًا، ثم سعر نهاية الأسبوع، ثم السعر الأساسي.',
  tabs: { apartments: 'الشقق', promotions: 'رموز الخصم' },
  list: {
    explanation:
      'يعرض كل شريط الأشهر الاثني عشر القادمة: سعر الليلة، ثم سعر ليلة نهاية الأسبوع. انقر جزءًا ملونًا لتعديل موسمه، أو أي موضع آخر لبدء موسم في ذلك اليوم.',
    showMore: (count, all) => `عرض ${count} أخرى من ${all}`,
  },
  card: {
    label: (apartment) => `أسعار ${isolated(apartment)}`,
    baseRate: 'السعر الأساسي',
    sameRate: 'السعر نفسه',
    season: 'موسم',
    newSeason: (apartment) => `موسم جديد لشقة ${isolated(apartment)}`,
    copy: 'نسخ إلى …',
    copyRates: (apartment) => `نسخ أسعار ${isolated(apartment)} إلى شقق أخرى`,
    prices: (apartment, currency) => `أسعار ${isolated(apartment)} بعملة ${currency}`,
    seasonOfAll: 'هذا الموسم لجميع الشقق: ما تغيّره هنا يتغيّر لها أيضًا.',
    seasonOfSome: (count) => `هذا الموسم لعدد ${count} من الشقق: ما تغيّره هنا يتغيّر لها أيضًا.`,
    split: 'التغيير لهذه الشقة فقط',
  },
  strip: {
    year: (label, runs) => `${label}: ${runs.join('؛ ')}`,
    colours: 'معاني الألوان',
    minimumStays: ['ليلة واحدة', '2', '3', '4', '5–6', '7–13', '14 فأكثر'],
    minimum: (count, days, source) => `${nights.subject(count)} للوصول ${days} (${source})`,
    price: (nightly, weekend) => (weekend === null ? nightly : `${nightly}، نهاية الأسبوع ${weekend}`),
    prices: (price, days, season) =>
      season === null ? `${price}، ${days}` : `${price}، ${days} (${isolated(season)})`,
    cheaper: 'أقل من السعر الأساسي',
    base: 'السعر الأساسي',
    dearer: (percent) => `أعلى بما يصل إلى ${percent}%`,
    dearest: 'أعلى من ذلك',
  },
  sources: {
    season: (name) => `موسم «${isolated(name)}»`,
    seasonOfAll: (name) => `موسم «${isolated(name)}» للجميع`,
    seasonOfApartment: (name) => `موسم «${isolated(name)}» لهذه الشقة`,
    override: 'حد خاص بالشقة',
    global: 'الحد الأدنى للجميع',
    gap: 'فجوة بين إقامتين',
    notSet: 'غير محدد',
  },
  copying: {
    title: (apartment) => `نسخ أسعار ${isolated(apartment)}`,
    unsaved: 'لديك تغييرات غير محفوظة. احفظها أو تجاهلها أولًا: لا تُنسخ إلا الأسعار المحفوظة.',
    base: (nightly, weekend) =>
      weekend === null
        ? `السعر الأساسي ${nightly}، ونهاية الأسبوع بالسعر نفسه`
        : `السعر الأساسي ${nightly}، ونهاية الأسبوع ${weekend}`,
    seasons: (names) =>
      names.length === 0 ? 'مواسمها الخاصة (لا توجد)' : `مواسمها الخاصة: ${names.map(isolated).join('، ')}`,
    to: 'إلى',
    choose: 'اختر الشقق',
    hint: 'تحصل كل شقة على مواسم خاصة بها، ويمكنك تعديلها لاحقًا كلًا على حدة.',
    allIn: (district) => `جميع الشقق في ${isolated(district)}`,
    allApartments: 'جميع الشقق',
    tooMany: (label, most) => `${label} (أكثر من ${most} دفعة واحدة)`,
    cancel: 'إلغاء',
    copy: 'نسخ',
    copyTo: (count) => `نسخ إلى ${apartments.object(count)}`,
    nothing: 'لا يوجد ما يُنسخ: الأسعار متطابقة أصلًا.',
    done: (count, made, changed) =>
      `تم النسخ: ${[
        ...(count === 0 ? [] : [`ضبط أسعار ${apartments.object(count)}`]),
        ...(made === 0 ? [] : [`إنشاء ${seasonsOf(made)}`]),
        ...(changed === 0 ? [] : [`تعديل ${seasonsOf(changed)}`]),
      ].join('، ')}.`,
  },
  promotions: {
    label: 'رموز الخصم',
    none: 'لا توجد رموز خصم بعد.',
    add: 'إضافة رمز',
    edit: (code) => `تعديل الرمز ${isolated(code)}`,
    off: (size) => `خصم ${size}`,
    isOn: 'مفعّل',
    isOff: 'غير مفعّل',
    booked: (from, until) => within('الحجز', from, until),
    nights: (from, until) => within('الليالي', from, until),
    minimum: (count) => `${nights.subject(count)} أو أكثر`,
    used: (uses, limit) =>
      limit === null ? `استُخدم ${timesOf(uses)}` : `استُخدم ${uses} من ${timesOf(limit)}`,
  },
  promotion: {
    label: (code) => `الرمز ${isolated(code)}`,
    remove: 'حذف هذا الرمز',
    code: 'الرمز',
    codeHint: 'ما يكتبه الضيوف، بأحرف كبيرة أو صغيرة.',
    percent: 'نسبة الخصم من سعر الليالي',
    percentHint: 'تُطبَّق بعد خصم الإقامات الطويلة.',
    amount: 'أو مبلغ يُخصم من سعر الليالي',
    amountHint: 'مرة واحدة لكل إقامة، ولا يزيد أبدًا على سعر لياليها.',
    active: 'متاح للضيوف',
    days: {
      bookFrom: { label: 'الحجز من', hint: 'اتركه فارغًا إن لم يكن هناك حد.' },
      bookUntil: { label: 'الحجز حتى', hint: 'شاملًا هذا اليوم.' },
      stayFrom: { label: 'أول ليلة من', hint: 'يجب أن تقع كل ليلة ضمن هذه التواريخ.' },
      stayUntil: { label: 'آخر ليلة حتى', hint: 'شاملًا هذا اليوم.' },
    },
    minimumNights: 'الحد الأدنى لليالي',
    noMinimum: 'بلا حد أدنى',
    useLimit: 'الحد الأقصى لمرات الاستخدام',
    noLimit: 'بلا حد',
    uses: (uses) => `استُخدم ${timesOf(uses)} حتى الآن. لا تُحسب الإقامات الملغاة والمنتهية صلاحيتها.`,
  },
  season: {
    label: (name) => `موسم ${isolated(name)}`,
    remove: 'حذف هذا الموسم',
    name: 'الاسم',
    nameHint: 'يراه الضيوف عند رفض إقامة.',
    firstNight: 'أول ليلة',
    lastNight: 'آخر ليلة',
    apartmentsHint: 'موسم الشقق المختارة مقدَّم على موسم الجميع.',
    minimumNights: 'الحد الأدنى لليالي',
    minimumHint: 'للوصول خلال الموسم.',
    asUsual: 'كالمعتاد',
    nightlyRate: 'سعر الليلة',
    weekendRate: 'سعر نهاية الأسبوع',
    sameRate: 'السعر نفسه',
    arrivals: 'أيام الوصول',
    departures: 'أيام المغادرة',
  },
  rule: { edit: 'تعديل', saveAbove: 'استخدم زر «حفظ» في الأعلى لحفظ تغييراتك.', done: 'تم' },
  apartments: {
    label: 'الشقق',
    all: 'جميع الشقق',
    andMore: (name, more) => `${isolated(name)} و${more} غيرها`,
    find: 'البحث عن شقة',
    nameOrArea: 'الاسم أو المنطقة',
    searchIn: (label) => `${label}: بحث`,
    area: 'المنطقة',
    allAreas: 'جميع المناطق',
  },
  problems: {
    season: (name) => `الموسم «${isolated(name)}» غير مكتمل: راجع حقوله.`,
    code: (code) => `الرمز «${isolated(code)}» غير مكتمل: راجع حقوله.`,
    noName: 'أدخل اسمًا.',
    noDay: 'اختر يومًا.',
    beforeFirst: 'يجب ألا يسبق اليوم الأول.',
    noApartments: 'اختر شقة واحدة على الأقل، أو الجميع.',
    saysNothing: 'حدد سعرًا أو حدًا أدنى للإقامة أو أيامًا للوصول أو المغادرة.',
    codeInUse: 'هذا الرمز مستخدم بالفعل.',
    notACode: 'استخدم حتى 30 من الأحرف اللاتينية والأرقام والواصلات.',
    noPercent: 'أدخل نسبة من 0.01 إلى 100، أو مبلغًا.',
  },
  saving: {
    viewOnly: 'يمكنك الاطلاع على القواعد دون تغييرها.',
    unsaved: (changes) => `${changesOf(changes)} لم تُحفظ`,
    allSaved: 'كل التغييرات محفوظة',
    discard: 'تجاهل',
    save: 'حفظ',
    saved: 'تم الحفظ.',
    failed: (why) => `لم يتم الحفظ. ${isolated(why)}`,
    nothingChanges: 'لن يتغيّر شيء للضيوف خلال الأشهر الاثني عشر القادمة.',
    shown: (asked, changed, seconds) => {
      const all = asked === 1 ? 'بعد التحقق من الشقة' : `بعد التحقق من الشقق كلها (${asked})`;
      const checked = asked < changed ? `بعد التحقق من ${asked} من أصل ${changed} من الشقق المعدّلة` : all;
      return `ظهر التغيير في الموقع: ${checked}، بعد ${seconds} ثانية من الحفظ.`;
    },
    notShown: (seconds) =>
      `لكن الموقع لا يزال يعرض القيم القديمة بعد ${seconds} ثانية. أعد تحميل هذه الصفحة لمعرفة القيم السارية.`,
  },
  leaving: {
    title: 'المغادرة دون حفظ؟',
    body: 'لم تُحفظ تغييراتك في هذه الصفحة.',
    stay: 'البقاء',
    leave: 'مغادرة',
  },
};

function within(what: string, from: string | null, until: string | null): string {
  return [what, ...(from === null ? [] : [`من ${from}`]), ...(until === null ? [] : [`حتى ${until}`])].join(
    ' ',
  );
}

function seasonsOf(count: number): string {
  return countOf(count, { one: 'موسم واحد', two: 'موسمين', few: 'مواسم', many: 'موسمًا', other: 'موسم' });
}

function timesOf(count: number): string {
  return countOf(count, { one: 'مرة واحدة', two: 'مرتين', few: 'مرات', many: 'مرة', other: 'مرة' });
}

function changesOf(count: number): string {
  return countOf(count, {
    one: 'تغيير واحد',
    two: 'تغييران',
    few: 'تغييرات',
    many: 'تغييرًا',
    other: 'تغيير',
  });
}
