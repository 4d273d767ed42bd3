import { ButtonLink } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { Notice } from '../../../ui/notice';
import { messages } from '../../../messages/messages';
import { NewPasswordForm } from './new-password-form';

/**
 * For whoever has forgotten their password.
 * @param props.code from the mailed link; empty when there was none
 */
export function ResetPasswordForm({ code }: { code: string }) {
  const t = messages().account;
  if (code === '') {
    return (
      <Notice tone="info" title={t.openWithLink}>
        <ButtonLink href="/forgot-password" kind="secondary" className="mt-3">
          {t.emailLink}
        </ButtonLink>
      </Notice>
    );
  }
  const spent = (
    <>
      {t.linkSpent}{' '}
      <Link href="/forgot-password" className="underline underline-offset-2">
        {t.resetPassword.newLink}
      </Link>
    </>
  );
  return <NewPasswordForm code={code} action={t.resetPassword.submit} spent={spent} />;
}
