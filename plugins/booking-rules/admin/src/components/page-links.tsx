import { Button, Flex, Typography } from '@strapi/design-system';
import type { Pagination } from 'booking-rules/shared/contracts/envelope';

/** Leads through the pages of a list; nothing when there is only one. */
export function PageLinks({
  pagination: { page, pageCount },
  onPage,
}: {
  pagination: Pagination;
  onPage: (page: number) => void;
}) {
  if (pageCount < 2) return null;
  return (
    <Flex tag="nav" aria-label="Pages" justifyContent="center" gap={4} paddingTop={4}>
      <Button variant="tertiary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Typography>{`Page ${page} of ${pageCount}`}</Typography>
      <Button variant="tertiary" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </Flex>
  );
}
