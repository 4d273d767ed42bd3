import { safeRedirect } from 'booking-rules/shared/safe-redirect';
import { useEffect, useRef, useState } from 'react';
import { navigate } from '../../../lib/navigate';
import { session } from '../../../session/browser-session';
import { ApiError, guestMessage } from '../../../api/api-error';
import { ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { messages } from '../../../messages/messages';
import { providerName } from './provider-name';
import { signInReturn } from './sign-in-return';

/** Completes a sign-in with another service: signs the guest in, or says why not. */
export function ProviderReturn({ provider }: { provider: string }) {
  const t = messages().account;
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
        <span className="spinner" aria-hidden="true" /> {t.provider.working(name)}
      </p>
    );
  }
  return (
    <>
      <Notice tone="danger" title={t.provider.failed(name)}>
        <p>{problem}</p>
      </Notice>
      <ButtonLink href="/sign-in" kind="secondary">
        {t.backToSignIn}
      </ButtonLink>
    </>
  );
}

/** What the backend refuses with, and the message that says it to a guest. */
const REFUSALS: Readonly<Partial<Record<string, 'emailTaken' | 'noEmail' | 'switchedOff'>>> = {
  'Email is already taken.': 'emailTaken',
  'Email was not available.': 'noEmail',
  'This provider is disabled': 'switchedOff',
};

/** What went wrong, in words for the guest; null when they are on their way. */
async function finish(provider: string): Promise<string | null> {
  const t = messages().account;
  const query = Object.fromEntries(new URLSearchParams(window.location.search));
  // What the other service returned is private.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  if (query.error !== undefined) return t.provider.notFinished;
  try {
    const { access_token } = query;
    const given: Record<string, string> = access_token === undefined ? {} : { access_token };
    const account = await session.enterWithProvider(provider, given);
    if (account === null) return t.notLoaded;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const refusal = REFUSALS[error.message];
    return refusal === undefined ? guestMessage(error) : t.provider[refusal];
  }
  const returnTo = safeRedirect(signInReturn.read()) ?? '/account';
  signInReturn.remove();
  await navigate(returnTo, { overwriteLastHistoryEntry: true });
  return null;
}
