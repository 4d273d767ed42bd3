import { screen, within } from '@testing-library/react';
import { renderInPanel } from '../../../tests/render';
import { reservationOf } from '../../../tests/reservation-data';
import { ReservationTable } from './reservation-table';

test('deposits to decide about say how much is held, since when, and until when a card holds it', () => {
  const held = { heldDeposit: 80_000, since: '2027-02-04' };
  const rows = [
    { ...reservationOf({ reference: 'R-CARD' }), ...held, onCardUntil: '2027-02-06T10:00:00.000Z' },
    { ...reservationOf({ reference: 'R-CASH' }), ...held, onCardUntil: null },
  ];
  renderInPanel(<ReservationTable caption="Deposits" rows={rows} />);
  expect(screen.getByText('Deposit held')).toBeTruthy();
  const [, onCard, byHand] = screen.getAllByRole('row').map((row) => within(row));
  expect(onCard?.getByText(/^AED\s800$/)).toBeTruthy();
  expect(onCard?.getByText('since Thu 4 Feb 2027')).toBeTruthy();
  expect(onCard?.getByText(/^on card until Sat 6 Feb 2027, 14:00/)).toBeTruthy();
  expect(byHand?.getByText('held by hand')).toBeTruthy();
  const link = onCard?.getByRole('link', { name: 'Layla Haddad' });
  expect(link?.getAttribute('href')).toBe('/plugins/booking-rules/reservations/R-CARD');
});
