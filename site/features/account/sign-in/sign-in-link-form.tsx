import { useState } from 'react';
import { call } from '../../../api/http';
import { ApiError, guestMessage } from '../../../api/api-error';
import { emailProblem, problemsOf } from '../../../forms/field-checks';
import { useForm } from '../../../forms/use-form';
import { navigate } from '../../../lib/navigate';
import { messages } from '../../../messages/messages';
import { session } from '../../../session/browser-session';
import { Button } from '../../../ui/button';
import { EmailField } from '../../../ui/field';
import { Notice } from '../../../ui/notice';
import { FormMessage } from '../account-card';
import { notLoaded } from '../not-loaded';
import { accountRefusal } from '../refusals';

const FIELDS = ['email'] as const;

/** Asks for a link to sign in, without revealing whether there is an account. */
export function SignInLinkForm() {
  const t = messages().account;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, field, busy, message } = useForm({
    fields: FIELDS,
    check: ({ email }) => problemsOf({ email: emailProblem(email) }),
    async send({ email }) {
      await call('POST /api/auth/sign-in-link', { body: { email: email.trim() } });
      setSentTo(email.trim());
    },
    refusalOf: (error) => accountRefusal(error, FIELDS),
  });
  if (sentTo !== null) {
    return (
      <Notice tone="success" title={t.forgotPassword.sentTitle}>
        <p>{t.signInLink.sentText(sentTo)}</p>
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

/**
 * Signs in whoever has opened a mailed link and presses the button: programs that look through mails open links too,
 * and this one works once.
 * @param props.code from the link
 */
export function UseSignInLink({ code }: { code: string }) {
  const t = messages().account;
  const [state, setState] = useState<'idle' | 'busy' | 'spent' | { problem: string }>('idle');
  async function signIn(): Promise<void> {
    setState('busy');
    try {
      if ((await session.signInWithLink(code)) === null) throw notLoaded();
      await navigate('/account');
    } catch (error) {
      const isSpent = error instanceof ApiError && error.status === 400;
      setState(isSpent ? 'spent' : { problem: guestMessage(error) });
    }
  }
  if (state === 'spent') {
    return (
      <>
        <Notice tone="danger" title={t.linkSpent}>
          <p>{t.signInLink.newLinkBelow}</p>
        </Notice>
        <SignInLinkForm />
      </>
    );
  }
  return (
    <>
      {typeof state === 'object' && <FormMessage message={state.problem} />}
      <Button size="lg" busy={state === 'busy'} onClick={() => void signIn()} className="w-full">
        {t.signIn.submit}
      </Button>
    </>
  );
}
