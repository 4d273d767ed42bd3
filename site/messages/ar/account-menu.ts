import type { Messages } from '../messages';

export const accountMenu: Messages['accountMenu'] = {
  signIn: 'تسجيل الدخول',
  account: 'حسابي',
  signedInAs: 'سجّلت الدخول باسم',
  myBookings: 'حجوزاتي',
  profile: 'الملف الشخصي وكلمة المرور',
  signOut: 'تسجيل الخروج',
};
