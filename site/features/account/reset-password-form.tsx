import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { NewPasswordForm } from './new-password-form';

/**
 * For whoever has forgotten their password.
 * @param props.code from the mailed link; empty when there was none
 */
export function ResetPasswordForm({ code }: { code: string }) {
  if (code === '') {
    return (
      <Notice tone="info" title="Open this page with the link in our email.">
        <ButtonLink href="/forgot-password" kind="secondary" className="mt-3">
          Email me a link
        </ButtonLink>
      </Notice>
    );
  }
  const spent = (
    <>
      This link has expired or has been used.{' '}
      <a href="/forgot-password" className="underline underline-offset-2">
        Get a new link
      </a>
    </>
  );
  return <NewPasswordForm code={code} action="Save and sign in" spent={spent} />;
}
