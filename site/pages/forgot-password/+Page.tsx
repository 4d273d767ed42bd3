import { AccountCard, SideLink } from '../../features/account/account-card';
import { ForgotPasswordForm } from '../../features/account/forgot-password-form';

export default function Page() {
  return (
    <AccountCard
      title="A new password"
      lead="Tell us the address of your account, and we mail you a link to choose a new password."
      footer={<SideLink href="/sign-in">Back to signing in</SideLink>}
    >
      <ForgotPasswordForm />
    </AccountCard>
  );
}
