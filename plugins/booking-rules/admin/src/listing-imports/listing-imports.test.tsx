import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ListingImport } from 'booking-rules/contracts/setup/listing-imports';
import { renderInPanel } from '../../tests/render';
import { panel } from '../../tests/strapi-admin';
import { FileDrop } from './file-drop';
import { MappingForm } from './mapping-form';
import { StartButton } from './start-button';

const ID = 'e3b0c442-98fc-4c14-9af9-b4c8996fb924';
const CHECK = `/booking-rules/listing-imports/${ID}/check`;
const FIELDS = [
  { field: 'name', label: 'Name' },
  { field: 'price', label: 'Price' },
];

const importOf = (more: Partial<ListingImport> = {}): ListingImport => ({
  ...{ id: ID, fileName: 'homes.csv', source: 'homes', state: 'uploaded', problem: null, hasFile: true },
  ...{ by: 'a@b.example', at: '2027-01-31T08:00:00.000Z', changedAt: '2027-01-31T08:00:00.000Z' },
  ...{ rows: 3, done: 0, drafts: 0, pictures: 0, archives: [], notes: [], choices: {}, defaults: {} },
  totals: { created: 0, changed: 0, 'left alone': 0, refused: 0 },
  columns: [
    { column: 'Title', fields: ['name'], samples: ['Bay View'] },
    { column: 'Tarif', fields: [], samples: ['450', '500'] },
  ],
  ...more,
});

beforeEach(() => {
  panel.server = ({ method }) =>
    method === 'GET' ? { data: { imports: [], fields: FIELDS } } : { data: importOf() };
});

describe('what the columns mean', () => {
  async function choose(column: string, option: string): Promise<void> {
    fireEvent.keyDown(await screen.findByRole('combobox', { name: `${column} is read as` }), {
      key: 'ArrowDown',
    });
    fireEvent.pointerUp(await screen.findByRole('option', { name: option }));
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  }
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'See what would happen' }));

  it('is shown as their names say it, with what some rows say', async () => {
    renderInPanel(<MappingForm listing={importOf()} onDone={() => undefined} />);
    const table = await screen.findByRole('grid', { name: 'Columns' });
    expect(within(table).getByText('450 · 500')).toBeTruthy();
    expect(within(table).getByRole('combobox', { name: 'Title is read as' }).textContent).toBe(
      'Name (by name)',
    );
    expect(screen.getByText('Not used: Tarif.')).toBeTruthy();
  });

  it('is sent as far as a manager has said otherwise, then leads to the dry run', async () => {
    let isDone = false;
    renderInPanel(<MappingForm listing={importOf()} onDone={() => (isDone = true)} />);
    await choose('Tarif', 'Price');
    expect(screen.getByText('Every column is used.')).toBeTruthy();
    await choose('Title', 'Leave out');
    fireEvent.change(screen.getByLabelText('Area'), { target: { value: ' Dubai Marina ' } });
    submit();
    await waitFor(() => expect(isDone).toBe(true));
    expect(panel.bodyOf(CHECK)).toEqual({
      data: {
        source: 'homes',
        choices: { Tarif: 'price', Title: null },
        defaults: { district: 'Dubai Marina' },
      },
    });
  });

  it('is shown again as it was said', async () => {
    const listing = importOf({ choices: { Title: null, Tarif: 'price' }, defaults: { district: 'Marina' } });
    renderInPanel(<MappingForm listing={listing} onDone={() => undefined} />);
    expect((await screen.findByRole('combobox', { name: 'Title is read as' })).textContent).toBe('Leave out');
    submit();
    await waitFor(() => expect(panel.bodyOf(CHECK)).toBeTruthy());
    expect(panel.bodyOf(CHECK)).toEqual({
      data: { source: 'homes', choices: { Title: null, Tarif: 'price' }, defaults: { district: 'Marina' } },
    });
  });
});

describe('a file', () => {
  function drop(files: readonly File[]): { taken: string[]; problems: string[] } {
    const [taken, problems]: [string[], string[]] = [[], []];
    renderInPanel(
      <FileDrop
        label="Choose a zip file"
        hint="Or drop it here"
        accept=".zip"
        mostMegabytes={1}
        busy={false}
        onFile={({ name }) => taken.push(name)}
        onProblem={(problem) => problems.push(problem)}
      />,
    );
    fireEvent.drop(screen.getByText('Or drop it here'), { dataTransfer: { files } });
    return { taken, problems };
  }
  const file = (name: string, size = 1) => new File([new Uint8Array(size)], name);

  it('is taken where it is dropped', () => {
    expect(drop([file('Photos.ZIP')])).toEqual({ taken: ['Photos.ZIP'], problems: [] });
  });

  it.each([
    ['of another kind', [file('photos.rar')], 'photos.rar is of another kind: choose .zip.'],
    ['that is too large', [file('a.zip', 2_000_000)], 'a.zip has more than 1 MB: split it.'],
    ['beside another', [file('a.zip'), file('b.zip')], 'Choose one file at a time.'],
  ])('%s is not, and why is said', (_, files, why) => {
    expect(drop(files)).toEqual({ taken: [], problems: [why] });
  });
});

describe('an import', () => {
  const totals = { created: 3, changed: 1, 'left alone': 0, refused: 2 };

  it('begins once it is said what it does', async () => {
    renderInPanel(
      <StartButton listing={importOf({ state: 'checked', totals, drafts: 1 })} onDone={() => undefined} />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Import 4 listings' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(
      '3 listings will be created, 1 of them as drafts; 1 listing will be changed. Nothing is deleted.',
    );
    expect(panel.calls).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Import' }));
    await waitFor(() =>
      expect(panel.calls.map(({ path }) => path)).toEqual([`/booking-rules/listing-imports/${ID}/start`]),
    );
  });

  it('is not offered where nothing would be written', () => {
    const none = { created: 0, changed: 0, 'left alone': 4, refused: 2 };
    renderInPanel(
      <StartButton listing={importOf({ state: 'checked', totals: none })} onDone={() => undefined} />,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('There is nothing to import.')).toBeTruthy();
  });
});
