import { fireEvent, screen, waitFor } from '@testing-library/react';
import { addDays } from 'booking-rules/shared/domain/stay';
import { drag, findGrid } from '../../tests/calendar-grid';
import { renderInPanel } from '../../tests/render';
import { panel } from '../../tests/strapi-admin';
import { blockBar, timelineAnswer, TODAY } from '../../tests/timeline-data';
import { CalendarPage } from './calendar-page';

/** @param pageSize apartments of a page of the server */
async function openCalendar(bars = [blockBar(4, 3)], pageSize = 300): Promise<HTMLElement> {
  panel.server = ({ path }) =>
    path.startsWith('/booking-rules/timeline') ? timelineAnswer(path, bars, pageSize) : { data: [] };
  renderInPanel(<CalendarPage />);
  return waitFor(findGrid);
}
const isOpen = () => document.querySelector('aside') !== null;

describe('filters', () => {
  it('show the apartments that match, and close what was selected', async () => {
    const grid = await openCalendar([]);
    drag(grid, [1, 1], [1, 2]);
    expect(document.querySelector('aside')?.textContent).toContain('Sea View');
    fireEvent.change(screen.getByPlaceholderText('Apartment, guest or reference'), {
      target: { value: 'bay' },
    });
    expect(await screen.findByText('1 apartment')).toBeTruthy();
    expect(isOpen()).toBe(false);
    fireEvent.change(screen.getByPlaceholderText('Apartment, guest or reference'), {
      target: { value: 'nowhere' },
    });
    expect(await screen.findByText('No apartments match. Remove a filter to see more.')).toBeTruthy();
  });

  it('find apartments that are free on every night of some dates', async () => {
    await openCalendar([blockBar(4, 3)]);
    fireEvent.change(screen.getByLabelText('Free from'), { target: { value: addDays(TODAY, 6) } });
    expect(await screen.findByText('1 apartment')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Free from'), { target: { value: addDays(TODAY, 7) } });
    expect(await screen.findByText('2 apartments')).toBeTruthy();
  });
});

describe('pages', () => {
  /** How the panel asks for the calendar, of which the server has two pages of one apartment. */
  const askedFor = () =>
    panel.calls
      .filter(({ path }) => path.startsWith('/booking-rules/timeline'))
      .map(({ path }) => new URLSearchParams(path.split('?')[1]));
  const names = () =>
    [...document.querySelectorAll('[role=rowheader]')].map(({ textContent }) => textContent);
  const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));

  it('are not there where one holds all', async () => {
    await openCalendar();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('follow each other under the count of all, and close what was selected', async () => {
    await openCalendar([], 1);
    expect(screen.getByText('2 apartments')).toBeTruthy();
    expect(names()).toEqual([expect.stringContaining('Bay View')]);
    drag(findGrid(), [0, 1], [0, 2]);
    expect(isOpen()).toBe(true);
    next();
    await waitFor(() => expect(names()).toEqual([expect.stringContaining('Sea View')]));
    expect(isOpen()).toBe(false);
    expect(screen.getByText('Page 2 of 2')).toBeTruthy();
    expect(screen.getByText('2 apartments')).toBeTruthy();
  });

  it('begin with the first again for another filter', async () => {
    await openCalendar([], 1);
    next();
    await screen.findByText('Page 2 of 2');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'bay' } });
    expect(await screen.findByText('1 apartment')).toBeTruthy();
    expect(names()).toEqual([expect.stringContaining('Bay View')]);
    expect(askedFor().at(-1)?.get('page')).toBe('1');
  });

  it('lead back from one that is gone, since apartments are no longer there', async () => {
    let pageSize = 1;
    panel.server = ({ path }) =>
      path.startsWith('/booking-rules/timeline') ? timelineAnswer(path, [], pageSize) : { data: [] };
    renderInPanel(<CalendarPage />);
    await waitFor(findGrid);
    pageSize = 2;
    next();
    expect(await screen.findByText('No apartments match. Remove a filter to see more.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('keep the rows that were there, marked busy, until the next have come; late answers change nothing', async () => {
    const late: (() => void)[] = [];
    let isSlow = false;
    panel.server = ({ path }) => {
      if (!path.startsWith('/booking-rules/timeline')) return { data: [] };
      const answer = timelineAnswer(path);
      const isLate = isSlow && path.includes('search=bay');
      return isLate ? new Promise((resolve) => late.push(() => resolve(answer))) : answer;
    };
    renderInPanel(<CalendarPage />);
    await waitFor(findGrid);
    isSlow = true;
    const search = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    const isBusy = () => findGrid().closest('[aria-busy=true]') !== null;
    search('bay');
    await waitFor(() => expect(late.length).toBeGreaterThan(0));
    expect(isBusy()).toBe(true);
    expect(names()).toHaveLength(2);
    search('sea');
    expect(await screen.findByText('1 apartment')).toBeTruthy();
    for (const answer of late) answer();
    await new Promise((resolve) => setTimeout(resolve));
    expect(names()).toEqual([expect.stringContaining('Sea View')]);
    expect(isBusy()).toBe(false);
  });
});
