import { Link as RouterLink } from 'react-router-dom';
import { Box, Link, Typography } from '@strapi/design-system';
import type { EnquiryView } from 'booking-rules/contracts/inbox';
import { formatDay } from 'booking-rules/shared/format/day';
import { localDay } from 'booking-rules/shared/domain/local-day';
import { DataTable, TwoLines } from '../components/data-table';
import { EnquiryBadge } from './enquiry-state';
import { labelForTopic, labelForStay } from './labels';
import { messages } from '../messages/messages';

/** Enquiries, a line each; the name leads to the page of one. */
export function EnquiryTable({ rows }: { rows: readonly EnquiryView[] }) {
  const { title, table: t } = messages().enquiries;
  return (
    <DataTable
      caption={title}
      stacks
      columns={[t.from, t.about, t.message, t.state].map((heading) => ({ heading }))}
      rows={rows.map((row) => ({
        key: row.reference,
        cells: [
          <TwoLines
            key="from"
            first={
              <Link tag={RouterLink} to={`/plugins/booking-rules/enquiries/${row.reference}`}>
                {row.name}
              </Link>
            }
            second={t.referenceAndDay(row.reference, formatDay(localDay(new Date(row.createdAt))))}
          />,
          <TwoLines key="about" first={labelForTopic(row)} second={labelForStay(row) ?? ''} />,
          <Box key="message" maxWidth="36rem">
            <Typography ellipsis tag="p" title={row.message} dir="auto">
              {row.message}
            </Typography>
          </Box>,
          <EnquiryBadge key="state" state={row.state} />,
        ],
      }))}
    />
  );
}
