import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Box, Flex, IconButton, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { styled } from 'styled-components';
import { messages } from '../../messages/messages';

const Aside = styled.aside`
  display: flex;
  flex-direction: column;
  flex: none;
  width: 35rem;
  min-height: 0;
  background: ${({ theme }) => theme.colors.neutral0};
  border-inline-start: 1px solid ${({ theme }) => theme.colors.neutral200};

  @media (max-width: 900px) {
    position: fixed;
    inset: auto 0 0;
    z-index: 10;
    width: auto;
    max-height: 65dvh;
    border-inline-start: none;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral200};
    box-shadow: ${({ theme }) => theme.shadows.popupShadow};
  }
`;
const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: 0 2rem 2rem;
`;

/** What belongs to a selection or a bar, beside the calendar; beneath it on a phone. */
export function SidePanel({
  title,
  subtitle,
  takesFocus,
  onClose,
  children,
}: {
  title: string;
  subtitle: string;
  /** Counts up whenever the panel is to take the focus. */
  takesFocus: number;
  onClose: () => void;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus > 0) heading.current?.focus();
  }, [takesFocus]);

  function onKeyDown(event: KeyboardEvent): void {
    // An open list or dialog closes first; those have dealt with the key.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    onClose();
  }

  return (
    <Aside aria-label={title} onKeyDown={onKeyDown}>
      <Flex padding={5} paddingBottom={3} gap={3} justifyContent="space-between" alignItems="flex-start">
        <Box>
          <Typography ref={heading} tabIndex={-1} variant="delta" tag="h2">
            {title}
          </Typography>
          <Typography tag="p" textColor="neutral600">
            {subtitle}
          </Typography>
        </Box>
        <IconButton label={messages().calendar.panel.close} variant="ghost" onClick={onClose}>
          <Cross />
        </IconButton>
      </Flex>
      <Body>{children}</Body>
    </Aside>
  );
}
