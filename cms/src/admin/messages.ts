import { currentLanguage, type Language } from 'booking-rules/shared/format/language';
import { countOf } from 'booking-rules/shared/messages/ar/count';

const english = {
  /** What is asked of passwords of staff: by Strapi kinds of characters, by the server the rest. */
  passwordHint:
    'At least 12 characters with an upper-case letter, a lower-case letter and a digit. No common password, and not your email address or the name of the business.',
  unreachable: "The server can't be reached. Try again in a moment.",
  title: 'Two-factor authentication',
  subtitle: 'Sign in with your password and a code from an app on your phone',
  /** Entries of Strapi's menu, which its own Arabic lacks. */
  menu: { home: 'Home', content: 'Content Manager', media: 'Media Library' },
  /** What Strapi has no message for: read out by screen readers. */
  fixed: { pagination: 'Pagination', notifications: 'Notifications' },
  /** In place of words that name Strapi. */
  brand: {
    welcome: (business: string) => `Welcome to ${business}`,
    signIn: 'Sign in to your account',
    firstAccount: 'The first account is the administrator’s.',
    panel: 'Admin panel',
    staff: 'All who can sign in to this panel',
  },
  /** What whoever has signed in without a second factor sees. */
  gate: {
    loading: 'Loading',
    tryAgain: 'Try again',
    continue: 'Continue',
    intro:
      'Your account needs a second factor. From now on you sign in with your password and a code from an app on your phone.',
    signedInAs: (email: string) => `Signed in as ${email}`,
    signOut: 'Sign out',
  },
  proof: {
    code: 'Code',
    codeHint: 'The 6 digits your authenticator app shows for this account.',
    firstCodeHint: '6 digits, which change every 30 seconds.',
    noCode: 'Enter the code from your app',
    recoveryCode: 'Recovery code',
    recoveryCodeHint: 'One of the codes you saved when you set this up. Each works once.',
    noRecoveryCode: 'Enter a recovery code',
    useApp: 'Use your app instead',
    useRecoveryCode: 'Use a recovery code',
    cancel: 'Cancel',
  },
  setUp: {
    addAccount: '1. Add the account to your app',
    scan: 'Scan this with an authenticator app, or with your password manager.',
    qrCode: 'QR code for your authenticator app',
    openApp: 'Or open it in an app on this device',
    enterKey: "Can't do either? Enter this key in your app:",
    enterCode: '2. Enter the code it shows',
    turnOn: 'Turn on',
  },
  recovery: {
    heading: 'Recovery codes for the admin panel',
    save: 'Save your recovery codes',
    note: "If you lose your phone, each of these codes signs you in once. Keep them somewhere safe, but not on that phone. You won't see them again.",
    copy: 'Copy',
    copied: 'Copied',
    noCopy: "Your browser doesn't allow copying. Download or print them instead.",
    download: 'Download',
    print: 'Print',
    saved: "I've saved them",
    /** At the head of the file, with the address of the panel. */
    fileHeading: (host: string) => `Recovery codes for the admin panel, ${host}`,
    once: 'Each works once.',
  },
  own: {
    title: 'Your account',
    on: (codes: number) => `On. You have ${codes} recovery ${codes === 1 ? 'code' : 'codes'} left.`,
    off: "Off. Anyone who learns your password can sign in as you. With a code from your phone, they can't.",
    turnOn: 'Turn on',
    confirmPassword: 'Confirm your password',
    password: 'Current password',
    noPassword: 'Enter your password',
    continue: 'Continue',
    cancel: 'Cancel',
    isOn: 'Two-factor authentication is on',
    isOff: 'Two-factor authentication is off',
    renew: 'Create new recovery codes',
    renewNote: 'The old ones stop working.',
    renewAction: 'Create new codes',
    renewed: 'You have new recovery codes',
    turnOff: 'Turn off',
    turnOffTitle: 'Turn off two-factor authentication',
    turnOffNote: "You'll then sign in with your password alone.",
    otherPhone: 'Use another phone',
    otherPhoneNote: "You'll be signed out. Set it up on the other phone when you sign in again.",
    removePhone: 'Remove this phone',
  },
  staff: {
    title: 'Staff',
    on: 'On',
    off: 'Off',
    reset: 'Reset',
    resetFor: (email: string) => `Reset for ${email}`,
    resetQuestion: (email: string) => `Reset for ${email}?`,
    resetNote:
      'They will be signed out everywhere and can sign in with their password alone until they set it up again. Make sure the request really comes from them.',
  },
};

/** What is shown before the panel opens and beside Strapi's settings; English is the shape. */
export type AdminMessages = typeof english;

