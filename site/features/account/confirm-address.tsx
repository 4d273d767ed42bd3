import { useState } from 'react';
import { session } from '../../browser-session';
import { ApiError, getJson, guestMessage } from '../../http';
import { Button, ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { ResendConfirmation } from './resend-confirmation';
import { useAccount } from './use-account';

type State = 'idle' | 'busy' | 'confirmed' | { problem: string };

/**
 * Confirms an address with a click, because programs that look through mail open links too.
 * @param props.confirmation from the mailed link; empty when there was none
 * @param props.done whether that has happened already
 */
export function ConfirmAddress({ confirmation, done }: { confirmation: string; done: boolean }) {
  const [state, setState] = useState<State>(done ? 'confirmed' : 'idle');
  const known = useAccount();
  async function confirm(): Promise<void> {
    setState('busy');
    try {
      await getJson('auth/email-confirmation', { confirmation });
      setState('confirmed');
      if (session.user() !== null) void session.loadUser();
    } catch (error) {
      setState({ problem: error instanceof ApiError ? problemOf(error) : String(error) });
    }
  }
  if (state === 'confirmed') {
    return (
      <>
        <Notice tone="success" title="Your e-mail address is confirmed." />
        <ButtonLink href={known.state === 'known' ? '/account' : '/sign-in'} size="lg">
          {known.state === 'known' ? 'See my bookings' : 'Sign in'}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {typeof state === 'object' && <Notice tone="danger" title={state.problem} />}
      {confirmation === '' || typeof state === 'object' ? (
        <>
          <p>Links work once, and only the newest one does. We gladly mail you another:</p>
          <ResendConfirmation />
        </>
      ) : (
        <Button size="lg" busy={state === 'busy'} onClick={() => void confirm()}>
          Confirm my e-mail address
        </Button>
      )}
    </>
  );
}

function problemOf(error: ApiError): string {
  return error.message === 'Invalid token' ? 'This link does not work any more.' : guestMessage(error);
}
