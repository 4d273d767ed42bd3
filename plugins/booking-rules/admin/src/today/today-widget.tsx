import { Box, Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { useApiQuery } from '../api/use-api-query';
import { channelCounts, DAY_LISTS } from './lists';

/** The numbers of the day on Strapi's home. */
export function TodayWidget() {
  const answer = useApiQuery('GET /booking-rules/today');
  if (answer.state === 'loading') return <Widget.Loading />;
  if (answer.state === 'failed') return <Widget.Error />;
  const { data } = answer.data;
  const counts = [
    ...DAY_LISTS.map(({ key, short }) => [short, data[key].length] as const),
    ['New enquiries', data.newEnquiries] as const,
    ...channelCounts(data).map(({ short, count }) => [short, count] as const),
  ];
  return (
    <Flex tag="dl" wrap="wrap" gap={4} alignItems="stretch">
      {counts.map(([label, count]) => (
        <Box key={label} background="neutral100" hasRadius padding={4} minWidth="12rem" flex="1">
          <Typography tag="dt" variant="pi" textColor="neutral600">
            {label}
          </Typography>
          <Typography tag="dd" variant="beta">
            {String(count)}
          </Typography>
        </Box>
      ))}
    </Flex>
  );
}
