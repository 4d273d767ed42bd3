import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { DeskBookingRequest } from 'booking-rules/contracts/reservations/reservation-actions';
import type { Language } from 'booking-rules/shared/format/language';
import { addDays, dayNumber } from 'booking-rules/shared/domain/stay';
import { renderInPanel } from '../../../tests/render';
import { panel } from '../../../tests/strapi-admin';
import { timelineAnswer, TODAY } from '../../../tests/timeline-data';
import { rowsOf } from '../timeline/rows';
import { DeskBookingForm } from './desk-booking-form';

const PATH = '/booking-rules/reservations';
const stay = { checkIn: addDays(TODAY, 10), checkOut: addDays(TODAY, 12) };
const timeline = timelineAnswer(`timeline?from=${TODAY}&to=${addDays(TODAY, 28)}`).data;
const [row] = rowsOf(timeline.apartments, new Map([[0, timeline]]), dayNumber(TODAY));

/** Fills the form in for a stay whose price has come, on a site with these languages. */
async function openForm(languages: readonly Language[], promotion: object | null = null): Promise<void> {
  if (!row) throw new Error('The timeline has no apartment');
  panel.server = ({ path }) =>
    path === PATH
      ? { data: { reference: 'R-DESK' } }
      : {
          data: {
            ...{ apartmentId: 'bay', ...stay, guests: 2, verdict: { ok: true }, languages },
            ...{ promotion, ratePlans: [], extras: [] },
            price: { lines: [], total: 80_000, deposit: 0, nights: [] },
          },
        };
  renderInPanel(
    <DeskBookingForm row={row} stay={stay} onCancel={() => undefined} onReserved={() => undefined} />,
  );
  for (const [name, value] of [
    ['First name', 'Layla'],
    ['Last name', 'Haddad'],
    ['Phone', '050 123 4567'],
  ] as const)
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), { target: { value } });
  await screen.findByRole('button', { name: /^Reserve — / });
}

async function book(): Promise<DeskBookingRequest> {
  fireEvent.click(screen.getByRole('button', { name: /^Reserve — / }));
  await waitFor(() => expect(panel.bodyOf(PATH)).toBeTruthy());
  return (panel.bodyOf(PATH) as { data: DeskBookingRequest }).data;
}

test('a guest is written to in the language that is chosen, the main one without a choice', async () => {
  await openForm(['en', 'ar']);
  const field = screen.getByRole('combobox', { name: 'Language of the guest' });
  expect(field.textContent).toContain('English');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.pointerUp(await screen.findByRole('option', { name: 'Arabic' }));
  expect((await book()).language).toBe('ar');
});

test('a site with one language does not ask', async () => {
  await openForm(['en']);
  expect(screen.queryByRole('combobox', { name: 'Language of the guest' })).toBeNull();
  expect(await book()).not.toHaveProperty('language');
});

test('the discount that applies by itself can be taken off, in the price and in the booking', async () => {
  await openForm(['en'], { code: 'BANNER25', holds: true });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Without the discount of the banner' }));
  await waitFor(() =>
    expect(panel.bodyOf('/booking-rules/trace')).toMatchObject({ data: { offer: 'none' } }),
  );
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Reserve — / })).not.toHaveProperty('disabled', true),
  );
  expect((await book()).offer).toBe('none');
});

test('where no discount applies there is none to take off', async () => {
  await openForm(['en']);
  expect(screen.queryByRole('checkbox', { name: 'Without the discount of the banner' })).toBeNull();
  expect(await book()).not.toHaveProperty('offer');
});
