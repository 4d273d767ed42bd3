import { useState } from 'react';
import { Button } from '@strapi/design-system';
import type { Proof } from './api';
import { FieldForm, type Question } from './field-form';

const CODE: Question = {
  label: 'Code',
  hint: 'The 6 digits your authenticator app shows for this account.',
  whenEmpty: 'Enter the code from your app',
  input: { name: 'code', autoComplete: 'one-time-code', inputMode: 'numeric' },
};

const RECOVERY_CODE: Question = {
  label: 'Recovery code',
  hint: 'One of the codes you saved when you set this up. Each works once.',
  whenEmpty: 'Enter a recovery code',
  input: { name: 'recoveryCode', autoComplete: 'off' },
};

/** Asks for a code of the authenticator app or, where there are any left, for a recovery code. */
export function ProofForm({
  action,
  hasRecoveryCodes,
  isDanger = false,
  onProof,
  onCancel,
  onSignedOut,
}: {
  action: string;
  hasRecoveryCodes: boolean;
  isDanger?: boolean;
  onProof: (proof: Proof) => Promise<void>;
  onCancel?: () => void;
  onSignedOut: () => void;
}) {
  const [isRecovering, setRecovering] = useState(false);
  return (
    <FieldForm
      key={String(isRecovering)}
      question={isRecovering ? RECOVERY_CODE : CODE}
      action={action}
      isDanger={isDanger}
      onSubmit={(text) => onProof(isRecovering ? { recoveryCode: text } : { code: text })}
      onSignedOut={onSignedOut}
    >
      {hasRecoveryCodes ? (
        <Button variant="tertiary" size="L" onClick={() => setRecovering(!isRecovering)}>
          {isRecovering ? 'Use your app instead' : 'Use a recovery code'}
        </Button>
      ) : null}
      {onCancel === undefined ? null : (
        <Button variant="tertiary" size="L" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </FieldForm>
  );
}
