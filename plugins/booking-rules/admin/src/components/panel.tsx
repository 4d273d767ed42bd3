import type { ReactNode } from 'react';
import { Box, Typography, Flex } from '@strapi/design-system';

/** A white field with a heading. */
export function Panel({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={5} marginBottom={5}>
      {title === undefined ? null : (
        <Box paddingBottom={4}>
          <Typography variant="delta" tag="h2">
            {title}
          </Typography>
        </Box>
      )}
      {children}
    </Box>
  );
}

/** Facts as pairs of a label and a value. */
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

/** Says what is not possible, and why. */
export function RefusalNote({ title, reasons }: { title: string; reasons: string }) {
  return (
    <Box background="danger100" borderColor="danger200" hasRadius padding={4}>
      <Typography tag="p" fontWeight="bold">
        {title}
      </Typography>
      <Typography tag="p">{reasons}</Typography>
    </Box>
  );
}
