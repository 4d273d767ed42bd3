import { useState } from 'react';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { QRCodeSVG } from 'qrcode.react';
import { api, type Enrolment } from './api';
import { FieldForm, type Question } from './field-form';
import { RecoveryCodes } from './recovery-codes';

/** White around it, in the dark too: what readers look for. In squares of the code. */
const QUIET_ZONE = 4;

const FIRST_CODE: Question = {
  label: 'Code',
  hint: '6 digits, which change every 30 seconds.',
  whenEmpty: 'Enter the code from your app',
  input: { name: 'code', autoComplete: 'one-time-code', inputMode: 'numeric' },
};

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
  if (recoveryCodes !== null) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      {intro === undefined ? null : <Typography>{intro}</Typography>}
      <Flex direction="column" alignItems="flex-start" gap={3}>
        <Typography variant="delta" tag="h2">
          1. Add the account to your app
        </Typography>
        <Typography>Scan this with an authenticator app, or with your password manager.</Typography>
        <QRCodeSVG
          value={enrolment.address}
          size={224}
          marginSize={QUIET_ZONE}
          title="QR code for your authenticator app"
        />
        <Link href={enrolment.address}>Or open it in an app on this device</Link>
        <Typography>Can&apos;t do either? Enter this key in your app:</Typography>
        <Box background="neutral100" hasRadius padding={3} maxWidth="100%">
          <Typography tag="code" dir="ltr" style={{ overflowWrap: 'anywhere' }}>
            {inGroups(enrolment.secret)}
          </Typography>
        </Box>
      </Flex>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography variant="delta" tag="h2">
          2. Enter the code it shows
        </Typography>
        <FieldForm
          question={FIRST_CODE}
          action="Turn on"
          onSubmit={async (code) => setRecoveryCodes((await api.confirm(code)).recoveryCodes)}
          onSignedOut={onSignedOut}
        />
      </Flex>
    </Flex>
  );
}

/** Easier to type; apps take it with spaces. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
