import { useState } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useAuth, useNotification } from '@strapi/strapi/admin';
import { api, type Enrolment, type Standing } from './api';
import { FieldForm, type Question } from './field-form';
import { Panel } from './panel';
import { ProofForm } from './proof-form';
import { RecoveryCodes } from './recovery-codes';
import { SetUp } from './set-up';

/** What somebody is about to do with their second factor. */
type Task =
  | { what: 'nothing' | 'confirm-password' | 'renew' | 'turn-off' }
  | { what: 'set-up'; enrolment: Enrolment }
  | { what: 'save'; codes: readonly string[] };

const NOTHING: Task = { what: 'nothing' };

const PASSWORD: Question = {
  label: 'Current password',
  whenEmpty: 'Enter your password',
  input: { name: 'password', type: 'password', autoComplete: 'current-password' },
};

/** One's own second factor: turned on, off, or given new recovery codes. */
export function OwnFactor({ standing, onChange }: { standing: Standing; onChange: () => void }) {
  const { toggleNotification } = useNotification();
  const signOut = useAuth('OwnFactor', (state) => state.logout);
  const [task, setTask] = useState<Task>(NOTHING);
  const { isEnabled, isRequired, recoveryCodesLeft } = standing;
  const signedOut = () => void signOut();
  const cancel = () => setTask(NOTHING);

  function finish(message: string): void {
    toggleNotification({ type: 'success', message });
    setTask(NOTHING);
    onChange();
  }

  switch (task.what) {
    case 'confirm-password':
      return (
        <Panel title="Confirm your password">
          <FieldForm
            question={PASSWORD}
            action="Continue"
            onSubmit={async (password) => setTask({ what: 'set-up', enrolment: await api.enrol(password) })}
            onSignedOut={signedOut}
          >
            <Button variant="tertiary" size="L" onClick={cancel}>
              Cancel
            </Button>
          </FieldForm>
        </Panel>
      );
    case 'set-up':
      return (
        <Panel>
          <SetUp
            enrolment={task.enrolment}
            onDone={() => finish('Two-factor authentication is on')}
            onSignedOut={signedOut}
          />
        </Panel>
      );
    case 'save':
      return (
        <Panel>
          <RecoveryCodes codes={task.codes} onDone={() => finish('You have new recovery codes')} />
        </Panel>
      );
    case 'renew':
      return (
        <Panel title="Create new recovery codes">
          <Typography>The old ones stop working.</Typography>
          <ProofForm
            action="Create new codes"
            hasRecoveryCodes={false}
            onProof={async (proof) =>
              setTask({ what: 'save', codes: (await api.renewRecoveryCodes(proof)).recoveryCodes })
            }
            onCancel={cancel}
            onSignedOut={signedOut}
          />
        </Panel>
      );
    case 'turn-off':
      return (
        <Panel title={isRequired ? 'Use another phone' : 'Turn off two-factor authentication'}>
          <Typography>
            {isRequired
              ? "You'll be signed out. Set it up on the other phone when you sign in again."
              : "You'll then sign in with your password alone."}
          </Typography>
          <ProofForm
            action={isRequired ? 'Remove this phone' : 'Turn off'}
            isDanger
            hasRecoveryCodes={recoveryCodesLeft > 0}
            onProof={async (proof) => {
              await api.turnOff(proof);
              if (isRequired) signedOut();
              else finish('Two-factor authentication is off');
            }}
            onCancel={cancel}
            onSignedOut={signedOut}
          />
        </Panel>
      );
    case 'nothing':
      return (
        <Panel title="Your account">
          <Typography>
            {isEnabled
              ? `On. You have ${recoveryCodesLeft} recovery ${recoveryCodesLeft === 1 ? 'code' : 'codes'} left.`
              : "Off. Anyone who learns your password can sign in as you. With a code from your phone, they can't."}
          </Typography>
          {isEnabled ? (
            <Flex gap={2} wrap="wrap">
              <Button variant="secondary" onClick={() => setTask({ what: 'renew' })}>
                Create new recovery codes
              </Button>
              <Button variant="danger-light" onClick={() => setTask({ what: 'turn-off' })}>
                {isRequired ? 'Use another phone' : 'Turn off'}
              </Button>
            </Flex>
          ) : (
            <Box>
              <Button onClick={() => setTask({ what: 'confirm-password' })}>Turn on</Button>
            </Box>
          )}
        </Panel>
      );
  }
}
