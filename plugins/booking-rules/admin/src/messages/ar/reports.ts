import { formatCount } from 'booking-rules/shared/format/plural';
import { countOf } from 'booking-rules/shared/messages/ar/count';
import { nights } from 'booking-rules/shared/messages/ar/nouns';
import type { PanelMessages } from '../types';
import { isolated } from '../../../../shared/format/isolated';

const lines = (count: number): string =>
  countOf(count, { one: 'سطر واحد', two: 'سطران', few: 'أسطر', many: 'سطرًا', other: 'سطر' });

export const reports: PanelMessages['reports'] = {
  title: 'التقارير',
  subtitle: 'أداء المنشأة، مقارنةً بالتوقيت نفسه من العام الماضي',
  filters: {
    period: 'الفترة',
    from: 'من ليلة',
    to: 'حتى صباح',
    groupBy: 'التجميع حسب',
  },
  periods: {
    'this-month': 'هذا الشهر',
    'next-month': 'الشهر القادم',
    'this-year': 'هذا العام',
    'next-12-months': 'الأشهر الـ 12 القادمة',
    custom: 'تواريخ محددة',
  },
  groupings: { month: 'الشهر', area: 'المنطقة', apartment: 'الشقة' },
  total: 'الإجمالي',
  measures: {
    occupancy: {
      title: 'نسبة الإشغال',
      help: 'الليالي المبيعة هنا وعلى القنوات الأخرى، كنسبة من الليالي المتاحة: كل الليالي التي كانت فيها الشقة معروضة، ما عدا المحجوبة.',
    },
    revenue: {
      title: 'إيرادات الليالي',
      help: 'إيرادات الليالي المبيعة هنا بعد جميع الخصومات والتعديلات، من دون التنظيف والخدمات الإضافية والضرائب، في شهر كل ليلة. تُحتسب الإقامات المؤكدة والمكتملة، ولا تُحتسب الحجوزات المؤقتة والملغاة وعدم الحضور والقنوات الأخرى. يحتفظ الشهر المنتهي بأرقامه: ما يتغيّر من لياليه لاحقًا يُسجَّل تصحيحًا في الشهر الذي يتم فيه.',
    },
    rate: {
      title: 'متوسط سعر الليلة',
      help: 'إيرادات الليالي من دون التصحيحات، مقسومة على الليالي المبيعة هنا (ADR).',
    },
    revpar: {
      title: 'الإيراد لكل ليلة متاحة',
      help: 'إيرادات الليالي من دون التصحيحات، مقسومة على الليالي المتاحة التي لم تُبع على القنوات الأخرى (RevPAR). ينخفض مع الليالي الشاغرة ومع الأسعار المنخفضة على السواء.',
    },
    booked: {
      title: 'الحجوزات المسبقة، مقارنةً بالعام الماضي',
      help: 'ليالي هذه الفترة المبيعة حتى اليوم، مقارنةً بالتواريخ نفسها من العام الماضي كما كانت مبيعة في مثل هذا اليوم. لا تُحتسب الحجوزات والإلغاءات اللاحقة، فتكون المقارنة بين العامين عند النقطة نفسها.',
    },
  },
  columns: {
    available: 'الليالي المتاحة',
    sold: 'الليالي المبيعة',
    channel: 'ليالي القنوات الأخرى',
    corrections: 'منها تصحيحات',
    lastYear: 'العام الماضي في مثل هذا اليوم',
    change: 'التغيّر',
    inPercent: (heading) => `${heading} (%)`,
    // Held together, as a sign would else be read behind its number.
    changed: (sign, percent) => `\u2066${sign}${percent}%\u2069`,
  },
  panel: {
    csv: 'ملف CSV',
    csvOf: (measure) => `${measure} كملف CSV`,
    drawing: 'جارٍ الرسم',
    table: (measure) => `${measure}، جدول`,
  },
  chart: {
    label: (measure) => `${measure} في أعمدة: الأرقام في الجدول أدناه`,
    compared: (measure) => `${measure} في أعمدة مقارنةً بالعام الماضي: الأرقام في الجدول أدناه`,
    lastYear: 'العام الماضي',
    now: 'الآن',
  },
  tiles: {
    booked: 'الليالي المحجوزة',
    nights: (full, available) => `${formatCount(full)} من ${nights.object(available)}`,
    perNight: 'لكل ليلة كان يمكن بيعها هنا',
    noData: 'لا توجد بيانات لمثل هذا اليوم من العام الماضي',
    lastYear: (change, then) => `${change}: ${then} في مثل هذا اليوم من العام الماضي`,
  },
  monthEnd: {
    title: 'نهاية الشهر',
    subtitle: (month) => `ما يحتاج إليه المحاسب عن ${month}`,
    sheet: (month) => `نهاية الشهر، ${month}`,
    groupings: { apartment: 'الشقة', owner: 'المالك', reservation: 'الحجز' },
    captions: {
      apartment: (month, currency) => `${month} حسب الشقة، بعملة ${currency}`,
      owner: (month, currency) => `${month} حسب المالك، بعملة ${currency}`,
      reservation: (month, currency) => `${month} حسب الحجز، بعملة ${currency}`,
    },
    revenue: 'الإيرادات قبل الضرائب',
    received: 'المستلم',
    refunded: 'المسترد',
    nights: 'الليالي',
    nightsLessDiscounts: 'الليالي بعد الخصم',
    feesAndExtras: 'الرسوم والخدمات',
    kept: 'المحتفظ به',
    total: 'الإجمالي',
    paid: 'المدفوع',
    due: 'المستحق',
    note: 'تُحتسب الليالي في الشهر الذي تقع فيه، مع نصيبها من الخصومات، ويُحتسب التنظيف والرسوم والخدمات الإضافية في شهر الليلة الأولى. ما يتغيّر بعد انتهاء الشهر يُسجَّل تصحيحًا في شهر التغيير، وفي سطر مستقل عند التجميع حسب الحجز. تُحتسب الضرائب حسب الليلة عن الليالي التي قضاها الضيوف، مع تصحيحات الأشهر السابقة. أما ضريبة القيمة المضافة والنسب الأخرى وما يُحتفظ به من الإلغاءات وعدم الحضور فتُحتسب في يوم تسجيلها أو إلغائها. وتُحتسب الأموال في يوم استلامها أو دفعها. «المستحق» هو ما ينقص المدفوعات عن كل ما سُجّل حتى نهاية الشهر. ومجموع ملفات الأشهر كلها يساوي الحجوزات.',
    methods: 'المدفوعات حسب طريقة الدفع',
    method: 'طريقة الدفع',
    ownApartments: 'شقق المنشأة',
    reservation: (reference, guest, apartment, stay, correctedMonth) =>
      `${reference}، ${isolated(guest)}، ${isolated(apartment)}، ${stay}${correctedMonth === null ? '' : ` (تصحيح ${correctedMonth})`}`,
  },
  nightlyTaxes: {
    title: 'الضرائب حسب الليلة',
    subtitle: (month) => `الضرائب المستحقة عن ليالي ${month} التي قضاها الضيوف`,
    sheet: (month) => `الضرائب حسب الليلة، ${month}`,
    note: 'الليالي التي قضاها الضيوف في الشهر، كما احتُسبت إقامة كل منهم. لا تُحتسب الليالي القادمة بعد. وما تغيّر من شهر سابق بعد انتهائه يأتي في سطر مستقل.',
    none: 'لا تُستحق ضريبة عن أي ليلة في هذا الشهر.',
    sum: (count, slept, amount) => `${lines(count)}، ${nights.subject(slept)}: ${amount}`,
    correction: (reference, month) => `${reference}، تصحيح ${month}`,
    reference: 'رقم الحجز',
    apartment: 'الشقة',
    guest: 'الضيف',
    stay: 'الإقامة',
    nights: 'الليالي',
    amount: 'المبلغ',
  },
};
