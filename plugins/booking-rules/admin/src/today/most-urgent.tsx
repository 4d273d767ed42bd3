import { Link as RouterLink } from 'react-router-dom';
import { Box, Link, Typography } from '@strapi/design-system';
import { messages } from '../messages/messages';

/** Ends a list of the day of which the server told the most urgent lines alone; nothing where it told all of them. */
export function MostUrgent({
  shown,
  count,
  query = '',
}: {
  shown: number;
  /** How many there are in all. */
  count: number;
  /** By which the list of reservations shows all of them; empty where none does. */
  query?: string;
}) {
  const t = messages().today;
  if (shown >= count) return null;
  return (
    <Box paddingTop={4}>
      <Typography tag="p">{t.mostUrgent(shown)}</Typography>
      {query === '' ? null : (
        <Link tag={RouterLink} to={`/plugins/booking-rules/reservations?${query}`}>
          {t.inReservations}
        </Link>
      )}
    </Box>
  );
}
