import { useState } from 'react';
import { ApiError, guestMessage } from '../../../api/api-error';
import { navigate } from '../../../lib/navigate';
import { messages } from '../../../messages/messages';
import { session } from '../../../session/browser-session';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { FormMessage } from '../account-card';
import { notLoaded } from '../not-loaded';
import { MailedLinkForm } from './mailed-link-form';

/**
 * Signs in whoever has opened a mailed link and presses the button: programs that look through mails open links too,
 * and this one works once.
 * @param props.code from the link
 */
export function UseSignInLink({ code }: { code: string }) {
  const t = messages().account;
  const [state, setState] = useState<'idle' | 'busy' | 'spent' | { problem: string }>('idle');
  async function signIn(): Promise<void> {
    setState('busy');
    try {
      if ((await session.signInWithLink(code)) === null) throw notLoaded();
      await navigate('/account');
    } catch (error) {
      const isSpent = error instanceof ApiError && error.status === 400;
      setState(isSpent ? 'spent' : { problem: guestMessage(error) });
    }
  }
  if (state === 'spent') {
    return (
      <>
        <Notice tone="danger" title={t.linkSpent}>
          <p>{t.signInLink.newLinkBelow}</p>
        </Notice>
        <MailedLinkForm to="signIn" />
      </>
    );
  }
  return (
    <>
      {typeof state === 'object' && <FormMessage message={state.problem} />}
      <Button size="lg" busy={state === 'busy'} onClick={() => void signIn()} className="w-full">
        {t.signIn.submit}
      </Button>
    </>
  );
}
