import { AccountCard, SideLink } from '../../features/account/account-card';
import { ForgotPasswordForm } from '../../features/account/forgot-password-form';

export default function Page() {
  return (
    <AccountCard
      title="Reset your password"
      lead="Enter your email address and we'll send you a link to choose a new password."
      footer={<SideLink href="/sign-in">Back to sign in</SideLink>}
    >
      <ForgotPasswordForm />
    </AccountCard>
  );
}
