import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { addDays } from 'booking-rules/shared/domain/stay';
import { formatDay, formatShortDay } from 'booking-rules/shared/format/day';
import { writtenIn } from 'booking-rules/shared/format/language';
import { drag, findGrid } from '../../tests/calendar-grid';
import { renderInPanel } from '../../tests/render';
import { reservationOf } from '../../tests/reservation-data';
import { FetchError, panel } from '../../tests/strapi-admin';
import { blockBar, timelineAnswer, TODAY } from '../../tests/timeline-data';
import { CalendarPage } from './calendar-page';

async function openCalendar(bars = [blockBar(4, 3)]): Promise<HTMLElement> {
  panel.server = ({ path }) => {
    if (path.startsWith('/booking-rules/timeline')) return timelineAnswer(path, bars);
    return { data: path.startsWith('/booking-rules/reservations') ? [] : null };
  };
  renderInPanel(<CalendarPage />);
  return waitFor(findGrid);
}

/** The panel beside the calendar. */
function side(): HTMLElement {
  const found = document.querySelector('aside');
  if (!found) throw new Error('no panel is open');
  return found;
}
/** By selector, as the grid. */
function dialog(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[role=alertdialog]');
  if (!found) throw new Error('no dialog is open');
  return found;
}
const isOpen = () => document.querySelector('aside') !== null;
const button = (name: string) => within(side()).queryByRole('button', { name });

