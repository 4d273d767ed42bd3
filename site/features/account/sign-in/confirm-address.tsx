import { messages } from '../../../messages/messages';
import { NewPasswordForm } from './new-password-form';
import { ResendConfirmation } from './resend-confirmation';

/**
 * Confirms an address: its owner chooses a password, which nobody else knows, whoever created the account.
 * @param props.confirmation from the mailed link; empty when there was none
 */
export function ConfirmAddress({ confirmation }: { confirmation: string }) {
  const t = messages().account;
  if (confirmation === '') {
    return (
      <>
        <p>
          {t.openWithLink} {t.confirmEmail.noLink}
        </p>
        <ResendConfirmation />
      </>
    );
  }
  return (
    <>
      <NewPasswordForm
        code={confirmation}
        action={t.confirmEmail.submit}
        spent={`${t.linkSpent} ${t.confirmEmail.newLinkBelow}`}
      />
      <section aria-labelledby="new-link" className="grid gap-4 border-t border-line pt-6">
        <h2 id="new-link" className="text-xl">
          {t.confirmEmail.notWorking}
        </h2>
        <p className="text-sm text-muted">{t.confirmEmail.worksOnce}</p>
        <ResendConfirmation />
      </section>
    </>
  );
}
