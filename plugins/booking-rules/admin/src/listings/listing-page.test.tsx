import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Listing, ListingChoices } from 'booking-rules/contracts/setup/listings';
import { renderInPanel } from '../../tests/render';
import { FetchError, panel } from '../../tests/strapi-admin';
import { changeOf, newForm } from './draft';
import { ListingPage } from './listing-page';

const LISTINGS = '/plugins/booking-rules/listings';
const choices: ListingChoices = {
  areas: [{ id: 'marina', name: 'Marina' }],
  amenities: [
    { id: 'wifi', name: 'Wi-Fi', group: 'essentials' },
    { id: 'sauna', name: 'Sauna', group: 'comfort' },
  ],
  ...{ checkInTime: '15:00', checkOutTime: '11:00', minimumStay: 2 },
};
const begun = (name: string): Listing => ({
  ...{ documentId: 'd1', apartmentId: 'sea-view', state: 'draft', photos: [], stepPhotos: [] },
  values: { ...newForm(choices), ...changeOf(null, newForm(choices)), name } as Listing['values'],
});

beforeEach(() => panel.reset());

function open(): void {
  renderInPanel(
    <Routes>
      <Route path={`${LISTINGS}/:documentId`} element={<ListingPage />} />
    </Routes>,
    `${LISTINGS}/new`,
  );
}

const bodiesOf = (path: string): unknown[] =>
  panel.calls.flatMap((call) => (call.path === path && call.method === 'PUT' ? [call.body] : []));

async function nameIt(name: string): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Next: Photos' }));
}

test('what the server refuses is said at its field, and nothing that was typed is lost', async () => {
  panel.server = ({ path }) => {
    if (path.endsWith('/listing-choices')) return { data: choices };
    throw new FetchError('must be shorter', {
      errors: [{ path: ['data', 'name'], message: 'must be shorter', name: 'ValidationError' }],
    });
  };
  open();
  await nameIt('Sea view');
  expect(await screen.findByText('must be shorter')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Sea view');
});

test('a name that is too short is refused before anything is sent', async () => {
  panel.server = () => ({ data: choices });
  open();
  await nameIt('A');
  expect(await screen.findByText('Give it a name of 3 characters or more')).toBeTruthy();
  expect(panel.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('each step is saved by what was changed in it', async () => {
  panel.server = ({ path, body }) => {
    if (path.endsWith('/listing-choices')) return { data: choices };
    const { data } = body as { data: Partial<Listing['values']> };
    const listing = begun('Sea view');
    return { data: { ...listing, values: { ...listing.values, ...data } } };
  };
  open();
  await nameIt('Sea view');
  fireEvent.click(await screen.findByRole('button', { name: 'Next: Rooms and surroundings' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add a room' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add beds to room 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add a place' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Place 1' }), { target: { value: 'Metro' } });
  fireEvent.click(screen.getByRole('button', { name: 'Next: Amenities' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Sauna' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next: Price and rules' }));
  await waitFor(() => expect(screen.getByText('House rules')).toBeTruthy());
  expect(panel.bodyOf('/booking-rules/listings')).toMatchObject({ data: { name: 'Sea view', bedrooms: 1 } });
  expect(bodiesOf('/booking-rules/listings/d1')).toEqual([
    {
      data: {
        rooms: [{ kind: 'bedroom', name: '', beds: [{ kind: 'double-bed', count: 1 }], photos: [] }],
        nearby: [{ name: 'Metro', walkMinutes: null, transitMinutes: null }],
      },
    },
    { data: { amenities: ['sauna'] } },
  ]);
});
