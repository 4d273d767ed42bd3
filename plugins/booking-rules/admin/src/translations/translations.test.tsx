import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInPanel } from '../../tests/render';
import { panel } from '../../tests/strapi-admin';
import { TranslationPage } from './translation-page';
import { TranslationsPage } from './translations-page';

const title = { path: 'title', label: 'Title', form: 'line', source: 'By tram', text: '', earlier: null };
const excerpt = {
  ...{ path: 'excerpt', label: 'Summary', form: 'text', source: 'Rails and wheels.', text: '' },
  earlier: { source: 'Rails.', text: 'سكك.' },
};
const translation = { name: 'By tram', texts: [title, excerpt], by: null, changedAt: null };

const isOff = (button: HTMLElement): boolean => (button as HTMLButtonElement).disabled;

test('a text stands beside its translation, which is sent alone once it is written', async () => {
  panel.server = ({ method }) => {
    if (method !== 'PUT') return { data: translation };
    return { data: { ...translation, texts: [{ ...title, text: 'بالترام' }, excerpt] } };
  };
  renderInPanel(<TranslationPage />);
  const row = within(await screen.findByRole('region', { name: 'Title' }));
  expect(row.getByText('By tram')).toBeTruthy();
  const field = row.getByRole('textbox', { name: 'Title in Arabic' });
  expect([field.getAttribute('lang'), field.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  fireEvent.change(field, { target: { value: 'بالترام' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
  await waitFor(() => expect(panel.calls.at(-1)).toMatchObject({ method: 'PUT' }));
  expect(panel.calls.at(-1)?.body).toEqual({
    data: { language: 'ar', texts: [{ path: 'title', source: 'By tram', text: 'بالترام' }] },
  });
  // There is nothing left to save.
  const isDisabled = () => screen.getAllByRole('button', { name: 'Save' }).map(isOff);
  await waitFor(() => expect(isDisabled()).not.toContain(false));
});

test('what was translated before its original changed can be used again', async () => {
  panel.server = () => ({ data: translation });
  renderInPanel(<TranslationPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Use it again: Summary' }));
  const field = screen.getByRole('textbox', { name: 'Summary in Arabic' });
  expect((field as HTMLTextAreaElement).value).toBe('سكك.');
});

test('the list says what is not translated, and what is older than its original', async () => {
  const line = (name: string, more: object) => ({
    ...{ documentId: name, name, texts: 3, translated: 0, outdated: 0, changedAt: null },
    ...more,
  });
  panel.server = () => ({
    data: [line('Metro', {}), line('Tram', { translated: 2, outdated: 1 }), line('Boat', { translated: 3 })],
    meta: { pagination: { page: 1, pageSize: 50, pageCount: 1, total: 3 } },
  });
  renderInPanel(<TranslationsPage />);
  expect(await screen.findByText('Not translated')).toBeTruthy();
  expect(screen.getByText('2 of 3 texts')).toBeTruthy();
  expect(screen.getByText('1 older than the original')).toBeTruthy();
  expect(screen.getByText('Translated', { selector: 'span' })).toBeTruthy();
});
