import type { ReactNode } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Pencil } from '@strapi/icons';

/** A season or a code in a line, which opens into its fields. */
export function RuleLine({
  name,
  facts,
  words,
  editLabel,
  onEdit,
}: {
  name: string;
  /** Beside the name. */
  facts: ReactNode;
  /** Beneath it. */
  words: string;
  editLabel: string;
  /** Null for whoever may not. */
  onEdit: (() => void) | null;
}) {
  return (
    <Flex
      gap={4}
      justifyContent="space-between"
      paddingTop={3}
      paddingBottom={3}
      borderColor="neutral150"
      borderStyle="solid"
      borderWidth="0 0 1px 0"
    >
      <Box>
        <Flex gap={2} wrap="wrap">
          <Typography fontWeight="bold">{name}</Typography>
          {facts}
        </Flex>
        <Typography variant="pi" textColor="neutral600">
          {words}
        </Typography>
      </Box>
      {onEdit ? (
        <Button variant="tertiary" startIcon={<Pencil />} aria-label={editLabel} onClick={onEdit}>
          Edit
        </Button>
      ) : null}
    </Flex>
  );
}
