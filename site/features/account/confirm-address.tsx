import { NewPasswordForm } from './new-password-form';
import { ResendConfirmation } from './resend-confirmation';

/**
 * Confirms an address: its owner chooses a password, which nobody else knows, whoever created the account.
 * @param props.confirmation from the mailed link; empty when there was none
 */
export function ConfirmAddress({ confirmation }: { confirmation: string }) {
  if (confirmation === '') {
    return (
      <>
        <p>Open this page with the link in our email. Didn&apos;t get one?</p>
        <ResendConfirmation />
      </>
    );
  }
  return (
    <>
      <NewPasswordForm
        code={confirmation}
        action="Confirm and sign in"
        spent="This link has expired or has been used. Get a new one below."
      />
      <section aria-labelledby="new-link" className="grid gap-4 border-t border-line pt-6">
        <h2 id="new-link" className="text-xl">
          Link not working?
        </h2>
        <p className="text-sm text-muted">
          A link works once, within 24 hours, and only the newest one does.
        </p>
        <ResendConfirmation />
      </section>
    </>
  );
}
