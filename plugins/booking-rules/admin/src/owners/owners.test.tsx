import { screen } from '@testing-library/react';
import { renderInPanel } from '../../tests/render';
import { MonthStrip } from './month-strip';

test('a name that is too long for its bar is cut where it ends, whichever side the panel is read from', () => {
  const bar = { checkIn: '2027-03-02', checkOut: '2027-03-04', source: 'reservation' } as const;
  renderInPanel(
    <MonthStrip
      name="March"
      {...{ first: '2027-03-01', next: '2027-04-01', today: '2027-03-10' }}
      bars={[{ ...bar, guest: 'Fatima', state: 'confirmed' }]}
    />,
  );
  expect(screen.getByText('Fatima').getAttribute('dir')).toBe('auto');
});
