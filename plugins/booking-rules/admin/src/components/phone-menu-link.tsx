import { Box, Link } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { useIsMobile } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';

/** On a phone the menu is a page of its own: this leads back to it. */
export function PhoneMenuLink() {
  if (!useIsMobile()) return null;
  return (
    <Box paddingLeft={4} paddingTop={4}>
      <Link tag={RouterLink} to="/plugins/booking-rules" startIcon={<ArrowLeft />}>
        Bookings
      </Link>
    </Box>
  );
}
