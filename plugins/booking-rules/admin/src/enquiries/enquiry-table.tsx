import { Link as RouterLink } from 'react-router-dom';
import { Link, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { EnquiryView } from 'booking-rules/shared/contracts/enquiry-desk';
import { formatDay } from 'booking-rules/shared/format-day';
import { dubaiDay } from 'booking-rules/shared/stay';
import { EnquiryBadge } from './enquiry-badge';
import { aboutWords, stayWords } from './words';

const HEADINGS = ['From', 'About', 'Stay', 'Message', 'Received', 'State'];

/** Enquiries, a line each; the name leads to the page of one. */
export function EnquiryTable({ rows }: { rows: readonly EnquiryView[] }) {
  return (
    <Table colCount={HEADINGS.length} rowCount={rows.length + 1} aria-label="Enquiries">
      <Thead>
        <Tr>
          {HEADINGS.map((heading) => (
            <Th key={heading}>
              <Typography variant="sigma" textColor="neutral600">
                {heading}
              </Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Tr key={row.reference}>
            <Td>
              <Link tag={RouterLink} to={`/plugins/booking-rules/enquiries/${row.reference}`}>
                {row.name}
              </Link>
            </Td>
            <Short text={aboutWords(row)} />
            <Td>
              <Typography>{stayWords(row) ?? '–'}</Typography>
            </Td>
            <Short text={row.message} />
            <Td>
              <Typography>{formatDay(dubaiDay(new Date(row.createdAt)))}</Typography>
            </Td>
            <Td>
              <EnquiryBadge state={row.state} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function Short({ text }: { text: string }) {
  return (
    <Td maxWidth="26rem">
      <Typography ellipsis title={text}>
        {text}
      </Typography>
    </Td>
  );
}
