import { Badge, Box, Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import { useApiQuery } from '../api/use-api-query';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { messages } from '../messages/messages';

/** What this house needs before guests book, as the server has just found it. */
export function GoingLivePage() {
  const t = messages().goingLive;
  const query = useApiQuery('GET /booking-rules/going-live');
  return (
    <Page title={t.title} subtitle={t.subtitle}>
      <QueryResult query={query}>
        {({ data }) => (
          <Panel title={t.progress(data.filter(({ done }) => done).length, data.length)}>
            <Box tag="ul">
              {data.map(({ id, title, done, text, link }) => (
                <Box key={id} tag="li" paddingTop={3} paddingBottom={3}>
                  <Flex gap={3} wrap="wrap" alignItems="center" paddingBottom={1}>
                    <Badge
                      backgroundColor={done ? 'success100' : 'warning100'}
                      textColor={done ? 'success700' : 'warning700'}
                    >
                      {done ? t.done : t.toDo}
                    </Badge>
                    <Typography variant="delta" tag="h3">
                      {title}
                    </Typography>
                  </Flex>
                  <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
                    {text}
                  </Typography>
                  {done || link === null ? null : (
                    <Link tag={RouterLink} to={link}>
                      {t.open(title)}
                    </Link>
                  )}
                </Box>
              ))}
            </Box>
          </Panel>
        )}
      </QueryResult>
    </Page>
  );
}
