import { Link as RouterLink } from 'react-router-dom';
import { Box, Link, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { AuditRow } from 'booking-rules/contracts/audit';
import { choiceLabel, fieldWords, toldWords } from 'booking-rules/shared/format/choice-labels';
import { formatClock } from 'booking-rules/shared/format/instant';
import { formatDay } from 'booking-rules/shared/format/day';
import { toldReason } from 'booking-rules/shared/messages/answers';
import { history as asKept } from '../messages/en/history';
import { messages } from '../messages/messages';
import { addressOfSubject } from './subjects';

/** Changes, a row each. */
export function HistoryTable({ rows }: { rows: readonly AuditRow[] }) {
  const t = messages().history.table;
  const headings = [t.when, t.who, t.what, t.change];
  return (
    <Table colCount={headings.length} rowCount={rows.length + 1} aria-label={t.title}>
      <Thead>
        <Tr>
          {headings.map((heading) => (
            <Th key={heading}>
              <Typography variant="sigma">{heading}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Tr key={row.key}>
            <Td style={TOP}>
              <Typography>{formatClock(row.at)}</Typography>
            </Td>
            <Td style={TOP}>
              <Typography>{labelForPerson(row.by)}</Typography>
            </Td>
            <Td style={TOP}>
              <Box maxWidth="32rem">
                <What row={row} />
              </Box>
            </Td>
            <Td style={TOP}>
              <Box maxWidth="56rem">
                <Changes row={row} />
              </Box>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function What({ row }: { row: AuditRow }) {
  const address = addressOfSubject(row);
  const t = messages().history;
  // A single document is called what it is, and kept by its English name.
  const isSingle = row.label.toLowerCase() === asKept.subject(row.subject).toLowerCase();
  const called = row.subject === 'mail-rule' ? toldWords(row.label) : row.label;
  const label = isSingle ? '' : called;
  return (
    <Typography tag="p" style={WRAPPING}>
      {`${t.done(row.action, row.subject)} `}
      {address === null ? (
        label
      ) : (
        <Link tag={RouterLink} to={address}>
          {label || t.open}
        </Link>
      )}
    </Typography>
  );
}

function Changes({ row }: { row: AuditRow }) {
  const notes = notesOf(row);
  return (
    <Box tag="ul">
      {row.changes.map(({ field, label, before, after }) => (
        <Typography key={field} tag="li" style={WRAPPING}>
          <Typography fontWeight="bold">{`${label}: `}</Typography>
          {formatChange(before, after)}
        </Typography>
      ))}
      {notes.map((note) => (
        <Typography key={note} tag="li" textColor="neutral600" style={WRAPPING}>
          {note}
        </Typography>
      ))}
    </Box>
  );
}

function formatChange(before: string | null, after: string | null): string {
  const t = messages().history;
  if (before === after) return t.formatting;
  // States and other choices are kept as they are called in code.
  if (before === null) return choiceLabel(after ?? '');
  return t.change(choiceLabel(before), after === null ? null : choiceLabel(after));
}

/** Rows are as high as their changes are long: what belongs together stands in one line. */
const TOP = { verticalAlign: 'top', paddingTop: '1.6rem', paddingBottom: '1.6rem' } as const;
const WRAPPING = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

/** A stay’s dates, where a row names them. */
function datesOf({ checkIn, checkOut }: AuditRow['details']): string | null {
  if (typeof checkIn !== 'string' || typeof checkOut !== 'string') return null;
  return messages().history.dates(formatDay(checkIn), formatDay(checkOut));
}

/** What a row says beside its fields: dates, a reason, a note. */
function notesOf(row: AuditRow): string[] {
  const t = messages().history;
  const { checkIn: _in, checkOut: _out, published, why, ...more } = row.details;
  const notes = [
    datesOf(row.details),
    typeof why === 'string' ? toldReason(why) : null,
    published === true ? t.published : null,
  ];
  const others = Object.entries(more).map(([key, value]) => t.note(fieldWords(key), wordsOf(value)));
  return [...notes, ...others].flatMap((note) => note ?? []);
}

/** A value of the details in words. */
function wordsOf(value: unknown): string {
  const t = messages().history;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  return typeof value === 'string' ? choiceLabel(value) : JSON.stringify(value);
}

/** Who it was, as managers would say. */
export function labelForPerson(by: string): string {
  const { people } = messages().history;
  if (by === 'system') return people.system;
  if (by === 'guest') return people.guest;
  return by === 'stripe' ? 'Stripe' : by;
}
