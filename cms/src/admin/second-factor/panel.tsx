import type { ReactNode } from 'react';
import { Box, Flex, Typography } from '@strapi/design-system';

/** A card on the page of settings. */
export function Panel({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Box
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      padding={{ initial: 4, medium: 6 }}
      marginBottom={5}
    >
      <Flex direction="column" alignItems="stretch" gap={4} maxWidth="60rem">
        {title === undefined ? null : (
          <Typography variant="delta" tag="h2">
            {title}
          </Typography>
        )}
        {children}
      </Flex>
    </Box>
  );
}
