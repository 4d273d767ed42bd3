import type { ReactNode } from 'react';
import { Box, Typography } from '@strapi/design-system';

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
