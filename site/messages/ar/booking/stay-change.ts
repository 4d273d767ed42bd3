import type { Messages } from '../../types';
import { countOf } from 'booking-rules/shared/messages/ar/count';
import { isolated } from 'booking-rules/shared/format/isolated';

const nights = (count: number): string =>
  countOf(count, { one: 'ليلة واحدة', two: 'ليلتان', few: 'ليالٍ', many: 'ليلة', other: 'ليلة' });

/** Other dates, guests or extras for a stay that is booked, and cancelling it. */
export const stayChange: Messages['stayChange'] = {
  heading: 'تغيير إقامتك',
  beforePhone: 'لتغيير التواريخ أو عدد الضيوف، ردّ على رسالتنا أو اتصل بنا على الرقم ',
  afterPhone: '.',
  mayUntil: (day) => `يمكنك تغيير التواريخ وعدد الضيوف هنا حتى يوم ${day}.`,
  open: 'تغيير التواريخ أو عدد الضيوف…',
  noCalendar: 'لا يمكننا عرض التقويم الآن. أغلق هذه النافذة وحاول مجددًا بعد قليل.',
  notChanged: 'لم تتغيّر إقامتك.',
  change: 'غيّر إقامتي',
  doesNotFit: 'هذا التغيير غير ممكن.',
  whatChanges: 'ما يتغيّر',
  totalSoFar: 'الإجمالي الحالي',
  charge: 'رسوم الليالي التي تتخلى عنها',
  newTotal: 'الإجمالي الجديد',
  nights({ kept, added, dropped, guests }) {
    const parts = [
      ...(added > 0 ? [`تُضاف ${nights(added)}`] : []),
      ...(dropped > 0 ? [`تُلغى ${nights(dropped)}`] : []),
      ...(kept > 0 ? [`تبقى ${nights(kept)} دون تغيير`] : []),
    ];
    return `${parts.join('، و')}؛ عدد الضيوف ${guests}.`;
  },
  comesBack: (percent) => `بموجب شروط حجزك، يُعاد إليك اليوم ${percent}% من قيمة الليالي التي تتخلى عنها.`,
  keptExtras: (kept) => `خدماتك الإضافية: ${kept}`,
  due: {
    manual: (amount) => `يُدفع بعدها ${amount} بتحويل مصرفي، وستجد التفاصيل في هذه الصفحة.`,
    'on-arrival': (amount) => `يُدفع بعدها ${amount} عند وصولك.`,
    stripe: (amount) => `يُدفع بعدها ${amount} بالبطاقة، بالزر الموجود في هذه الصفحة.`,
  },
  back: {
    toCard: (amount) => `يُعاد ${amount} إلى بطاقتك.`,
    asPaid: (amount) => `يُعاد ${amount} بالطريقة التي دفعت بها، وسنتواصل معك بشأن ذلك.`,
  },
  extras: {
    heading: 'الخدمات الإضافية',
    none: 'خدمة توصيل، أو سرير أطفال، أو مغادرة متأخرة: أضف ما تحتاج إليه إلى إقامتك.',
    several: (quantity, name) => `${isolated(name)} × ${quantity}`,
    add: 'أضف خدمات…',
    change: 'تغيير الخدمات…',
    onceConfirmed: 'يمكنك تغييرها هنا بعد تأكيد إقامتك.',
    tooLate: 'لم يعد تغييرها هنا ممكنًا. يُرجى التواصل معنا.',
    notChanged: 'لم تتغيّر خدماتك الإضافية.',
    submit: 'غيّر خدماتي',
  },
  cancelling: {
    heading: 'إذا تغيّرت خططك',
    today: 'إذا ألغيت اليوم:',
    open: 'إلغاء هذا الحجز…',
    title: 'هل تريد إلغاء هذا الحجز؟',
    stay: (apartment, reference) => `${isolated(apartment)}، رقم الحجز ${reference}.`,
    final: 'تصبح الليالي متاحة للآخرين فورًا، ولا يمكن التراجع عن ذلك.',
    failed: 'لم يُلغَ حجزك.',
    keep: 'الاحتفاظ بالحجز',
    beingChecked: {
      sentence: 'دفعتك قيد التحقق. إذا ألغيت الآن تُعاد إليك كاملة.',
      button: 'إلغاء هذا الحجز',
    },
    unpaid: {
      sentence: 'لم تدفع أي مبلغ، فلا يوجد ما يُسترد.',
      button: 'إلغاء هذا الحجز',
    },
    noRefund: {
      sentence: (paid) => `بموجب الشروط المتفق عليها، المبلغ الذي دفعته وقدره ${paid} غير قابل للاسترداد.`,
      button: 'إلغاء من دون استرداد',
    },
    refund: {
      sentence: ({ due, paid, percent, until }) =>
        `تسترد ${due} من أصل ${paid} دفعتها (${percent === 100 ? 'كامل المبلغ' : `${percent}%`})، إذا ألغيت في موعد أقصاه ${until}.`,
      button: (due) => `إلغاء واسترداد ${due}`,
    },
  },
};
