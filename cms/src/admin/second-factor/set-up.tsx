import { useState } from 'react';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { QRCodeSVG } from 'qrcode.react';
import { messages } from '../messages';
import { api, type Enrolment } from './api';
import { FieldForm, type Question } from './field-form';
import { RecoveryCodes } from './recovery-codes';

/** White around it, in the dark too: what readers look for. In squares of the code. */
const QUIET_ZONE = 4;

/**
 * Sets a second factor up: the secret for the app, its first code, then the recovery codes.
 * @param onDone is called when the recovery codes are said to be saved
 */
export function SetUp({
  enrolment,
  intro,
  onDone,
  onSignedOut,
}: {
  enrolment: Enrolment;
  /** What is said before the first step. */
  intro?: string;
  onDone: () => void;
  onSignedOut: () => void;
}) {
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const { setUp: t, proof } = messages();
  const firstCode: Question = {
    label: proof.code,
    hint: proof.firstCodeHint,
    whenEmpty: proof.noCode,
    input: { name: 'code', autoComplete: 'one-time-code', inputMode: 'numeric' },
  };
  if (recoveryCodes !== null) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      {intro === undefined ? null : <Typography>{intro}</Typography>}
      <Flex direction="column" alignItems="flex-start" gap={3}>
        <Typography variant="delta" tag="h2">
          {t.addAccount}
        </Typography>
        <Typography>{t.scan}</Typography>
        <QRCodeSVG value={enrolment.address} size={224} marginSize={QUIET_ZONE} title={t.qrCode} />
        <Link href={enrolment.address}>{t.openApp}</Link>
        <Typography>{t.enterKey}</Typography>
        <Box background="neutral100" hasRadius padding={3} maxWidth="100%">
          <Typography tag="code" dir="ltr" style={{ overflowWrap: 'anywhere' }}>
            {inGroups(enrolment.secret)}
          </Typography>
        </Box>
      </Flex>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography variant="delta" tag="h2">
          {t.enterCode}
        </Typography>
        <FieldForm
          question={firstCode}
          action={t.turnOn}
          onSubmit={async (code) => setRecoveryCodes((await api.confirm(code)).recoveryCodes)}
          onSignedOut={onSignedOut}
        />
      </Flex>
    </Flex>
  );
}

/** Easier to type; apps take it with spaces. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
