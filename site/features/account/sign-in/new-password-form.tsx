import type { ReactNode } from 'react';
import { navigate } from '../../../lib/navigate';
import { session } from '../../../session/browser-session';
import { Button } from '../../../ui/button';
import { PasswordField } from '../../../ui/field';
import { useForm } from '../../../forms/use-form';
import { messages } from '../../../messages/messages';
import { FormMessage } from '../account-card';
import {
  confirmationProblem,
  newPasswordProblem,
  passwordHint,
  problemsOf,
} from '../../../forms/field-checks';
import { notLoaded } from '../not-loaded';
import { accountRefusal } from '../refusals';

const FIELDS = ['password', 'passwordConfirmation'] as const;
const SPENT = 'Incorrect code provided';

interface NewPasswordFormProps {
  /** From the link that was mailed. */
  code: string;
  /** What the button says. */
  action: string;
  /** What is said of a link that does not work (any more). */
  spent: ReactNode;
}

/** Sets the password of whoever has opened a mailed link, and signs them in. */
export function NewPasswordForm({ code, action, spent }: NewPasswordFormProps) {
  const t = messages().account.fields;
  const { form, field, busy, message } = useForm({
    fields: FIELDS,
    check: ({ password, passwordConfirmation }) =>
      problemsOf({
        password: newPasswordProblem(password),
        passwordConfirmation: confirmationProblem(password, passwordConfirmation),
      }),
    async send(values) {
      const account = await session.resetPassword({ code, ...values });
      if (account === null) throw notLoaded();
      await navigate('/account');
    },
    refusalOf: (error) => (error.message === SPENT ? { message: spent } : accountRefusal(error, FIELDS)),
  });
  return (
    <form {...form} className="grid gap-5">
      <PasswordField
        {...field('password')}
        label={t.newPassword}
        autoComplete="new-password"
        hint={passwordHint()}
      />
      <PasswordField
        {...field('passwordConfirmation')}
        label={t.newPasswordAgain}
        autoComplete="new-password"
      />
      <FormMessage message={message} />
      <Button type="submit" size="lg" busy={busy} className="w-full">
        {action}
      </Button>
    </form>
  );
}
