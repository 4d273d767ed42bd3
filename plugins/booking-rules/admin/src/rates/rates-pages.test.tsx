import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderGuarded, renderInPanel } from '../../tests/render';
import { gapsAnswer, namesAnswer, ratesAnswer } from '../../tests/rates-data';
import { panel } from '../../tests/strapi-admin';
import { ApartmentChoice } from '../components/apartments/apartment-choice';
import { GapsPage } from './gaps/gaps-page';
import { MinimumStayPage } from './minimum-stay/minimum-stay-page';
import { RatesPage } from './rates-page';

const PUT = '/booking-rules/minimum-stays';

/** @param pageSize apartments of a page of the server */
function serve(pageSize: number): void {
  panel.server = ({ method, path }) => {
    if (method === 'PUT') return { data: { total: 0, some: [] } };
    if (path.startsWith('/booking-rules/rates-and-restrictions')) return ratesAnswer(path, pageSize);
    if (path.startsWith('/booking-rules/gaps')) return gapsAnswer(path, pageSize);
    // Names are kept for a minute, so all tests have the same of them.
    return namesAnswer(path, 1);
  };
}
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.textContent.match(/\w+ (Loft|View)/)?.[0]);
const go = (button: 'Next' | 'Previous') => fireEvent.click(screen.getByRole('button', { name: button }));
const search = (text: string) =>
  fireEvent.change(screen.getByLabelText('Find an apartment'), { target: { value: text } });
function override(name: string, nights: string): void {
  const field = screen.getByLabelText(`Override of ${name}, in nights`);
  fireEvent.change(field, { target: { value: nights } });
  fireEvent.blur(field);
}
const choose = (label: string) => fireEvent.click(screen.getByRole('checkbox', { name: label }));

describe('minimum stays', () => {
  async function open(pageSize: number, address?: string): Promise<void> {
    serve(pageSize);
    renderGuarded(<MinimumStayPage />, address);
    await screen.findByLabelText('Find an apartment');
  }

  it('are one page where it holds all apartments', async () => {
    await open(300);
    expect(rows()).toEqual(['Creek Loft', 'Bay View', 'Sea View']);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('keep what was edited on other pages, and save all of it', async () => {
    await open(2);
    override('Bay View', '4');
    go('Next');
    await waitFor(() => expect(rows()).toEqual(['Sea View']));
    override('Sea View', '5');
    expect(screen.getByText('2 changes not saved')).toBeTruthy();
    go('Previous');
    await waitFor(() => expect(rows()).toEqual(['Creek Loft', 'Bay View']));
    expect(screen.getByLabelText('Override of Bay View, in nights')).toHaveProperty('value', '4');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const overrides = [
      { apartmentId: 'bay', nights: 4 },
      { apartmentId: 'sea', nights: 5 },
    ];
    await waitFor(() => expect(panel.bodyOf(PUT)).toEqual({ data: { overrides } }));
    expect(await screen.findByText('All saved')).toBeTruthy();
  });

  it('are set for all that were found, on whatever page, and say how many they are', async () => {
    await open(1);
    expect(screen.getByText('3 apartments. Select some to set them together.')).toBeTruthy();
    search('marina');
    await screen.findByText('2 apartments. Select some to set them together.');
    choose('Select all 2');
    expect(await screen.findByText('2 apartments selected:')).toBeTruthy();
    expect(rows()).toEqual(['Bay View']);
    const nights = screen.getByLabelText('Nights for the selected apartments');
    fireEvent.change(nights, { target: { value: '6' } });
    fireEvent.blur(nights);
    fireEvent.click(screen.getByRole('button', { name: 'Set nights' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const overrides = ['bay', 'sea'].map((apartmentId) => ({ apartmentId, nights: 6 }));
    await waitFor(() => expect(panel.bodyOf(PUT)).toEqual({ data: { overrides } }));
  });

  it('stay chosen on other pages, and where a search does not find them are left alone until it does', async () => {
    await open(2);
    choose('Select Bay View');
    go('Next');
    await waitFor(() => expect(rows()).toEqual(['Sea View']));
    expect(screen.getByText('1 apartment selected:')).toBeTruthy();
    search('creek');
    await screen.findByText('1 apartment. Select some to set them together.');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    search('');
    expect(await screen.findByText('1 apartment selected:')).toBeTruthy();
  });

  it('are those of the apartment that the address names', async () => {
    await open(1, '/?apartment=sea');
    expect(rows()).toEqual(['Sea View']);
  });

  it('stay on the screen, with what was edited, when another page does not come', async () => {
    await open(1);
    override('Creek Loft', '3');
    panel.server = () => {
      throw new Error('away');
    };
    go('Next');
    const again = await screen.findByText('Try again');
    expect(screen.getByText('1 change not saved')).toBeTruthy();
    serve(1);
    fireEvent.click(again);
    await waitFor(() => expect(rows()).toEqual(['Bay View']));
  });
});

test('rates of a page that is left stay edited, and are copied to all of an area', async () => {
  serve(1);
  renderGuarded(<RatesPage />);
  const rate = await screen.findByLabelText(/^Base rate/);
  fireEvent.change(rate, { target: { value: '512' } });
  fireEvent.blur(rate);
  go('Next');
  await screen.findByRole('region', { name: 'Rates of Bay View' });
  expect(screen.getByText('1 change not saved')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  fireEvent.click(screen.getByRole('button', { name: /^Copy the rates of Bay View/ }));
  const all = await screen.findByRole('button', { name: 'All apartments' });
  await waitFor(() => expect(all).toHaveProperty('disabled', false));
  fireEvent.click(all);
  expect(await screen.findByRole('button', { name: 'Copy to 2 apartments' })).toBeTruthy();
});

describe('gaps', () => {
  it('have no filter where one page holds all, and count all pages where it does not', async () => {
    serve(300);
    const small = renderInPanel(<GapsPage />);
    await screen.findByText('3 gaps, 6 nights that nobody can book.');
    expect(screen.queryByLabelText('Find an apartment')).toBeNull();
    small.unmount();
    serve(2);
    renderInPanel(<GapsPage />);
    await screen.findByText('3 gaps, 6 nights that nobody can book.');
    expect(rows()).toEqual(['Creek Loft', 'Bay View']);
    go('Next');
    await waitFor(() => expect(rows()).toEqual(['Sea View']));
    search('creek');
    await screen.findByText('1 gap, 2 nights that nobody can book.');
    search('nowhere');
    await screen.findByText('Every free night of these apartments in the next six months can be booked.');
  });
});

test('a choice of too many apartments for a list is searched, and names what was chosen', async () => {
  serve(1);
  renderInPanel(<ApartmentChoice value={['sea', 'bay']} onChange={() => undefined} />);
  expect(await screen.findByText('Sea View and 1 more')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Apartments: search'), { target: { value: 'bay' } });
  await waitFor(() => expect(panel.calls.at(-1)?.path).toContain('search=bay'));
});
