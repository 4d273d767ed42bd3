import type { FolioEntry } from 'booking-rules/contracts/money/folio';
import 'booking-rules/shared/messages/all-languages';
import { writtenIn } from 'booking-rules/shared/format/language';
import { formatAmount } from 'booking-rules/shared/format/money';
import { loadMessages } from '../../messages/messages';
import { groupsOf } from './groups';

const BOOKED = '2027-03-01T08:00:00.000Z';
const LATER = '2027-03-04T10:30:00.000Z';

describe('a folio on the page of its reservation', () => {
  it('shows nights of the same rate as one line, with their sum', () => {
    const folio = [
      entry(1, { kind: 'night', amount: 500_00, night: '2027-04-01' }),
      entry(2, { kind: 'night', amount: 600_00, night: '2027-04-02' }),
      entry(3, { kind: 'night', amount: 500_00, night: '2027-04-03' }),
    ];
    const [nights] = groupsOf(folio);
    expect(nights?.sum).toBe(1_600_00);
    expect(nights?.lines.map(({ label, amount }) => [label, amount])).toEqual([
      [`2 nights at ${formatAmount(500_00)}`, 1_000_00],
      [`1 night at ${formatAmount(600_00)}`, 600_00],
    ]);
  });

  it('leaves out what was taken back, and what took it back', () => {
    const folio = [
      entry(1, { kind: 'fee', label: 'Cleaning fee', amount: 200_00 }),
      entry(2, { kind: 'adjustment', label: 'Adjustment', amount: -50_00, at: LATER }),
      entry(3, { kind: 'adjustment', label: 'Adjustment', amount: 50_00, at: LATER, reverses: 2 }),
    ];
    expect(groupsOf(folio).map(({ title }) => title)).toEqual(['Fees and extras']);
  });

  it('says who entered what came after the booking, and how money came', () => {
    const folio = [
      entry(1, { kind: 'fee', label: 'Cleaning fee', amount: 200_00 }),
      entry(2, { kind: 'payment', label: 'Payment', amount: -200_00, method: 'cash', day: '2027-03-01' }),
      entry(3, { kind: 'adjustment', amount: -50_00, at: LATER, by: 'manager@example.com', reason: 'Noise' }),
    ];
    const [fees, adjustments, payments] = groupsOf(folio).map(({ lines }) => lines[0]);
    expect(fees?.details).toBe('');
    expect(adjustments?.details).toContain('by manager@example.com');
    expect(payments?.details).toMatch(/^Cash, .* · entered .*, by the system$/);
    expect(payments?.amount).toBe(200_00);
  });

  it('is told in Arabic to those who read it, though it is kept in English', async () => {
    await loadMessages('ar');
    const folio = [
      entry(1, { amount: 500_00, night: '2027-04-01' }),
      entry(2, { kind: 'fee', label: 'Cleaning fee', amount: 200_00 }),
      entry(3, { kind: 'payment', label: 'Payment', amount: -200_00, method: 'cash', day: '2027-03-01' }),
    ];
    const told = writtenIn('ar', () => groupsOf(folio));
    expect(told.map(({ title }) => title)).toEqual(['الليالي', 'الرسوم والخدمات الإضافية', 'الدفعات']);
    const [night, fee, payment] = told.map(({ lines }) => lines[0]);
    expect(night?.label).toMatch(/^ليلة واحدة بسعر .*500/);
    expect(fee?.label).toBe('رسوم التنظيف');
    expect(payment?.label).toBe('دفعة');
    expect(payment?.details).toContain('بواسطة النظام');
  });
});

function entry(id: number, more: Partial<FolioEntry>): FolioEntry {
  return {
    id,
    at: BOOKED,
    by: 'system',
    kind: 'night',
    label: 'Night',
    amount: 0,
    night: null,
    taxIncluded: 0,
    reason: null,
    reverses: null,
    method: null,
    day: null,
    reference: null,
    isReversible: false,
    ...more,
  };
}
