import type { Messages } from '../messages';
import { countOf } from './count';

const characters = (count: number) =>
  countOf(count, {
    one: 'حرف واحد',
    two: 'حرفين',
    few: 'أحرف',
    many: 'حرفًا',
    other: 'حرف',
  });

export const forms: Messages['forms'] = {
  enterName: {
    name: 'أدخل اسمك',
    'first name': 'أدخل اسمك الأول',
    'last name': 'أدخل اسم العائلة',
  },
  enterEmail: 'أدخل بريدك الإلكتروني',
  completeEmail: 'أدخل بريدًا إلكترونيًا كاملًا، مثل name@example.com',
  phoneWithCountry: 'أدخل الرقم مع رمز الدولة، مثل \u2066+971 50 123 4567\u2069',
  passwordHint: (shortest) =>
    `${characters(shortest)} على الأقل. لا تختر كلمة مرور شائعة، ولا بريدك الإلكتروني، ولا اسمنا.`,
  passwordTooShort: (shortest) => `استخدم ${characters(shortest)} على الأقل`,
  passwordTooLong: (longest) =>
    `استخدم ${characters(longest)} على الأكثر. تُحتسب الأحرف العربية والرموز التعبيرية بأكثر من حرف`,
  passwordAgain: 'أدخل كلمة المرور الجديدة مرة أخرى',
  passwordsDiffer: 'كلمتا المرور غير متطابقتين',
  // What goes on from an English label says nothing to a reader of Arabic.
  thisField: () => 'تحقق مما أدخلته هنا',
  unreachable: 'تعذّر الاتصال بنا. تحقق من اتصالك بالإنترنت وحاول مرة أخرى.',
};
