import { useState } from 'react';
import { navigate } from '../../../lib/navigate';
import { session } from '../../../session/browser-session';
import { Button } from '../../../ui/button';
import { EmailField, NameFields, PasswordField } from '../../../ui/field';
import { Notice } from '../../../ui/notice';
import { useForm } from '../../../forms/use-form';
import { messages } from '../../../messages/messages';
import { FormMessage } from '../account-card';
import {
  emailProblem,
  nameProblem,
  newPasswordProblem,
  passwordHint,
  problemsOf,
} from '../../../forms/field-checks';
import { accountRefusal } from '../refusals';

const FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;

/** Creates an account. Where addresses have to be confirmed first, it says that a mail is on its way. */
export function RegisterForm({ returnTo }: { returnTo: string }) {
  const t = messages().account;
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  const { form, field, busy, message } = useForm({
    fields: FIELDS,
    check: ({ firstName, lastName, email, password }) =>
      problemsOf({
        firstName: nameProblem(firstName, 'first name'),
        lastName: nameProblem(lastName, 'last name'),
        email: emailProblem(email),
        password: newPasswordProblem(password),
      }),
    async send(values) {
      const email = values.email.trim().toLowerCase();
      const account = await session.register({
        // Guests know one name to sign in with: their address.
        username: email,
        email,
        password: values.password,
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
      });
      if (account === null) setWaitsFor(email);
      else await navigate(returnTo);
    },
    refusalOf: (error) => accountRefusal(error, FIELDS),
  });
  if (waitsFor !== null) {
    return (
      <Notice tone="success" title={t.register.confirmTitle}>
        <p>{t.register.confirmText(waitsFor)}</p>
      </Notice>
    );
  }
  return (
    <form {...form} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <NameFields field={field} />
      </div>
      <EmailField {...field('email')} autoComplete="username" hint={t.register.emailHint} />
      <PasswordField
        {...field('password')}
        label={t.fields.password}
        autoComplete="new-password"
        hint={passwordHint()}
      />
      <FormMessage message={message} />
      <Button type="submit" size="lg" busy={busy} className="w-full">
        {t.register.submit}
      </Button>
    </form>
  );
}
