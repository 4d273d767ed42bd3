import { useState } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useAuth, useNotification } from '@strapi/strapi/admin';
import { messages } from '../messages';
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

/** One's own second factor: turned on, off, or given new recovery codes. */
export function OwnFactor({ standing, onChange }: { standing: Standing; onChange: () => void }) {
  const t = messages().own;
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

  const password: Question = {
    label: t.password,
    whenEmpty: t.noPassword,
    input: { name: 'password', type: 'password', autoComplete: 'current-password' },
  };

  switch (task.what) {
    case 'confirm-password':
      return (
        <Panel title={t.confirmPassword}>
          <FieldForm
            question={password}
            action={t.continue}
            onSubmit={async (typed) => setTask({ what: 'set-up', enrolment: await api.enrol(typed) })}
            onSignedOut={signedOut}
          >
            <Button variant="tertiary" size="L" onClick={cancel}>
              {t.cancel}
            </Button>
          </FieldForm>
        </Panel>
      );
    case 'set-up':
      return (
        <Panel>
          <SetUp enrolment={task.enrolment} onDone={() => finish(t.isOn)} onSignedOut={signedOut} />
        </Panel>
      );
    case 'save':
      return (
        <Panel>
          <RecoveryCodes codes={task.codes} onDone={() => finish(t.renewed)} />
        </Panel>
      );
    case 'renew':
      return (
        <Panel title={t.renew}>
          <Typography>{t.renewNote}</Typography>
          <ProofForm
            action={t.renewAction}
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
        <Panel title={isRequired ? t.otherPhone : t.turnOffTitle}>
          <Typography>{isRequired ? t.otherPhoneNote : t.turnOffNote}</Typography>
          <ProofForm
            action={isRequired ? t.removePhone : t.turnOff}
            isDanger
            hasRecoveryCodes={recoveryCodesLeft > 0}
            onProof={async (proof) => {
              await api.turnOff(proof);
              if (isRequired) signedOut();
              else finish(t.isOff);
            }}
            onCancel={cancel}
            onSignedOut={signedOut}
          />
        </Panel>
      );
    case 'nothing':
      return (
        <Panel title={t.title}>
          <Typography>{isEnabled ? t.on(recoveryCodesLeft) : t.off}</Typography>
          {isEnabled ? (
            <Flex gap={2} wrap="wrap">
              <Button variant="secondary" onClick={() => setTask({ what: 'renew' })}>
                {t.renew}
              </Button>
              <Button variant="danger-light" onClick={() => setTask({ what: 'turn-off' })}>
                {isRequired ? t.otherPhone : t.turnOff}
              </Button>
            </Flex>
          ) : (
            <Box>
              <Button onClick={() => setTask({ what: 'confirm-password' })}>{t.turnOn}</Button>
            </Box>
          )}
        </Panel>
      );
  }
}
