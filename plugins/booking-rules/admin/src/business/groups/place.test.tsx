import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { PlacePreview } from 'booking-rules/contracts/setup/places';
import { renderInPanel } from '../../../tests/render';
import { panel } from '../../../tests/strapi-admin';
import { PlaceGroup } from './place';

const PLACES = [
  { slug: 'berlin', name: 'Berlin', current: false },
  { slug: 'dubai', name: 'Dubai', current: true },
];
const PREVIEW: PlacePreview = {
  ...{ slug: 'berlin', name: 'Berlin', refusal: null },
  settings: [{ what: 'Currency', from: 'AED', to: 'EUR' }],
  added: { taxes: ['City tax: 7.5% of the nights'], areas: ['Mitte'], legalPages: ['Imprint (Impressum)'] },
  replaced: [{ what: 'VAT', from: '5%', to: '7%' }],
  switchedOff: ['Tourism Dirham'],
  kept: { taxes: [], areas: ['Kreuzberg'], legalPages: ['Cookies and storage'] },
  notes: [],
};

async function choosePlace(preview: Partial<PlacePreview> = {}): Promise<void> {
  panel.server = ({ path }) => ({ data: path.endsWith('/places') ? PLACES : { ...PREVIEW, ...preview } });
  renderInPanel(<PlaceGroup />);
  expect(await screen.findByText('You are in Dubai.')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Set up for' }), { key: 'ArrowDown' });
  fireEvent.pointerUp(await screen.findByRole('option', { name: 'Berlin' }));
}

test('what a place does is shown before it is done', async () => {
  await choosePlace();
  for (const line of [
    'Currency: EUR, now AED',
    'City tax: 7.5% of the nights',
    'VAT: 7%, now 5%',
    'Tourism Dirham',
    'Mitte',
    'Kreuzberg',
    'Imprint (Impressum)',
    'Cookies and storage',
  ])
    expect(await screen.findByText(line)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Set up for Berlin' })).toBeTruthy());
  expect(panel.calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('a place that can no longer be chosen says why, and has no button', async () => {
  const refusal = 'The currency cannot be changed once there are reservations';
  await choosePlace({ refusal });
  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Set up for Berlin' })).toBeNull();
});
