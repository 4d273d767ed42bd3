import { Box, Flex, Typography } from '@strapi/design-system';
import { CheckCircle, WarningCircle } from '@strapi/icons';
import type { Outcome } from './use-rule-draft';

/** What came of saving, said where everybody hears it. */
export function Saved({ outcome }: { outcome: Outcome }) {
  const failed = outcome?.kind === 'failed';
  return (
    <Box role="status" paddingBottom={outcome ? 4 : 0}>
      {outcome ? (
        <Flex
          gap={3}
          padding={4}
          hasRadius
          background={failed ? 'danger100' : 'success100'}
          borderColor={failed ? 'danger200' : 'success200'}
        >
          {failed ? <WarningCircle fill="danger600" /> : <CheckCircle fill="success600" />}
          <Typography textColor={failed ? 'danger700' : 'success700'}>{outcome.words}</Typography>
        </Flex>
      ) : null}
    </Box>
  );
}
