import { useState } from 'react';
import { Button } from '@strapi/design-system';
import { messages } from '../messages';
import type { Proof } from './api';
import { FieldForm, type Question } from './field-form';

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
  const t = messages().proof;
  const [isRecovering, setRecovering] = useState(false);
  return (
    <FieldForm
      key={String(isRecovering)}
      question={isRecovering ? recoveryQuestion() : codeQuestion()}
      action={action}
      isDanger={isDanger}
      onSubmit={(text) => onProof(isRecovering ? { recoveryCode: text } : { code: text })}
      onSignedOut={onSignedOut}
    >
      {hasRecoveryCodes ? (
        <Button variant="tertiary" size="L" onClick={() => setRecovering(!isRecovering)}>
          {isRecovering ? t.useApp : t.useRecoveryCode}
        </Button>
      ) : null}
      {onCancel === undefined ? null : (
        <Button variant="tertiary" size="L" onClick={onCancel}>
          {t.cancel}
        </Button>
      )}
    </FieldForm>
  );
}

function codeQuestion(): Question {
  const t = messages().proof;
  return {
    label: t.code,
    hint: t.codeHint,
    whenEmpty: t.noCode,
    input: { name: 'code', autoComplete: 'one-time-code', inputMode: 'numeric' },
  };
}

function recoveryQuestion(): Question {
  const t = messages().proof;
  return {
    label: t.recoveryCode,
    hint: t.recoveryCodeHint,
    whenEmpty: t.noRecoveryCode,
    input: { name: 'recoveryCode', autoComplete: 'off' },
  };
}
