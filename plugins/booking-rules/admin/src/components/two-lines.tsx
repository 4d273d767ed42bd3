import type { ReactNode } from 'react';
import { Box, Typography } from '@strapi/design-system';

/** A cell with a quieter line beneath the first. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Box>
      {typeof first === 'string' ? <Typography tag="p">{first}</Typography> : first}
      {typeof second === 'string' ? (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {second}
        </Typography>
      ) : (
        second
      )}
    </Box>
  );
}
