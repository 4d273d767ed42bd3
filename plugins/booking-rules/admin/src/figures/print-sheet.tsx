import type { ReactNode } from 'react';
import { Box, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';

/** On paper only this is seen, with a heading of its own. */
const Sheet = styled(Box)`
  .on-paper {
    display: none;
  }

  @media print {
    position: absolute;
    inset: 0;
    z-index: 10;
    box-shadow: none;

    .on-paper {
      display: block;
    }

    table {
      min-width: 0;
    }
  }
`;

/** A sheet that is read on the screen and printed without the panel around it. */
export function PrintSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Sheet background="neutral0" hasRadius shadow="tableShadow" padding={5}>
      <Typography tag="h2" variant="alpha" className="on-paper" paddingBottom={4}>
        {title}
      </Typography>
      {children}
    </Sheet>
  );
}
