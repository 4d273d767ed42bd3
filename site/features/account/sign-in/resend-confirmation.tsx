import { useState } from 'react';
import { call } from '../../../api/http';
import { Button } from '../../../ui/button';
import { EmailField } from '../../../ui/field';
import { useForm } from '../../../forms/use-form';
import { emailProblem, problemsOf } from '../../../forms/field-checks';
import { messages } from '../../../messages/messages';
import { accountRefusal } from '../refusals';
import { guestMessage } from '../../../api/api-error';

const FIELDS = ['email'] as const;

/** Asks for the link to confirm an address once more, for an address that is typed. */
export function ResendConfirmation() {
  const t = messages().account.confirmEmail;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, field, busy, message } = useForm({
    fields: FIELDS,
    check: ({ email }) => problemsOf({ email: emailProblem(email) }),
    async send({ email }) {
      await call('POST /api/auth/send-email-confirmation', { body: { email: email.trim() } });
      setSentTo(email.trim());
    },
    refusalOf: (error) => accountRefusal(error, FIELDS),
  });
  if (sentTo !== null) return <p role="status">{t.sentIfAccount(sentTo)}</p>;
  return (
    <form {...form} className="grid gap-4">
      <EmailField {...field('email')} />
      {message !== null && <p className="text-sm font-medium text-danger">{message}</p>}
      <Button type="submit" kind="secondary" busy={busy} className="w-full">
        {t.emailNewLink}
      </Button>
    </form>
  );
}

/** The same for the address of who is signed in. */
export function ConfirmOwnAddress({ email }: { email: string }) {
  const t = messages().account;
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | { problem: string }>('idle');
  async function send(): Promise<void> {
    setState('busy');
    try {
      await call('POST /api/auth/send-email-confirmation', { body: { email } });
      setState('sent');
    } catch (error) {
      setState({ problem: guestMessage(error) });
    }
  }
  if (state === 'sent') return <p role="status">{t.confirmEmail.sent(email)}</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <p>{t.confirmEmail.whyConfirm(email)}</p>
      <Button kind="secondary" busy={state === 'busy'} onClick={() => void send()}>
        {t.emailLink}
      </Button>
      {typeof state === 'object' && <p className="font-medium text-danger">{state.problem}</p>}
    </div>
  );
}
