import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInPanel } from '../../tests/render';
import { reservationOf } from '../../tests/reservation-data';
import { FetchError, panel } from '../../tests/strapi-admin';
import { ContactDialog } from './contact-dialog';

const PATH = '/booking-rules/reservations/R-7F3K9M2XWB/contact';

test('a name is corrected with the rest as it was; what is refused stands at its field', async () => {
  let done = 0;
  renderInPanel(<ContactDialog reservation={reservationOf()} onDone={() => (done += 1)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Correct …' }));
  fireEvent.change(screen.getByLabelText(/^First name/), { target: { value: 'Leila' } });
  fireEvent.change(screen.getByLabelText(/^Phone/), { target: { value: '12' } });
  panel.server = () => {
    const problem = { path: ['data', 'phone'], message: 'must be a complete phone number' };
    throw new FetchError('Not valid', { errors: [problem] });
  };
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('must be a complete phone number')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Phone/), { target: { value: '050 765 4321' } });
  panel.server = () => ({ data: null });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(done).toBe(1));
  expect(panel.bodyOf(PATH)).toEqual({
    data: {
      ...{ firstName: 'Leila', lastName: 'Haddad' },
      ...{ email: 'layla@guests.example', phone: '050 765 4321' },
    },
  });
});
