import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays } from 'booking-rules/shared/domain/stay';
import { feedListOf, feedOf, quarantinedFeed, stayIn } from '../../tests/channel-data';
import { namesAnswer } from '../../tests/rates-data';
import { renderInPanel } from '../../tests/render';
import { FetchError, panel } from '../../tests/strapi-admin';
import { TODAY } from '../../tests/timeline-data';
import { AddDialog } from './add-dialog';
import { ChannelsPage } from './channels-page';
import { formatRange } from '../components/channels/night-ranges';
import { Quarantine } from './quarantine';
import { RemoveDialog } from './remove-dialog';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const sent = () => panel.calls.map(({ method, path }) => `${method} ${path}`);
const wordsOf = (range: Parameters<typeof formatRange>[0]) =>
  formatRange(range, TODAY).replaceAll(/\s/g, ' ');

/** Answers by method and path without its query; anything else with nothing. */
function serve(answers: Record<string, unknown>): void {
  panel.server = ({ method, path }) => {
    const answer = answers[`${method} ${path.split('?')[0] ?? ''}`] ?? { data: [] };
    if (answer instanceof Error) throw answer;
    return answer;
  };
}

const apartments = namesAnswer('', 300);

describe('adding a calendar', () => {
  const preview = (more: object) => ({
    data: {
      ...{ problem: null, problemText: null, problemDetail: null, events: 2, nights: 8 },
      ...{ ranges: [stayIn(10, 3), stayIn(20, 5)] },
      ...more,
    },
  });
  async function openDialog(answers: Record<string, unknown>): Promise<HTMLElement> {
    serve({
      'GET /booking-rules/apartments': apartments,
      'POST /booking-rules/feeds': { data: feedOf() },
      ...answers,
    });
    renderInPanel(<AddDialog onDone={() => undefined} />);
    fireEvent.click(await button('Add a calendar'));
    const dialog = await screen.findByRole('dialog');
    // The list opens once the apartments are there.
    const option = await waitFor(() => {
      fireEvent.keyDown(within(dialog).getByRole('combobox', { name: 'Apartment' }), { key: 'ArrowDown' });
      return screen.getByRole('option', { name: 'Bay View, Dubai Marina' });
    });
    fireEvent.pointerUp(option);
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    fireEvent.change(within(dialog).getByLabelText('Address of the calendar'), {
      target: { value: ' https://www.airbnb.com/calendar/ical/1.ics ' },
    });
    return dialog;
  }
  const isDisabled = (dialog: HTMLElement) =>
    within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Add the calendar' }).disabled;

  it('shows its nights and those of our own guests among them, before it is saved', async () => {
    const dialog = await openDialog({
      'POST /booking-rules/feeds/preview': preview({}),
      'GET /booking-rules/nights/held-by': {
        data: [{ ...stayIn(12, 4), holder: 'reservation', reference: 'R-1', feed: null }],
      },
    });
    expect(isDisabled(dialog)).toBe(true);
    expect(await within(dialog).findByText('2 bookings on Airbnb, 8 nights')).toBeTruthy();
    expect(within(dialog).getByText(wordsOf(stayIn(10, 3)))).toBeTruthy();
    expect(await within(dialog).findByText('1 night of your own guests')).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'R-1' })).toBeTruthy();
    expect(sent()).not.toContain('POST /booking-rules/feeds');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add the calendar' }));
    await waitFor(() => expect(sent()).toContain('POST /booking-rules/feeds'));
    expect(panel.bodyOf('/booking-rules/feeds')).toEqual({
      data: {
        ...{ apartmentId: 'bay', channel: 'airbnb', address: 'https://www.airbnb.com/calendar/ical/1.ics' },
        ...{ interval: 15, release: { fetches: 3, hours: 3 } },
      },
    });
  });

  it('is not possible while no calendar can be read there, and says why', async () => {
    const dialog = await openDialog({
      'POST /booking-rules/feeds/preview': preview({
        ...{ problem: 'not-a-calendar', problemText: 'What arrived is not a calendar.', nights: 0 },
        ...{ ranges: [], events: null },
      }),
    });
    expect(await within(dialog).findByText(/What arrived is not a calendar\./)).toBeTruthy();
    expect(isDisabled(dialog)).toBe(true);
  });
});

describe('a feed in quarantine', () => {
  it('shows what it held before and shows now, and frees or keeps with one click', async () => {
    let done = 0;
    renderInPanel(<Quarantine feed={quarantinedFeed()} onDone={() => (done += 1)} />);
    expect(screen.getByText('Before 8')).toBeTruthy();
    expect(screen.getByText('Now 3')).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: 'Missing nights' })).getByText(wordsOf(stayIn(20, 5))),
    ).toBeTruthy();
    fireEvent.click(await button('Keep 5 nights blocked'));
    await waitFor(() => expect(done).toBe(1));
    fireEvent.click(await button('Free 5 nights'));
    await waitFor(() => expect(done).toBe(2));
    expect(sent()).toEqual(['POST /booking-rules/feeds/7/reject', 'POST /booking-rules/feeds/7/release']);
  });
});

