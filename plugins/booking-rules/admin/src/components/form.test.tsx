import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { renderInPanel } from '../../tests/render';
import { FetchError, panel } from '../../tests/strapi-admin';
import { blockBar, timelineAnswer, TODAY } from '../../tests/timeline-data';
import { RestrictionsForm } from '../calendar/panel/restrictions-form';
import { rowsOf } from '../calendar/timeline/rows';
import { indexOf, scaleOf } from '../calendar/timeline/scale';
import { selectedOf } from '../calendar/timeline/selection';
import { CancelDialog } from './reservation/cancel-dialog';

describe('rates and restrictions of selected nights', () => {
  const scale = scaleOf(TODAY, 58, 240);
  const { data } = timelineAnswer(`timeline?from=${TODAY}&to=${blockBar(30, 1).checkIn}`);
  const firstDay = indexOf(scale, TODAY);
  const range = { firstRow: 0, lastRow: 0, firstDay, lastDay: firstDay + 1 };
  const rows = rowsOf(data.apartments, new Map([[0, data]]), scale.origin);
  const selected = selectedOf(rows, range, scale);

  function openForm(): void {
    renderInPanel(<RestrictionsForm selected={selected} onDone={() => undefined} />);
  }
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save for 2 nights' }));
  function type(label: string, text: string): void {
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
  }

  it('can be saved once something is set, and sends that alone, in fils', async () => {
    panel.server = () => ({ data: { season: null, overruled: [] } });
    openForm();
    expect(screen.getByRole('button', { name: 'Save for 2 nights' })).toHaveProperty('disabled', true);
    type('Rate per night', '450.5');
    save();
    await waitFor(() => {
      expect(panel.notifications).toContainEqual(expect.objectContaining({ type: 'success' }));
    });
    expect(panel.bodyOf('/booking-rules/calendar/rules')).toEqual({
      data: {
        apartmentIds: ['bay'],
        checkIn: TODAY,
        checkOut: blockBar(2, 1).checkIn,
        rules: { nightlyRate: 45_050 },
      },
    });
  });

  it('shows at its field what the server refuses, until the field is changed', async () => {
    panel.server = () => {
      throw new FetchError('2 errors occurred', {
        errors: [
          { path: ['data', 'rules', 'nightlyRate'], message: 'must be at most AED 100,000' },
          { path: ['data', 'rules', 'minimumNights'], message: 'must be at most 365' },
        ],
      });
    };
    openForm();
    type('Minimum stay (nights)', '400');
    save();
    expect(await screen.findByText('must be at most 365')).toBeTruthy();
    expect(screen.getByLabelText('Minimum stay (nights)')).toHaveProperty('value', '400');
    expect(panel.notifications).toContainEqual(
      expect.objectContaining({ type: 'danger', message: '2 errors occurred' }),
    );
    type('Minimum stay (nights)', '300');
    expect(screen.queryByText('must be at most 365')).toBeNull();
    expect(screen.getByText('must be at most AED 100,000')).toBeTruthy();
  });

  it('says where a season keeps deciding', async () => {
    const overruled = [{ apartmentId: 'bay', name: 'Bay View', season: 'New Year', nights: 2 }];
    panel.server = () => ({ data: { season: null, overruled } });
    openForm();
    type('Minimum stay (nights)', '5');
    save();
    expect(await screen.findByText('Bay View: season “New Year” still applies to 2 nights.')).toBeTruthy();
  });
});

describe('the refund of a cancelled stay', () => {
  const paid: Partial<ReservationView> = {
    ...{ reference: 'VC-1', state: 'confirmed', payment: 'stripe', total: 100_000 },
    ...{ paidAmount: 100_000, refundedAmount: 0, checkIn: '2999-01-10', checkOut: '2999-01-12' },
    refunds: [{ until: '2999-01-01', percent: 50, amount: 50_000 }],
    guest: { firstName: 'Rania', lastName: 'Aziz', email: 'rania@example.com', phone: '+971501234567' },
  };

  function openDialog(change: Partial<ReservationView> = {}): void {
    const reservation = { ...paid, ...change } as ReservationView;
    renderInPanel(<CancelDialog reservation={reservation} onDone={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel …' }));
  }
  const cancel = () => fireEvent.click(screen.getByRole('button', { name: 'Cancel the stay' }));

  it('is the agreed part unless the manager chooses otherwise', async () => {
    openDialog();
    const agreed = screen.getByRole('radio', { name: /^As agreed, 50% today: AED\s500$/ });
    expect(agreed.getAttribute('aria-checked')).toBe('true');
    cancel();
    await waitFor(() => {
      expect(panel.bodyOf('/booking-rules/reservations/VC-1/cancel')).toEqual({ data: { refund: 'ladder' } });
    });
  });

  it('can be everything, with a reason', async () => {
    openDialog();
    fireEvent.click(screen.getByRole('radio', { name: /^Full refund: AED\s1,000$/ }));
    fireEvent.change(screen.getByLabelText('Reason (kept in the history)'), {
      target: { value: ' Flight cancelled ' },
    });
    cancel();
    await waitFor(() => {
      expect(panel.bodyOf('/booking-rules/reservations/VC-1/cancel')).toEqual({
        data: { refund: 'full', why: 'Flight cancelled' },
      });
    });
  });

  it('counts what has been refunded before', () => {
    openDialog({ refundedAmount: 80_000 });
    expect(screen.getByRole('radio', { name: /^As agreed, 50% today: AED\s0$/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^Full refund: AED\s200$/ })).toBeTruthy();
  });

  it('is not asked about when nothing was paid', () => {
    openDialog({ paidAmount: 0 });
    expect(screen.getByText('Nothing has been paid, so there is nothing to refund.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
