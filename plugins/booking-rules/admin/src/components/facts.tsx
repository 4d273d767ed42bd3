import type { ReactNode } from 'react';
import { Box, Flex, Typography } from '@strapi/design-system';

/** What is to be known in pairs: a name and what it is. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <Box tag="dl">
      {facts.map(([label, value]) => (
        <Flex key={label} gap={4} paddingBottom={2} alignItems="baseline">
          <Box tag="dt" width="11rem" shrink={0}>
            <Typography textColor="neutral600">{label}</Typography>
          </Box>
          <Box tag="dd" minWidth={0} style={{ overflowWrap: 'anywhere' }}>
            {typeof value === 'string' ? <Typography>{value}</Typography> : value}
          </Box>
        </Flex>
      ))}
    </Box>
  );
}
