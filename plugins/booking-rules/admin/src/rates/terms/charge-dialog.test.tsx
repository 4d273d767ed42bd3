import { fireEvent, screen, waitFor } from '@testing-library/react';
import { VAT } from 'booking-rules/shared/domain/pricing/charge-rule';
import { renderInPanel } from '../../../tests/render';
import { panel } from '../../../tests/strapi-admin';
import { ChargeDialog } from './charge-dialog';

const PATH = '/booking-rules/terms';
const NIGHTLY = {
  ...{ id: 'tax-1', name: 'City tax', kind: 'tax' as const, basis: 'guest-night' as const, amount: 1_500 },
  ...{ deluxeAmount: null, percent: null, nights: 14, taxable: false, active: true, apartments: null },
  ...{ from: '2027-01-01', until: null },
};

/** Opens the window of a fee or tax. */
function open(charge: typeof NIGHTLY | (typeof VAT & { active: boolean })): void {
  renderInPanel(<ChargeDialog charge={charge} onDone={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: `Edit fee or tax ${charge.name}` }));
}

test('a tax by night says in words what it comes to, and keeps what was not touched', async () => {
  open(NIGHTLY);
  fireEvent.change(screen.getByLabelText(/^First nights/), { target: { value: '7' } });
  fireEvent.blur(screen.getByLabelText(/^First nights/));
  screen.getByText('AED 15 for each guest and night, first 7 nights, from Fri 1 Jan 2027');
  panel.server = () => ({ data: null });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(panel.bodyOf(PATH)).toEqual({ data: { charges: { save: [{ ...NIGHTLY, nights: 7 }] } } }),
  );
});

test('a percentage has no amounts and no nights', async () => {
  open({ ...VAT, active: true });
  expect(screen.queryByLabelText(/^Amount|^First nights|^Taxable/)).toBeNull();
  panel.server = () => ({ data: null });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const saved = { ...VAT, ...{ amount: null, deluxeAmount: null, active: true } };
  await waitFor(() => expect(panel.bodyOf(PATH)).toEqual({ data: { charges: { save: [saved] } } }));
});
