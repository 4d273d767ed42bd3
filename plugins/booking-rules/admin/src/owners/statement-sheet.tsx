import type { ReactNode } from 'react';
import { Box, Typography } from '@strapi/design-system';
import type { Expense, OwnerStatement } from 'booking-rules/contracts/reports/owner-statements';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import { formatMonth } from 'booking-rules/shared/format/month';
import { formatStay } from 'booking-rules/shared/format/stay';
import { DataTable } from '../components/data-table';
import { PrintSheet } from '../components/print-sheet';

/** What an owner gets for a month, to read and to print. */
export function StatementSheet({
  statement,
  expenseAction,
}: {
  statement: OwnerStatement;
  /** What can be done with an expense. */
  expenseAction?: (expense: Expense) => ReactNode;
}) {
  const { month, owner, commissionPercent, apartments, stays, expenses, sums } = statement;
  const names = new Map(apartments.map(({ apartmentId, name }) => [apartmentId, name]));
  const lines: [what: string, amount: number][] = [
    ['Nights after discounts', sums.revenue],
    ['Kept from stays that did not take place', sums.kept],
    [`Commission ${commissionPercent}%`, 0 - sums.commission],
    ['Expenses', 0 - sums.expenses],
  ];
  return (
    <PrintSheet title={`Statement for ${owner.name}, ${formatMonth(month)}`}>
      <Typography tag="p" role="status" variant="delta" paddingBottom={2}>
        {`Payout for ${formatMonth(month)}: ${formatAmount(sums.payout)}`}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600" paddingBottom={4}>
        Nights of the month after discounts and adjustments, without cleaning, extras and taxes; and what was
        kept of stays that did not take place, without VAT.
      </Typography>
      <DataTable
        stacks
        caption="Payout"
        columns={[{ heading: 'What' }, { heading: 'Amount', isNumber: true }]}
        rows={lines.map(([what, amount]) => ({ key: what, cells: [what, formatAmount(amount)] }))}
        total={['Payout', formatAmount(sums.payout)]}
      />
      <Heading>Stays</Heading>
      {stays.length === 0 ? (
        <Typography tag="p">None in this month.</Typography>
      ) : (
        <DataTable
          stacks
          caption="Stays"
          columns={[
            { heading: 'Apartment' },
            { heading: 'Stay', isWhole: true },
            { heading: 'Guest' },
            { heading: 'Nights in the month', isNumber: true },
            { heading: 'Amount', isNumber: true },
          ]}
          rows={stays.map((stay) => ({
            key: `${stay.apartmentId} ${stay.checkIn} ${stay.state} ${stay.corrects ?? ''}`,
            cells: [
              stay.apartmentName,
              formatStay(stay),
              stay.guest,
              nightsOf(stay),
              formatAmount(stay.revenue + stay.kept),
            ],
          }))}
          total={['Total', '', '', '', formatAmount(sums.revenue + sums.kept)]}
        />
      )}
      <Heading>Expenses</Heading>
      {expenses.length === 0 ? (
        <Typography tag="p">None in this month.</Typography>
      ) : (
        <DataTable
          stacks
          caption="Expenses"
          columns={[
            { heading: 'Day', isWhole: true },
            { heading: 'Apartment' },
            { heading: 'For' },
            { heading: 'Amount', isNumber: true },
            ...(expenseAction ? [{ heading: '' }] : []),
          ]}
          rows={expenses.map((expense) => ({
            key: String(expense.id),
            cells: [
              formatDay(expense.day),
              names.get(expense.apartmentId) ?? expense.apartmentId,
              expense.note,
              formatAmount(expense.amount),
              ...(expenseAction ? [expenseAction(expense)] : []),
            ],
          }))}
          total={['Total', '', '', formatAmount(sums.expenses), ...(expenseAction ? [''] : [])]}
        />
      )}
    </PrintSheet>
  );
}

function nightsOf({ corrects, nights }: OwnerStatement['stays'][number]): string {
  if (corrects !== null) return `Correction of ${formatMonth(corrects)}`;
  return nights === 0 ? 'Did not take place' : String(nights);
}

function Heading({ children }: { children: string }) {
  return (
    <Box paddingTop={5} paddingBottom={3}>
      <Typography tag="h2" variant="delta">
        {children}
      </Typography>
    </Box>
  );
}
