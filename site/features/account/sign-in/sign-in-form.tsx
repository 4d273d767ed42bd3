import { lazy, Suspense, useState } from 'react';
import { navigate } from '../../../lib/navigate';
import { session } from '../../../session/browser-session';
import { Button } from '../../../ui/button';
import { EmailField, PasswordField } from '../../../ui/field';
import { useForm } from '../../../forms/use-form';
import { messages } from '../../../messages/messages';
import { FormMessage, SideLink } from '../account-card';
import { problemsOf } from '../../../forms/field-checks';
import { notLoaded } from '../not-loaded';
import { accountRefusal } from '../refusals';

const ResendConfirmation = lazy(async () => ({
  default: (await import('./resend-confirmation')).ResendConfirmation,
}));

const FIELDS = ['identifier', 'password'] as const;
const UNCONFIRMED = 'Your account email is not confirmed';

/** Signs a guest in, and goes to where they wanted to be. */
export function SignInForm({ returnTo }: { returnTo: string }) {
  const { account: t, forms } = messages();
  const [unconfirmed, setUnconfirmed] = useState(false);
  const { form, field, busy, message } = useForm({
    fields: FIELDS,
    check: ({ identifier, password }) =>
      problemsOf({
        identifier: identifier.trim() === '' ? forms.enterEmail : null,
        password: password === '' ? t.signIn.enterPassword : null,
      }),
    async send({ identifier, password }) {
      const account = await session.signIn(identifier.trim(), password);
      if (account === null) throw notLoaded();
      await navigate(returnTo);
    },
    refusalOf(error) {
      if (error.message !== UNCONFIRMED) return accountRefusal(error, FIELDS);
      setUnconfirmed(true);
      return {
        problems: { identifier: t.signIn.unconfirmed },
      };
    },
  });
  return (
    <>
      <form {...form} className="grid gap-5">
        <EmailField {...field('identifier')} autoComplete="username" />
        <div>
          <PasswordField {...field('password')} label={t.fields.password} autoComplete="current-password" />
          <SideLink href="/forgot-password">{t.signIn.forgotPassword}</SideLink>
        </div>
        <FormMessage message={message} />
        <Button type="submit" size="lg" busy={busy} className="w-full">
          {t.signIn.submit}
        </Button>
      </form>
      {unconfirmed && (
        <section aria-labelledby="no-link" className="grid gap-4 border-t border-line pt-6">
          <h2 id="no-link" className="text-xl">
            {t.signIn.noLink}
          </h2>
          <Suspense>
            <ResendConfirmation />
          </Suspense>
        </section>
      )}
    </>
  );
}
