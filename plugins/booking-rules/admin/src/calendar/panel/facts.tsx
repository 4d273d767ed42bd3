import { Box, Flex, Typography } from '@strapi/design-system';

/** What is known, line by line. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <Box tag="dl" paddingBottom={4}>
      {facts.map(([label, value]) => (
        <Flex key={label} gap={3} paddingBottom={2} alignItems="flex-start">
          <Typography tag="dt" textColor="neutral600" style={{ flex: '0 0 11rem' }}>
            {label}
          </Typography>
          <Typography tag="dd" style={{ overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Flex>
      ))}
    </Box>
  );
}
