import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { BackButton, Layouts, Page as StrapiPage, useIsMobile } from '@strapi/strapi/admin';
import { Box, Grid, Link } from '@strapi/design-system';
import { ArrowLeft, ArrowRight } from '@strapi/icons';
import { styled } from 'styled-components';
import { isRightToLeft } from 'booking-rules/shared/format/language';
import { messages } from '../messages/messages';

/** A page of the plugin: title, words beneath it, actions, and what it shows. */
export function Page({
  title,
  subtitle,
  actions,
  navigation,
  children,
}: {
  title: string;
  subtitle: string;
  actions?: ReactNode;
  /** Leads back to where this page was opened from. */
  navigation?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <StrapiPage.Title>{title}</StrapiPage.Title>
      <StrapiPage.Main>
        <PhoneMenuLink />
        <Layouts.Header
          title={title}
          subtitle={subtitle}
          primaryAction={actions}
          navigationAction={navigation}
        />
        <Layouts.Content>{children}</Layouts.Content>
      </StrapiPage.Main>
    </>
  );
}

/** Panels in two columns, below each other on a narrow screen. */
export function TwoColumns({ columns }: { columns: readonly [ReactNode, ReactNode] }) {
  return (
    <Grid.Root gap={5}>
      {columns.map((column, index) => (
        <Grid.Item key={index} col={6} s={12} xs={12} direction="column" alignItems="stretch">
          {column}
        </Grid.Item>
      ))}
    </Grid.Root>
  );
}

/** Points to what comes before, from whichever side is read. */
export const BackArrow = () => (isRightToLeft() ? <ArrowRight /> : <ArrowLeft />);
/** Points to what comes next. */
export const OnwardArrow = () => (isRightToLeft() ? <ArrowLeft /> : <ArrowRight />);

/** Strapi's arrow points to the left, in whatever direction its words are read. */
const Turned = styled.div`
  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
`;

/** Leads back to where somebody came from, or to a page of the panel where they came from nowhere. */
export function BackLink({ fallback }: { fallback: string }) {
  return (
    <Turned>
      <BackButton fallback={fallback} />
    </Turned>
  );
}

/** On a phone the menu is a page of its own: this leads back to it. */
export function PhoneMenuLink() {
  if (!useIsMobile()) return null;
  return (
    <Box paddingLeft={4} paddingTop={4}>
      <Link tag={RouterLink} to="/plugins/booking-rules" startIcon={<BackArrow />}>
        {messages().components.menu}
      </Link>
    </Box>
  );
}
