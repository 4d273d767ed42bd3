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
    <>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {label}
      </Typography>
      <Typography tag="p" variant="beta" paddingTop={1}>
        {value}
      </Typography>
      {note === undefined ? null : (
        <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={1}>
          {note}
        </Typography>
      )}
    </>
  );
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={4} minWidth="14rem" flex="1">
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