describe('removing a feed', () => {
  it('says which nights become free: none that a guest, a block or another feed holds', async () => {
    const other = { id: 8, channel: 'vrbo', channelName: 'Vrbo', kind: 'stay', kept: false };
    const held = (feed: object | null, holder: string, days: number, nights: number) => ({
      ...{ ...stayIn(days, nights), holder, reference: null, feed },
    });
    serve({
      'GET /booking-rules/nights/held-by': {
        data: [
          held({ ...other, id: 7 }, 'channel', 10, 3),
          held({ ...other, id: 7 }, 'channel', 20, 5),
          held(other, 'channel', 12, 2),
          held(null, 'block', 20, 1),
          held(null, 'reservation', 24, 3),
        ],
      },
    });
    renderInPanel(<RemoveDialog feed={feedOf()} onDone={() => undefined} />);
    fireEvent.click(await button('Remove …'));
    const list = await screen.findByRole('list', { name: 'Nights that become free' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')),
    ).toEqual([wordsOf(stayIn(10, 2)), wordsOf(stayIn(21, 3))]);
    expect(screen.getByText('3 nights stay taken by guests, blocks or other calendars.')).toBeTruthy();
    fireEvent.click(await button('Remove the calendar'));
    await waitFor(() => expect(sent()).toContain('DELETE /booking-rules/feeds/7'));
  });
});

describe('a double booking', () => {
  const conflict = (id: number, day: number) => ({
    ...{ id, apartmentId: 'bay', apartmentName: 'Bay View', channel: 'airbnb', channelName: 'Airbnb' },
    ...{ night: addDays(TODAY, day), reference: 'R-1', foundAt: new Date().toISOString() },
  });
  const stay = { reference: 'R-1', apartmentId: 'bay', ...stayIn(30, 3) };
  const solutions = (apartments: object[]) => ({
    data: {
      ...stay,
      nights: 3,
      guests: 2,
      total: 120_000,
      apartments,
      count: apartments.length,
      cancellation: null,
      paymentTerms: null,
    },
  });
  const sea = {
    ...{ apartmentId: 'sea', name: 'Sea View', district: 'Marina', bedrooms: 0, capacity: 2 },
    ...{ total: 150_000, difference: 30_000 },
  };
  function open(answers: Record<string, unknown>): void {
    serve({
      'GET /booking-rules/channels': feedListOf([feedOf()]),
      'GET /booking-rules/apartments': apartments,
      'GET /booking-rules/conflicts': { data: [conflict(1, 30), conflict(2, 31)] },
      'GET /booking-rules/reservations/R-1': { data: null },
      ...answers,
    });
    renderInPanel(<ChannelsPage />);
  }

  it('is one, however many nights it has, and is solved for all of them', async () => {
    open({});
    expect(await screen.findByText('Double bookings (1)')).toBeTruthy();
    fireEvent.click(await button('Airbnb has cancelled'));
    await waitFor(() => expect(sent()).toContain('POST /booking-rules/conflicts/2/solve'));
    expect(panel.bodyOf('/booking-rules/conflicts/1/solve')).toEqual({ data: { how: 'channel-cancelled' } });
    expect(panel.bodyOf('/booking-rules/conflicts/2/solve')).toEqual({ data: { how: 'channel-cancelled' } });
  });

  it('ends when the guest is moved to a free apartment, whose price is shown before', async () => {
    open({ 'GET /booking-rules/conflicts/1/solutions': solutions([sea]) });
    fireEvent.click(await button('Move the guest …'));
    expect(await screen.findByText('AED 1,500')).toBeTruthy();
    expect(screen.getByText('AED 300 more')).toBeTruthy();
    fireEvent.click(await button('Move here: Sea View'));
    await waitFor(() => expect(sent()).toContain('POST /booking-rules/reservations/R-1/move'));
    expect(panel.bodyOf('/booking-rules/reservations/R-1/move')).toEqual({
      data: { apartmentId: 'sea', ...stayIn(30, 3) },
    });
  });

  it('says when no other apartment is free', async () => {
    open({ 'GET /booking-rules/conflicts/1/solutions': solutions([]) });
    fireEvent.click(await button('Move the guest …'));
    expect(await screen.findByText(/No other apartment is free for this stay/)).toBeTruthy();
  });
});

describe('the list of calendars', () => {
  it('asks for the page and the filters of its address', async () => {
    serve({
      'GET /booking-rules/channels': feedListOf([feedOf()], 60),
      'GET /booking-rules/apartments': apartments,
    });
    renderInPanel(<ChannelsPage />, '/?channel=airbnb&states=good');
    expect(await screen.findByText('60 calendars, those that need you first')).toBeTruthy();
    fireEvent.click(await button('Next'));
    await waitFor(() =>
      expect(sent()).toContain('GET /booking-rules/channels?channel=airbnb&states=good&page=2'),
    );
  });

  it('says what a fetch has found wrong', async () => {
    serve({
      'GET /booking-rules/channels': feedListOf([feedOf()]),
      'POST /booking-rules/feeds/7/fetch': {
        data: feedOf({ problemText: 'The channel could not be reached.' }),
      },
    });
    renderInPanel(<ChannelsPage />);
    fireEvent.click(await button(/^Fetch now: Airbnb/));
    await waitFor(() =>
      expect(panel.notifications).toContainEqual(
        expect.objectContaining({ type: 'danger', message: 'The channel could not be reached.' }),
      ),
    );
  });

  it('says why it could not be loaded', async () => {
    serve({ 'GET /booking-rules/channels': new FetchError('The database is away.') });
    renderInPanel(<ChannelsPage />);
    expect(await screen.findByText('The database is away.')).toBeTruthy();
  });
});
