import type { ReactNode } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { createGlobalStyle, styled } from 'styled-components';
import { messages } from '../messages/messages';

const OnPaper = styled.div`
  display: none;

  @media print {
    display: block;
  }
`;

/** On paper nothing is seen but the sheet, and what holds it takes no room and cuts nothing off. */
const OnlyTheSheet = createGlobalStyle`
  @media print {
    body *:not(:has(.print-sheet)):not(.print-sheet):not(.print-sheet *) {
      display: none !important;
    }

    html,
    body,
    body *:has(.print-sheet) {
      display: block !important;
      position: static !important;
      height: auto !important;
      margin: 0 !important;
      padding: 0 !important;
      overflow: visible !important;
    }

    /* A chart was drawn as wide as the screen. */
    .print-sheet .recharts-responsive-container,
    .print-sheet .recharts-responsive-container > div,
    .print-sheet .recharts-wrapper,
    .print-sheet .recharts-wrapper > .recharts-surface {
      width: 100% !important;
      height: auto !important;
    }

    /* One of a phone is long and narrow: it is drawn smaller, where it would be cut by the end of a page. */
    .print-sheet .recharts-wrapper > .recharts-surface {
      max-height: 17cm;
    }

    .print-sheet figure {
      margin: 0;
      break-inside: avoid;
    }
  }
`;

/** A sheet that is read on the screen, and printed with a heading of its own and without the panel around it. */
export function PrintSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box className="print-sheet" background="neutral0" hasRadius shadow="tableShadow" padding={5}>
      <OnlyTheSheet />
      <OnPaper>
        <Typography tag="h2" variant="alpha" paddingBottom={4}>
          {title}
        </Typography>
      </OnPaper>
      {children}
    </Box>
  );
}

/** Prints the sheet, and beside that what saves it as files. */
export function SheetActions({ children }: { children: ReactNode }) {
  return (
    <Flex gap={2} wrap="wrap">
      <Button variant="tertiary" onClick={() => window.print()}>
        {messages().components.print}
      </Button>
      {children}
    </Flex>
  );
}