const arabic: AdminMessages = {
  passwordHint:
    '12 خانة على الأقل، فيها حرف لاتيني كبير وحرف لاتيني صغير ورقم. لا تُقبل كلمة مرور شائعة، ولا بريدك الإلكتروني، ولا اسم المنشأة.',
  unreachable: 'تعذّر الوصول إلى الخادم. حاول مرة أخرى بعد لحظات.',
  title: 'المصادقة الثنائية',
  subtitle: 'سجّل الدخول بكلمة المرور ورمز من تطبيق على هاتفك',
  menu: { home: 'الرئيسية', content: 'إدارة المحتوى', media: 'مكتبة الوسائط' },
  fixed: { pagination: 'الصفحات', notifications: 'الإشعارات' },
  brand: {
    welcome: (business) => `مرحبًا بك في ${business}`,
    signIn: 'تسجيل الدخول إلى حسابك',
    firstAccount: 'الحساب الأول هو حساب مدير النظام.',
    panel: 'لوحة الإدارة',
    staff: 'كل من يمكنه تسجيل الدخول إلى هذه اللوحة',
  },
  gate: {
    loading: 'جارٍ التحميل',
    tryAgain: 'إعادة المحاولة',
    continue: 'متابعة',
    intro: 'يحتاج حسابك إلى عامل ثانٍ. من الآن تسجّل الدخول بكلمة المرور ورمز من تطبيق على هاتفك.',
    signedInAs: (email) => `تم تسجيل الدخول باسم \u2066${email}\u2069`,
    signOut: 'تسجيل الخروج',
  },
  proof: {
    code: 'الرمز',
    codeHint: 'الأرقام الستة التي يعرضها تطبيق المصادقة لهذا الحساب.',
    firstCodeHint: '6 أرقام تتغيّر كل 30 ثانية.',
    noCode: 'أدخل الرمز من تطبيقك',
    recoveryCode: 'رمز الاسترداد',
    recoveryCodeHint: 'أحد الرموز التي حفظتها عند الإعداد. يُستخدم كل منها مرة واحدة.',
    noRecoveryCode: 'أدخل رمز استرداد',
    useApp: 'استخدام التطبيق بدلًا من ذلك',
    useRecoveryCode: 'استخدام رمز استرداد',
    cancel: 'إلغاء',
  },
  setUp: {
    addAccount: '1. أضف الحساب إلى تطبيقك',
    scan: 'امسح هذا الرمز بتطبيق مصادقة أو بمدير كلمات المرور لديك.',
    qrCode: 'رمز QR لتطبيق المصادقة',
    openApp: 'أو افتحه في تطبيق على هذا الجهاز',
    enterKey: 'لا يمكنك أيّ منهما؟ أدخل هذا المفتاح في تطبيقك:',
    enterCode: '2. أدخل الرمز الذي يعرضه',
    turnOn: 'تفعيل',
  },
  recovery: {
    heading: 'رموز الاسترداد للوحة الإدارة',
    save: 'احفظ رموز الاسترداد',
    note: 'إذا فقدت هاتفك، فكل رمز من هذه الرموز يسجّل دخولك مرة واحدة. احفظها في مكان آمن غير ذلك الهاتف. لن تراها مرة أخرى.',
    copy: 'نسخ',
    copied: 'تم النسخ',
    noCopy: 'لا يسمح متصفحك بالنسخ. نزّلها أو اطبعها بدلًا من ذلك.',
    download: 'تنزيل',
    print: 'طباعة',
    saved: 'حفظتها',
    fileHeading: (host) => `رموز الاسترداد للوحة الإدارة، ${host}`,
    once: 'يُستخدم كل منها مرة واحدة.',
  },
  own: {
    title: 'حسابك',
    on: (codes) =>
      `مفعّلة. رموز الاسترداد المتبقية: ${countOf(codes, {
        ...{ one: 'رمز واحد', two: 'رمزان', few: 'رموز', many: 'رمزًا', other: 'رمز' },
      })}.`,
    off: 'غير مفعّلة. يمكن لمن يعرف كلمة مرورك أن يسجّل الدخول باسمك، ولا يمكنه ذلك مع رمز من هاتفك.',
    turnOn: 'تفعيل',
    confirmPassword: 'تأكيد كلمة المرور',
    password: 'كلمة المرور الحالية',
    noPassword: 'أدخل كلمة المرور',
    continue: 'متابعة',
    cancel: 'إلغاء',
    isOn: 'المصادقة الثنائية مفعّلة',
    isOff: 'أُوقفت المصادقة الثنائية',
    renew: 'إنشاء رموز استرداد جديدة',
    renewNote: 'يتوقف العمل بالرموز القديمة.',
    renewAction: 'إنشاء رموز جديدة',
    renewed: 'لديك رموز استرداد جديدة',
    turnOff: 'إيقاف',
    turnOffTitle: 'إيقاف المصادقة الثنائية',
    turnOffNote: 'ستسجّل الدخول بعد ذلك بكلمة المرور وحدها.',
    otherPhone: 'استخدام هاتف آخر',
    otherPhoneNote: 'سيُسجَّل خروجك. أعد الإعداد على الهاتف الآخر عند تسجيل الدخول مرة أخرى.',
    removePhone: 'إزالة هذا الهاتف',
  },
  staff: {
    title: 'الفريق',
    on: 'مفعّلة',
    off: 'غير مفعّلة',
    reset: 'إعادة ضبط',
    resetFor: (email) => `إعادة ضبط \u2066${email}\u2069`,
    resetQuestion: (email) => `إعادة ضبط \u2066${email}\u2069؟`,
    resetNote:
      'سيُسجَّل خروج صاحب الحساب من كل الأجهزة، ويمكنه تسجيل الدخول بكلمة المرور وحدها حتى يعيد الإعداد. تأكد من أن الطلب صادر عنه حقًا.',
  },
};

/** All of them, for what Strapi is given in every language at once. */
export const ALL_MESSAGES: Readonly<Record<Language, AdminMessages>> = { en: english, ar: arabic };

/** In the language of whoever uses the panel. To be asked for where it is shown, not when a module loads. */
export function messages(): AdminMessages {
  return ALL_MESSAGES[currentLanguage()];
}