describe('the calendar by keyboard', () => {
  it('selects nights with Shift and the arrow keys, and opens what can be done with them', async () => {
    const grid = await openCalendar([]);
    fireEvent.keyDown(grid, { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(grid, { key: 'ArrowDown', shiftKey: true });
    expect(screen.getByText(/^2 nights in 2 apartments, .* selected/)).toBeTruthy();
    fireEvent.keyDown(grid, { key: 'Enter' });
    expect(side().textContent).toContain('2 nights in 2 apartments');
    expect(button('Block 4 nights')).toBeTruthy();
  });

  it('goes on to the left where its language does', async () => {
    const grid = await openCalendar([]);
    writtenIn('ar', () => fireEvent.keyDown(grid, { key: 'ArrowLeft', shiftKey: true }));
    fireEvent.keyDown(grid, { key: 'Enter' });
    expect(side().textContent).toContain(`${formatShortDay(TODAY)} to ${formatDay(addDays(TODAY, 1))}`);
  });

  it('goes to a block and shows who made it; Escape closes it', async () => {
    const grid = await openCalendar();
    for (let day = 0; day < 4; day += 1) fireEvent.keyDown(grid, { key: 'ArrowRight' });
    fireEvent.keyDown(grid, { key: 'Enter' });
    expect(document.activeElement?.textContent).toBe('Blocked');
    expect(await screen.findByText('Who blocked these nights was not recorded.')).toBeTruthy();
    expect(button('Free 3 nights')).toBeTruthy();
    fireEvent.keyDown(grid, { key: 'Escape' });
    expect(isOpen()).toBe(false);
  });

  it('stays within the apartments that are shown', async () => {
    const grid = await openCalendar([]);
    for (let row = 0; row < 5; row += 1) fireEvent.keyDown(grid, { key: 'ArrowDown' });
    fireEvent.keyDown(grid, { key: 'Enter' });
    expect(side().textContent).toContain('Sea View');
  });
});

describe('a night that a channel holds', () => {
  const channelBar = { ...blockBar(4, 3), source: 'channel' as const, reference: 'booking-com' };
  const feed = {
    ...{ id: 7, channel: 'booking-com', channelName: 'Booking.com', kind: 'unknown' },
    ...{ firstSeen: '2026-11-01T08:00:00.000Z', missingSince: null, kept: false },
  };

  it('wears the name of its channel, and says why it is blocked, with the feed', async () => {
    panel.server = ({ path }) => {
      if (path.startsWith('/booking-rules/timeline')) return timelineAnswer(path, [channelBar]);
      const { checkIn, checkOut } = channelBar;
      return path.startsWith('/booking-rules/nights/held-by')
        ? { data: [{ checkIn, checkOut, holder: 'channel', reference: null, feed }] }
        : { data: [] };
    };
    renderInPanel(<CalendarPage />);
    const grid = await waitFor(findGrid);
    expect(document.querySelector('.bar.channel')?.textContent).toContain('Booking.com');
    for (let day = 0; day < 4; day += 1) fireEvent.keyDown(grid, { key: 'ArrowRight' });
    fireEvent.keyDown(grid, { key: 'Enter' });
    expect(await screen.findByText(/Taken on Booking\.com, which doesn't say/)).toBeTruthy();
    expect(side().textContent).toContain('First seen Sun 1 Nov 2026, 12:00 Dubai time');
    expect(within(side()).getByText('Open the Booking.com calendar').closest('a')?.getAttribute('href')).toBe(
      '/plugins/booking-rules/channels/7',
    );
  });

  it('is marked where a guest of ours holds it, too', async () => {
    const named = { id: 1, apartmentId: 'bay', apartmentName: 'Bay View', channel: 'airbnb' };
    const conflict = { ...named, channelName: 'Airbnb', reference: 'R-1', foundAt: feed.firstSeen };
    panel.server = ({ path }) =>
      path.startsWith('/booking-rules/timeline')
        ? timelineAnswer(path, [blockBar(4, 3)])
        : { data: [{ ...conflict, night: addDays(TODAY, 5) }] };
    renderInPanel(<CalendarPage />);
    await waitFor(() => expect(document.querySelectorAll('.row .twice')).toHaveLength(1));
    const labels = [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.ariaLabel ?? '');
    expect(labels.filter((label) => label.endsWith('double booking with Airbnb'))).toHaveLength(1);
  });
});

describe('dragging over nights', () => {
  it('blocks the free nights among them', async () => {
    const grid = await openCalendar();
    drag(grid, [0, 2], [0, 5]);
    expect(side().textContent).toContain('2 free, 2 blocked');
    fireEvent.click(within(side()).getByRole('button', { name: 'Block 2 nights' }));
    await waitFor(() => {
      expect(panel.notifications).toContainEqual(
        expect.objectContaining({ type: 'success', message: "2 nights blocked. Guests can't book them." }),
      );
    });
    expect(panel.bodyOf('/booking-rules/nights/block-many')).toEqual({
      data: {
        spans: [{ apartmentId: 'bay', checkIn: addDays(TODAY, 2), checkOut: addDays(TODAY, 4) }],
      },
    });
    expect(isOpen()).toBe(false);
  });

  it('offers a reservation only for free nights of one apartment', async () => {
    const grid = await openCalendar();
    drag(grid, [0, 1], [0, 3]);
    expect(button('Make a reservation')).toBeTruthy();
    drag(grid, [0, 1], [1, 3]);
    expect(button('Make a reservation')).toBeNull();
    expect(side().textContent).toContain('To make a reservation, select free nights of one apartment.');
    drag(grid, [0, 3], [0, 4]);
    expect(button('Make a reservation')).toBeNull();
  });
});

it('says why nights could not be loaded, and tries again', async () => {
  let isDown = true;
  panel.server = ({ path }) => {
    if (isDown) throw new FetchError('The database is away.');
    return path.startsWith('/booking-rules/timeline') ? timelineAnswer(path) : { data: [] };
  };
  renderInPanel(<CalendarPage />);
  expect(await screen.findByText('The database is away.')).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByText('Try again'));
  expect(await waitFor(findGrid)).toBeTruthy();
});

describe('a guest whom a search finds', () => {
  const stay = (reference: string, first: number, nights = 3): ReservationView => ({
    ...reservationOf({ reference, apartmentId: 'bay', apartmentName: 'Bay View', nights }),
    checkIn: addDays(TODAY, first),
    checkOut: addDays(TODAY, first + nights),
  });

  /** Answers as the server does, with the stays that there are. */
  const serve = (stays: () => ReservationView[]) => {
    panel.server = ({ path }) => {
      // The server finds the apartment by its guest, too.
      if (path.startsWith('/booking-rules/timeline')) return timelineAnswer(path.replace('Layla', 'Bay'));
      const [one] = /R-\w+$/.exec(path) ?? [];
      if (one !== undefined)
        return { data: { ...stays().find(({ reference }) => reference === one), history: [], mails: [] } };
      const query = new URLSearchParams(path.split('?')[1]);
      const from = query.get('from') ?? '';
      return { data: stays().filter(({ checkOut }) => checkOut > from) };
    };
  };
  const found = async (): Promise<string[]> => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Layla' } });
    const group = await screen.findByRole('group', { name: 'Stays found' });
    return within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  };

  it('has the present stay and the next ones, or past ones where there is nothing to come', async () => {
    serve(() => [stay('R-OLD', -400), stay('R-NOW', -1), stay('R-NEXT', 40)]);
    renderInPanel(<CalendarPage />);
    await waitFor(findGrid);
    expect(await found()).toEqual([-1, 40].map((days) => `Layla Haddad, ${formatDay(addDays(TODAY, days))}`));
    cleanup();
    serve(() => [stay('R-OLD', -400)]);
    renderInPanel(<CalendarPage />);
    await waitFor(findGrid);
    expect(await found()).toEqual([`Layla Haddad, ${formatDay(addDays(TODAY, -400))}`]);
  });

  it('has the dates of a moved stay in the panel that is open', async () => {
    const now = { first: 2 };
    serve(() => [stay('R-NEXT', now.first)]);
    renderInPanel(<CalendarPage />);
    await waitFor(findGrid);
    const [name = ''] = await found();
    fireEvent.click(screen.getByText(name));
    await screen.findByText('Open R-NEXT');
    expect(side().textContent).toContain(`3 nights, ${formatDay(addDays(TODAY, 2))}`);
    now.first = 9;
    // Any act on it reads it again.
    fireEvent.click(within(side()).getByText('Mark as paid'));
    fireEvent.click(
      await waitFor(() => within(dialog()).getByText('Mark as paid', { selector: 'button *' })),
    );
    await waitFor(() => expect(side().textContent).toContain(`3 nights, ${formatDay(addDays(TODAY, 9))}`));
  });
});
