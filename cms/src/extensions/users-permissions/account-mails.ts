import type { Core } from '@strapi/strapi';
import { engineOf, inLanguage, requestLanguage } from 'booking-rules/engine';
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from 'booking-rules/shared/format/language';
import { pathIn } from 'booking-rules/shared/format/local-path';
import type { Context } from 'koa';
import { overActions, type AccountsPlugin } from './accounts-plugin';

interface Words {
  object: string;
  message: string;
}

/** Words and links of the mails about accounts, in the syntax of the accounts plugin. */
export const ACCOUNT_MAILS: Readonly<
  Record<Language, Record<'reset_password' | 'email_confirmation', Words>>
> = {
  en: {
    reset_password: {
      object: 'Choose a new password',
      message: `<h1>Choose a new password</h1>
<p>Somebody, hopefully you, asked for a new password for your account with us.</p>
<p><a class="action" href="<%= URL %>?code=<%= TOKEN %>">Choose a new password</a></p>
<p>The link works once, within two hours. If you didn't ask for it, ignore this email. Your password stays the same.</p>`,
    },
    email_confirmation: {
      object: 'Confirm your email address',
      message: `<h1>Confirm your email address</h1>
<p>Welcome. Confirm that this address is yours and choose a password. Your account then shows everything that was booked with this address.</p>
<p><a class="action" href="<%= SERVER_URL %>/confirm-email?confirmation=<%= CODE %>">Confirm and choose a password</a></p>
<p>The link works once, within 24 hours. If you didn't create an account with us, you can ignore this email: nobody sees your bookings without this link.</p>`,
    },
  },
  ar: {
    reset_password: {
      object: 'اختر كلمة مرور جديدة',
      message: `<h1>اختر كلمة مرور جديدة</h1>
<p>طلب أحدهم، ولعله أنت، كلمة مرور جديدة لحسابك لدينا.</p>
<p><a class="action" href="<%= URL %>?code=<%= TOKEN %>">اختر كلمة مرور جديدة</a></p>
<p>يعمل الرابط مرة واحدة خلال ساعتين. إن لم تطلب ذلك، فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.</p>`,
    },
    email_confirmation: {
      object: 'أكّد بريدك الإلكتروني',
      message: `<h1>أكّد بريدك الإلكتروني</h1>
<p>مرحبًا بك. أكّد أن هذا البريد لك واختر كلمة مرور، فيعرض حسابك بعدها كل ما حُجز بهذا البريد.</p>
<p><a class="action" href="<%= SERVER_URL %>/ar/confirm-email?confirmation=<%= CODE %>">أكّد واختر كلمة مرور</a></p>
<p>يعمل الرابط مرة واحدة خلال 24 ساعة. إن لم تنشئ حسابًا لدينا، فيمكنك تجاهل هذه الرسالة: لا يرى أحد حجوزاتك دون هذا الرابط.</p>`,
    },
  },
};

/**
 * Mails about accounts speak the language of the page on which somebody has asked for them, with links to pages in it.
 * Words that an administrator has written in place of ours go to everybody as they are.
 */
export function mailInLanguageOfGuests(plugin: AccountsPlugin): void {
  const createTemplates = plugin.services['users-permissions'];
  plugin.services['users-permissions'] = ({ strapi }) => {
    const templates = createTemplates({ strapi });
    return {
      ...templates,
      template: (layout, data) =>
        templates.template(translated(layout), { ...data, ...localLink(strapi, data['URL']) }),
    };
  };
  overActions(plugin, (auth, strapi) => {
    const speaking =
      (action: 'register' | 'forgotPassword' | 'sendEmailConfirmation') =>
      (ctx: Context, ...rest: unknown[]) => {
        const { languages } = engineOf(strapi).inventory.current();
        // What goes on after the answer does so in the same language.
        return inLanguage(requestLanguage(ctx, languages), () => auth[action](ctx, ...rest));
      };
    return {
      register: speaking('register'),
      forgotPassword: speaking('forgotPassword'),
      sendEmailConfirmation: speaking('sendEmailConfirmation'),
    };
  });
}

/** Our own words in the language of the moment; others as they are. */
function translated(layout: string): string {
  for (const name of ['reset_password', 'email_confirmation'] as const) {
    const [known, said] = [ACCOUNT_MAILS[DEFAULT_LANGUAGE][name], ACCOUNT_MAILS[currentLanguage()][name]];
    if (layout === known.message) return said.message;
    if (layout === known.object) return said.object;
  }
  return layout;
}

/** The address of the page for new passwords in that language, where it is a page of this site. */
function localLink(strapi: Core.Strapi, url: unknown): { URL?: string } {
  const home = String(strapi.config.get('server.absoluteUrl')).replace(/\/$/, '');
  if (typeof url !== 'string' || !url.startsWith(`${home}/`)) return {};
  return { URL: `${home}${pathIn(currentLanguage(), url.slice(home.length))}` };
}
