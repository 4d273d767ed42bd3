import { useState } from 'react';
import { call } from '../../../api/http';
import { Button } from '../../../ui/button';
import { EmailField } from '../../../ui/field';
import { Notice } from '../../../ui/notice';
import { useForm } from '../../../forms/use-form';
import { messages } from '../../../messages/messages';
import { FormMessage } from '../account-card';
import { emailProblem, problemsOf } from '../../../forms/field-checks';
import { accountRefusal } from '../refusals';

const FIELDS = ['email'] as const;

/** What the link is for, and the route that mails it. */
const ROUTES = {
  password: 'POST /api/auth/forgot-password',
  signIn: 'POST /api/auth/sign-in-link',
} as const;

/** Asks for a link by email, to choose a new password or to sign in, without revealing whether there is an account. */
export function MailedLinkForm({ to }: { to: keyof typeof ROUTES }) {
  const t = messages().account;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, field, busy, message } = useForm({
    fields: FIELDS,
    check: ({ email }) => problemsOf({ email: emailProblem(email) }),
    async send({ email }) {
      await call(ROUTES[to], { body: { email: email.trim() } });
      setSentTo(email.trim());
    },
    refusalOf: (error) => accountRefusal(error, FIELDS),
  });
  if (sentTo !== null) {
    return (
      <Notice tone="success" title={t.forgotPassword.sentTitle}>
        <p>{(to === 'signIn' ? t.signInLink : t.forgotPassword).sentText(sentTo)}</p>
        <Button kind="secondary" onClick={() => setSentTo(null)} className="mt-3">
          {t.forgotPassword.anotherAddress}
        </Button>
      </Notice>
    );
  }
  return (
    <form {...form} className="grid gap-5">
      <EmailField {...field('email')} autoComplete="username" />
      <FormMessage message={message} />
      <Button type="submit" size="lg" busy={busy} className="w-full">
        {t.emailLink}
      </Button>
    </form>
  );
}
