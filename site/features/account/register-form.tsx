import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { session } from '../../session/browser-session';
import { Button } from '../../ui/button';
import { EmailField, NameFields, TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { useForm } from '../../forms/use-form';
import { FormMessage } from './account-card';
import {
  emailProblem,
  nameProblem,
  newPasswordProblem,
  PASSWORD_HINT,
  problemsOf,
} from '../../forms/field-checks';
import { accountRefusal } from './refusals';

const FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;

/** Creates an account. Where addresses have to be confirmed first, it says that a mail is on its way. */
export function RegisterForm({ returnTo }: { returnTo: string }) {
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
      <Notice tone="success" title="One more step: confirm your email">
        <p>We&apos;ve sent a link to {waitsFor}. Open it to finish creating your account.</p>
      </Notice>
    );
  }
  return (
    <form {...form} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <NameFields field={field} />
      </div>
      <EmailField
        {...field('email')}
        autoComplete="username"
        hint="Use the one you book with to see your bookings here."
      />
      <TextField
        {...field('password')}
        label="Password"
        type="password"
        autoComplete="new-password"
        maxLength={200}
        hint={PASSWORD_HINT}
        required
      />
      <FormMessage message={message} />
      <Button type="submit" size="lg" busy={busy} className="w-full">
        Create an account
      </Button>
    </form>
  );
}
