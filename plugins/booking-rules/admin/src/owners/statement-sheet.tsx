import type { ReactNode } from 'react';
import { Box, Typography } from '@strapi/design-system';
import type { Expense, OwnerStatement } from 'booking-rules/contracts/reports/owner-statements';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import { formatMonth } from 'booking-rules/shared/format/month';
import { formatStay } from 'booking-rules/shared/format/stay';
import { DataTable } from '../components/data-table';
import { PrintSheet } from '../components/print-sheet';
import { messages } from '../messages/messages';

/** What an owner gets for a month, to read and to print. */
export function StatementSheet({
  statement,
  expenseAction,
}: {
  statement: OwnerStatement;
  /** What can be done with an expense. */
  expenseAction?: (expense: Expense) => ReactNode;
}) {
  const t = messages().owners.statement;
  const { month, owner, commissionPercent, apartments, stays, expenses, sums } = statement;
  const names = new Map(apartments.map(({ apartmentId, name }) => [apartmentId, name]));
  const lines: [what: string, amount: number][] = [
    [t.nights, sums.revenue],
    [t.kept, sums.kept],
    [t.commission(commissionPercent), 0 - sums.commission],
    [t.expenses, 0 - sums.expenses],
  ];
  return (
    <PrintSheet title={t.sheet(owner.name, formatMonth(month))}>
      <Typography tag="p" role="status" variant="delta" paddingBottom={2}>
        {t.payoutFor(formatMonth(month), formatAmount(sums.payout))}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600" paddingBottom={4}>
        {t.note}
      </Typography>
      <DataTable
        stacks
        caption={t.payout}
        columns={[{ heading: t.what }, { heading: t.amount, isNumber: true }]}
        rows={lines.map(([what, amount]) => ({ key: what, cells: [what, formatAmount(amount)] }))}
        total={[t.payout, formatAmount(sums.payout)]}
      />
      <Heading>{t.stays}</Heading>
      {stays.length === 0 ? (
        <Typography tag="p">{t.none}</Typography>
      ) : (
        <DataTable
          stacks
          caption={t.stays}
          columns={[
            { heading: t.apartment },
            { heading: t.stay, isWhole: true },
            { heading: t.guest },
            { heading: t.nightsInMonth, isNumber: true },
            { heading: t.amount, isNumber: true },
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
          total={[t.total, '', '', '', formatAmount(sums.revenue + sums.kept)]}
        />
      )}
      <Heading>{t.expenses}</Heading>
      {expenses.length === 0 ? (
        <Typography tag="p">{t.none}</Typography>
      ) : (
        <DataTable
          stacks
          caption={t.expenses}
          columns={[
            { heading: t.day, isWhole: true },
            { heading: t.apartment },
            { heading: t.for },
            { heading: t.amount, isNumber: true },
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
          total={[t.total, '', '', formatAmount(sums.expenses), ...(expenseAction ? [''] : [])]}
        />
      )}
    </PrintSheet>
  );
}

function nightsOf({ corrects, nights }: OwnerStatement['stays'][number]): string {
  const t = messages().owners.statement;
  if (corrects !== null) return t.correction(formatMonth(corrects));
  return nights === 0 ? t.notTakenPlace : String(nights);
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
