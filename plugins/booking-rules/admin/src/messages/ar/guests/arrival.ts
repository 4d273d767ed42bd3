import type { PanelMessages } from '../../types';

export const arrival: PanelMessages['arrival'] = {
  title: 'معلومات الوصول',
  nothingWritten: 'لم يُكتب شيء لهذه الشقة بعد.',
  write: 'كتابتها في صفحة الشقة',
  items: {
    address: 'العنوان',
    directions: 'الاتجاهات',
    steps: 'خطوات الدخول',
    doorCode: 'رمز الباب',
    wifi: 'الواي فاي',
    manual: 'دليل البيت',
  },
  shown: 'معروض للضيف',
  shownSteps: (steps) => `معروضة للضيف (${steps})`,
  withheld: {
    'held-back': 'محجوب',
    'not-confirmed': 'لا يُعرض قبل تأكيد الإقامة',
    over: 'لم يعد معروضًا',
  },
  once: { payment: 'الدفع', registration: 'تسجيل الضيوف' },
  later: (from, once) =>
    [from === null ? 'غير معروض' : `من ${from}`, once.length === 0 ? '' : `بعد ${once.join(' و')}`]
      .filter((part) => part !== '')
      .join('، '),
  decided: { released: 'أُتيحت مبكرًا', 'held-back': 'محجوبة' },
  decide: { released: 'إتاحتها الآن', 'held-back': 'حجبها', rule: 'ترك القرار للقاعدة' },
  saved: {
    released: 'أُتيحت، ويراها الضيف الآن.',
    'held-back': 'حُجبت، ولم يعد الضيف يراها.',
    rule: 'عاد القرار إلى القاعدة في «منشأتك».',
  },
};
