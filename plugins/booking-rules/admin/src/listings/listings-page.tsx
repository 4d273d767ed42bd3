import { Link as RouterLink } from 'react-router-dom';
import { Badge, Box, Flex, Grid, Link, LinkButton, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { styled } from 'styled-components';
import type { ListingLine } from 'booking-rules/contracts/setup/listings';
import { useApiQuery } from '../api/use-api-query';
import { PageLinks, SearchField, useAddressQuery } from '../components/list';
import { Page } from '../components/page';
import { QueryResult } from '../components/query-result';
import { messages } from '../messages/messages';

const LISTINGS = '/plugins/booking-rules/listings';

const Cover = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 3 / 2;
  object-fit: cover;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral150};
`;

const STATES = {
  draft: { background: 'secondary100', text: 'secondary700' },
  published: { background: 'success100', text: 'success700' },
  changed: { background: 'warning100', text: 'neutral800' },
} as const;

/** All apartments, drafts as well: how far each is, and the way to write it. */
export function ListingsPage() {
  const t = messages().listings;
  const { params, set } = useAddressQuery();
  const search = params.get('search') ?? '';
  const query = useApiQuery('GET /booking-rules/listings', {
    query: { page: Number(params.get('page') ?? 1), pageSize: 24, ...(search !== '' && { search }) },
  });
  return (
    <Page
      title={t.title}
      subtitle={t.subtitle}
      actions={
        <LinkButton tag={RouterLink} to={`${LISTINGS}/new`} startIcon={<Plus />}>
          {t.create}
        </LinkButton>
      }
    >
      <Box paddingBottom={4}>
        <SearchField
          label={t.search}
          placeholder={t.searchPlaceholder}
          value={search}
          onSearch={(text) => set('search', text)}
        />
      </Box>
      <QueryResult query={query}>
        {({ data, meta: { pagination } }) => (
          <>
            {data.length === 0 ? (
              <Typography textColor="neutral600">{search === '' ? t.none : t.noneFound}</Typography>
            ) : null}
            <Grid.Root tag="ul" gap={4}>
              {data.map((line) => (
                <Grid.Item
                  key={line.documentId}
                  tag="li"
                  col={4}
                  s={6}
                  xs={12}
                  direction="column"
                  alignItems="stretch"
                >
                  <Card line={line} />
                </Grid.Item>
              ))}
            </Grid.Root>
            <PageLinks pagination={pagination} onPage={(page) => set('page', String(page))} />
          </>
        )}
      </QueryResult>
    </Page>
  );
}

function Card({ line }: { line: ListingLine }) {
  const t = messages().listings;
  const { background, text } = STATES[line.state];
  const isClosed = line.state !== 'draft' && !line.openForBooking;
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={4} height="100%">
      {line.photo === null ? <Cover as="div" /> : <Cover src={line.photo} alt="" loading="lazy" />}
      <Box paddingTop={3}>
        <Link tag={RouterLink} to={`${LISTINGS}/${line.documentId}`}>
          {line.name || t.card.untitled}
        </Link>
      </Box>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {line.area ?? t.card.noArea}
      </Typography>
      <Flex gap={2} wrap="wrap" paddingTop={2}>
        <Badge backgroundColor={background} textColor={text}>
          {t.states[line.state]}
        </Badge>
        {isClosed ? <Badge>{t.card.closed}</Badge> : null}
      </Flex>
      <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={2}>
        {t.card.missing(line.missing)}
      </Typography>
      {line.state === 'draft' ? null : (
        <Box paddingTop={2}>
          <Link href={`/apartment/${line.apartmentId}`} isExternal>
            {t.onSite}
          </Link>
        </Box>
      )}
    </Box>
  );
}
