import { Alert, Badge, Box, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import type { Trace, TraceStep } from 'booking-rules/shared/contracts/trace';
import { describeReasons } from 'booking-rules/shared/describe';
import { PriceTable } from './price-table';
import { Panel } from './panel';

const RULES: Record<TraceStep['rule'], string> = {
  'dates-invalid': 'Dates',
  'in-the-past': 'Not in the past',
  'advance-notice': 'Advance notice',
  'too-far-ahead': 'Booking window',
  'min-stay': 'Minimum stay',
  'max-stay': 'Maximum stay',
  'arrival-day-closed': 'Arrival day',
  'departure-day-closed': 'Departure day',
  'not-available': 'Free nights',
  'too-many-guests': 'Guests',
  'not-listed': 'Open for booking',
};

const MINIMUMS: Record<Trace['minimumStay'][number]['kind'], string> = {
  'gap-fill': 'Gap between two stays',
  'season-apartment': 'Season of this apartment',
  season: 'Season for all',
  override: 'Override of this apartment',
  global: 'Global minimum stay',
  default: 'One night, when nothing is set',
};

/** Each rule with what it said, and which minimum stay won. */
export function TraceView({ trace }: { trace: Trace }) {
  const { verdict } = trace;
  return (
    <Box aria-live="polite">
      <Alert
        closeLabel="Close"
        variant={verdict.ok ? 'success' : 'danger'}
        title={verdict.ok ? 'A guest can book this stay.' : 'A guest cannot book this stay.'}
      >
        {verdict.ok ? '' : describeReasons(verdict.reasons, trace).join(' ')}
      </Alert>
      <Box paddingTop={5} />
      {trace.price === null ? null : (
        <Panel title="What it costs">
          <PriceTable lines={trace.price.lines} total={trace.price.total} deposit={trace.price.deposit} />
        </Panel>
      )}
      <Panel title="Which minimum stay applies">
        {trace.minimumStay.map((candidate) => (
          <Flex key={candidate.kind} gap={3} paddingBottom={2}>
            <Typography
              fontWeight={candidate.won ? 'bold' : 'regular'}
              textColor={candidate.won ? 'neutral800' : 'neutral600'}
            >
              {`${MINIMUMS[candidate.kind]}${candidate.season === null ? '' : ` “${candidate.season}”`}: ${candidate.nights ?? 'says nothing'}`}
            </Typography>
            {candidate.won ? <Badge active>applies</Badge> : null}
          </Flex>
        ))}
      </Panel>
      <Panel title="Every rule">
        <Table colCount={3} rowCount={trace.steps.length + 1} aria-label="Every rule and what it said">
          <Thead>
            <Tr>
              {['Rule', 'Answer', 'Says'].map((heading) => (
                <Th key={heading}>
                  <Typography variant="sigma">{heading}</Typography>
                </Th>
              ))}
            </Tr>
          </Thead>
          <Tbody>
            {trace.steps.map(({ rule, answer, says }) => (
              <Tr key={rule}>
                <Td>
                  <Typography>{RULES[rule]}</Typography>
                </Td>
                <Td>
                  <Typography textColor={answer === 'no' ? 'danger600' : 'success600'} fontWeight="bold">
                    {answer === 'not-asked' ? 'Not asked' : answer === 'no' ? 'No' : 'Yes'}
                  </Typography>
                </Td>
                <Td>
                  <Typography>{says}</Typography>
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      </Panel>
    </Box>
  );
}
