import { navigate } from 'vike/client/router';
import { session } from '../../browser-session';
import { Button, ButtonLink } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { useForm } from '../../use-form';
import { FormMessage } from './account-card';
import { confirmationProblem, newPasswordProblem, PASSWORD_HINT, problemsOf } from './checks';
import { NOT_LOADED } from './not-loaded';
import { accountRefusal } from './refusals';

const FIELDS = ['password', 'passwordConfirmation'] as const;
const SPENT = 'Incorrect code provided';

/**
 * Sets the new password of who has opened the mailed link, and signs them in.
 * @param code from the link; empty when there was none
 */
export function ResetPasswordForm({ code }: { code: string }) {
  const { form, field, busy, message } = useForm({
    fields: FIELDS,
    check: ({ password, passwordConfirmation }) =>
      problemsOf({
        password: newPasswordProblem(password),
        passwordConfirmation: confirmationProblem(password, passwordConfirmation),
      }),
    async send(values) {
      const account = await session.resetPassword({ code, ...values });
      if (account === null) throw NOT_LOADED;
      await navigate('/account');
    },
    refusalOf: (error) =>
      error.message === SPENT ? { message: <SpentLink /> } : accountRefusal(error, FIELDS),
  });
  if (code === '') {
    return (
      <Notice tone="info" title="Open this page through the link in our mail.">
        <ButtonLink href="/forgot-password" kind="secondary" className="mt-3">
          Ask for a link
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <form {...form} className="grid gap-5">
      <TextField
        {...field('password')}
        label="New password"
        type="password"
        autoComplete="new-password"
        maxLength={200}
        hint={PASSWORD_HINT}
        required
      />
      <TextField
        {...field('passwordConfirmation')}
        label="New password again"
        type="password"
        autoComplete="new-password"
        maxLength={200}
        required
      />
      <FormMessage message={message} />
      <Button type="submit" size="lg" busy={busy} className="w-full">
        Save and sign in
      </Button>
    </form>
  );
}

function SpentLink() {
  return (
    <>
      This link has been used already, or a newer one has been sent.{' '}
      <a href="/forgot-password" className="underline underline-offset-2">
        Ask for a new link
      </a>
    </>
  );
}
