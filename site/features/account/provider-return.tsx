import { safeRedirect } from 'booking-rules/shared/safe-redirect';
import { useEffect, useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import { session } from '../../session/browser-session';
import { ApiError, guestMessage } from '../../api/api-error';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { providerName } from './provider-name';
import { signInReturn } from './sign-in-return';

/** Completes a sign-in with another service: signs the guest in, or says why not. */
export function ProviderReturn({ provider }: { provider: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void finish(provider).then(setProblem);
  }, [provider]);
  const name = providerName(provider);
  if (problem === null) {
    return (
      <p role="status" className="flex items-center gap-3">
        <span className="spinner" aria-hidden="true" /> Signing you in with {name}
      </p>
    );
  }
  return (
    <>
      <Notice tone="danger" title={`We couldn't sign you in with ${name}.`}>
        <p>{problem}</p>
      </Notice>
      <ButtonLink href="/sign-in" kind="secondary">
        Back to sign in
      </ButtonLink>
    </>
  );
}

const REFUSALS: Readonly<Partial<Record<string, string>>> = {
  'Email is already taken.':
    'You already have an account with this email address. Sign in with its password instead.',
  'Email was not available.': "The other service didn't share your email address, which we need.",
  'This provider is disabled': 'This sign-in option has been switched off.',
};

/** What went wrong, in words for the guest; null when they are on their way. */
async function finish(provider: string): Promise<string | null> {
  const query = Object.fromEntries(new URLSearchParams(window.location.search));
  // What the other service returned is private.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  if (query.error !== undefined) return "The other service says you didn't finish signing in.";
  try {
    const { access_token } = query;
    const given: Record<string, string> = access_token === undefined ? {} : { access_token };
    const account = await session.enterWithProvider(provider, given);
    if (account === null) return "Your account couldn't be loaded. Try again in a moment.";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return REFUSALS[error.message] ?? guestMessage(error);
  }
  const returnTo = safeRedirect(signInReturn.read()) ?? '/account';
  signInReturn.remove();
  await navigate(returnTo, { overwriteLastHistoryEntry: true });
  return null;
}
