import { useEffect, useState, type ReactNode } from 'react';
import { Box, Button, Flex, Loader, Main, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { messages } from '../messages';
import { api, isSignedOut, reasonOf, type Enrolment, type Standing } from './api';
import { ProofForm } from './proof-form';
import { SetUp } from './set-up';

/** What this person has to do, as far as it is known. */
type Task =
  | { what: 'wait' }
  | { what: 'try-again'; problem: string }
  | { what: 'give'; standing: Standing }
  | { what: 'set-up'; standing: Standing; enrolment: Enrolment };

/**
 * All that somebody sees who has signed in with a password and has not given their second factor: the code, or how to
 * set it up, and the way out.
 */
export function GatePage({ onPassed, onSignedOut }: { onPassed: () => void; onSignedOut: () => void }) {
  const t = messages().gate;
  const [task, setTask] = useState<Task>({ what: 'wait' });
  const [round, setRound] = useState(0);
  // Asked once: another secret would make the one that was just scanned worthless.
  useEffect(() => {
    let isWanted = true;
    taskOfNow()
      .then((found) => {
        if (!isWanted) return;
        if (found === null) onPassed();
        else setTask(found);
      })
      .catch((failure: unknown) => {
        if (!isWanted) return;
        if (isSignedOut(failure)) onSignedOut();
        else setTask({ what: 'try-again', problem: reasonOf(failure) });
      });
    return () => {
      isWanted = false;
    };
  }, [round, onPassed, onSignedOut]);
  useEffect(() => {
    document.title = messages().title;
  }, []);

  async function signOut(): Promise<void> {
    // Whoever is signed out already is where they want to be.
    await getFetchClient()
      .post('/admin/logout')
      .catch(() => undefined);
    onSignedOut();
  }

  if (task.what === 'wait') {
    return (
      <Flex justifyContent="center" minHeight="100dvh" background="neutral100">
        <Loader>{t.loading}</Loader>
      </Flex>
    );
  }
  return (
    <Card email={'standing' in task ? task.standing.email : null} onSignOut={() => void signOut()}>
      {task.what === 'try-again' ? (
        <>
          <Typography role="alert">{task.problem}</Typography>
          <Box>
            <Button
              onClick={() => {
                setTask({ what: 'wait' });
                setRound(round + 1);
              }}
            >
              {t.tryAgain}
            </Button>
          </Box>
        </>
      ) : null}
      {task.what === 'give' ? (
        <ProofForm
          action={t.continue}
          hasRecoveryCodes={task.standing.recoveryCodesLeft > 0}
          onProof={async (proof) => {
            await api.verify(proof);
            onPassed();
          }}
          onSignedOut={onSignedOut}
        />
      ) : null}
      {task.what === 'set-up' ? (
        <SetUp enrolment={task.enrolment} intro={t.intro} onDone={onPassed} onSignedOut={onSignedOut} />
      ) : null}
    </Card>
  );
}

/** Null for who need not do anything. */
async function taskOfNow(): Promise<Task | null> {
  const standing = await api.standing();
  const { isEnabled, isRequired, isGiven } = standing;
  if (isGiven || (!isEnabled && !isRequired)) return null;
  return isEnabled ? { what: 'give', standing } : { what: 'set-up', standing, enrolment: await api.enrol() };
}

function Card({
  email,
  onSignOut,
  children,
}: {
  email: string | null;
  onSignOut: () => void;
  children: ReactNode;
}) {
  const { title, gate: t } = messages();
  return (
    <Box background="neutral100" minHeight="100dvh" padding={{ initial: 3, medium: 8 }}>
      <Main>
        <Box
          background="neutral0"
          hasRadius
          shadow="tableShadow"
          maxWidth="52rem"
          margin="auto"
          padding={{ initial: 5, medium: 8 }}
        >
          <Flex direction="column" alignItems="stretch" gap={5}>
            <Typography variant="beta" tag="h1">
              {title}
            </Typography>
            {children}
            <Flex
              justifyContent="space-between"
              gap={3}
              wrap="wrap"
              paddingTop={5}
              borderStyle="solid"
              borderWidth="1px 0 0"
              borderColor="neutral150"
            >
              <Typography variant="pi" textColor="neutral600">
                {email === null ? '' : t.signedInAs(email)}
              </Typography>
              <Button variant="tertiary" onClick={onSignOut}>
                {t.signOut}
              </Button>
            </Flex>
          </Flex>
        </Box>
      </Main>
    </Box>
  );
}
