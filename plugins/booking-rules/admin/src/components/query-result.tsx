import type { ReactNode } from 'react';
import { Alert, Box, Flex, Loader } from '@strapi/design-system';
import type { ApiQuery } from '../api/use-api-query';
import { messages } from '../messages/messages';

/** Shows what a query found, that it is loading, or why it failed. */
export function QueryResult<Body>({
  query,
  children,
}: {
  query: ApiQuery<Body>;
  children: (data: Body) => ReactNode;
}) {
  const t = messages().components.query;
  if (query.state === 'loading') {
    return (
      <Flex justifyContent="center" padding={8}>
        <Loader>{t.loading}</Loader>
      </Flex>
    );
  }
  if (query.state === 'failed') {
    return (
      <Box padding={4}>
        <Alert closeLabel={t.again} title={t.failed} variant="danger" onClose={query.reload}>
          {query.error}
        </Alert>
      </Box>
    );
  }
  return <>{children(query.data)}</>;
}
