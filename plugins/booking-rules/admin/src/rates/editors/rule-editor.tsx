import type { ReactNode } from 'react';
import { Box, Button, Flex, Grid, Typography } from '@strapi/design-system';
import { Trash, Pencil } from '@strapi/icons';
import { messages } from '../../messages/messages';

/** The fields of a season or a code, opened in its place in the list. What is typed waits in the page's draft. */
export function RuleEditor({
  label,
  removeLabel,
  onRemove,
  onClose,
  children,
}: {
  label: string;
  removeLabel: string;
  onRemove: () => void;
  onClose: () => void;
  /** Grid items. */
  children: ReactNode;
}) {
  const t = messages().rates.rule;
  return (
    <Box
      tag="section"
      aria-label={label}
      background="neutral100"
      borderColor="primary600"
      hasRadius
      padding={5}
      marginTop={2}
      marginBottom={2}
    >
      <Grid.Root gap={4}>{children}</Grid.Root>
      <Flex justifyContent="space-between" gap={3} paddingTop={5} wrap="wrap">
        <Button variant="danger-light" startIcon={<Trash />} onClick={onRemove}>
          {removeLabel}
        </Button>
        <Flex gap={3}>
          <Typography variant="pi" textColor="neutral600">
            {t.saveAbove}
          </Typography>
          <Button variant="secondary" onClick={onClose}>
            {t.done}
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}

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
          {messages().rates.rule.edit}
        </Button>
      ) : null}
    </Flex>
  );
}
