import type { Messages } from '../../types';

export const registrationCard: Messages['registrationCard'] = {
  heading: 'تسجيل الضيوف',
  missing: (needed) =>
    needed === 1 ? 'لم يُسجَّل ضيف هذه الإقامة بعد.' : `لم يُسجَّل أحد من الضيوف بعد (${needed}).`,
  partly: (registered, needed) => `عدد الضيوف المسجلين: ${registered} من ${needed}.`,
  neededBy: (instant) => `التسجيل مطلوب قبل وصولك، ويجب إبلاغ الجهة المختصة في موعد أقصاه ${instant}.`,
  registered: 'جميع الضيوف مسجلون.',
  reported: 'اكتمل كل شيء: أُبلغت الجهة المختصة.',
  register: 'تسجيل الضيوف',
  see: 'عرض التسجيل',
};
