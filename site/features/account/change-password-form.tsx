import { useState } from 'react';
import { session } from '../../session/browser-session';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { useForm } from '../../forms/use-form';
import { messages } from '../../messages/messages';
import { FormMessage } from './account-card';
import { confirmationProblem, newPasswordProblem, passwordHint, problemsOf } from '../../forms/field-checks';
import { accountRefusal } from './refusals';

const FIELDS = ['currentPassword', 'password', 'passwordConfirmation'] as const;

/** Changes the password of a signed-in guest, who stays signed in here and is signed out everywhere else. */
export function ChangePasswordForm({ email }: { email: string }) {
  const t = messages().account;
  // Each change empties the form: a new key, new fields.
  const [changes, setChanges] = useState(0);
  const { form, field, busy, message } = useForm({
    fields: FIELDS,
    check: ({ currentPassword, password, passwordConfirmation }) =>
      problemsOf({
        currentPassword: currentPassword === '' ? t.changePassword.enterCurrent : null,
        password: newPasswordProblem(password),
        passwordConfirmation: confirmationProblem(password, passwordConfirmation),
      }),
    async send(values) {
      await session.changePassword(values);
      setChanges((count) => count + 1);
    },
    refusalOf: (error) => accountRefusal(error, FIELDS),
  });
  return (
    <form {...form} key={changes} className="grid gap-5">
      {/* Tells password stores whose password that is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...field('currentPassword')}
        label={t.fields.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('password')}
        label={t.fields.newPassword}
        autoComplete="new-password"
        hint={passwordHint()}
      />
      <PasswordField
        {...field('passwordConfirmation')}
        label={t.fields.newPasswordAgain}
        autoComplete="new-password"
      />
      <FormMessage message={message} />
      {changes > 0 && message === null && <Notice tone="success" title={t.changePassword.changed} />}
      <Button type="submit" kind="secondary" busy={busy} className="w-full sm:w-fit">
        {t.changePassword.submit}
      </Button>
    </form>
  );
}
