import { Link as RouterLink } from 'react-router-dom';
import { Box, Typography } from '@strapi/design-system';
import { css, styled } from 'styled-components';

const linkStyle = css`
  display: block;
  color: inherit;
  text-decoration: none;

  &:hover p:first-child {
    text-decoration: underline;
  }
`;
const PageLink = styled(RouterLink)`
  ${linkStyle}
`;
const AnchorLink = styled.a`
  ${linkStyle}
`;

/** A number is never broken into lines: the tile is as wide as it is at least, and goes into the next row. */
const Content = styled.div`
  min-width: 9.6rem;

  @media (max-width: 40rem) {
    min-width: 7.6rem;
  }
`;
const Value = styled(Typography)`
  white-space: nowrap;
`;

/** One number that is seen at a glance, with a word about it; with an address it leads to what it counts. */
export function Tile({
  label,
  value,
  note,
  to,
}: {
  label: string;
  value: string;
  note?: string;
  to?: string;
}) {
  const content = (
    <Content>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {label}
      </Typography>
      <Value tag="p" variant="beta" paddingTop={1}>
        {value}
      </Value>
      {note === undefined ? null : (
        <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={1}>
          {note}
        </Typography>
      )}
    </Content>
  );
  return (
    <Box
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      padding={{ initial: 3, medium: 4 }}
      minWidth="min-content"
      flex="1"
    >
      {to === undefined ? (
        content
      ) : to.startsWith('#') ? (
        <AnchorLink href={to}>{content}</AnchorLink>
      ) : (
        <PageLink to={to}>{content}</PageLink>
      )}
    </Box>
  );
}
