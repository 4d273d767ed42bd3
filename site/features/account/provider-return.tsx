import { safeRedirect } from 'booking-rules/shared/safe-redirect';
import { useEffect, useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import { session } from '../../session/browser-session';
import { ApiError, guestMessage } from '../../api/api-error';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { providerName } from './provider-name';
import { signInReturn } from './sign-in-return';

/** Ends a sign-in with another service: whoever comes back from it is signed in, or told why not. */
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
      <Notice tone="danger" title={`You could not be signed in with ${name}.`}>
        <p>{problem}</p>
      </Notice>
      <ButtonLink href="/sign-in" kind="secondary">
        Back to signing in
      </ButtonLink>
    </>
  );
}

const REFUSALS: Readonly<Partial<Record<string, string>>> = {
  'Email is already taken.':
    'There is an account with this e-mail address already: sign in with its password instead.',
  'Email was not available.': 'The other service did not tell us your e-mail address, which we need.',
  'This provider is disabled': 'This way to sign in has been switched off.',
};

/** What went wrong, in words for the guest; null when they are on their way. */
async function finish(provider: string): Promise<string | null> {
  const query = Object.fromEntries(new URLSearchParams(window.location.search));
  // What the other service has given is nobody else's business.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  if (query.error !== undefined) return 'The other service says that it was not completed.';
  try {
    const { access_token } = query;
    const given: Record<string, string> = access_token === undefined ? {} : { access_token };
    const account = await session.enterWithProvider(provider, given);
    if (account === null) return 'Your account could not be loaded. Try again in a moment.';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return REFUSALS[error.message] ?? guestMessage(error);
  }
  const returnTo = safeRedirect(signInReturn.read()) ?? '/account';
  signInReturn.remove();
  await navigate(returnTo, { overwriteLastHistoryEntry: true });
  return null;
}
