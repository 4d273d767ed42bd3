import { formatCount, plural } from 'booking-rules/shared/format/plural';

/** Lists of listings that are read from a file. */
export const listingImports = {
  title: 'Import listings',
  subtitle:
    'Create and change many listings from one file. Nothing is written before you have seen what would happen.',
  upload: {
    title: 'Choose a file',
    template: 'Download the template',
    templateNote: 'All columns with one example. Lists with other columns work too: you say what they mean.',
    choose: 'Choose a CSV or JSON file',
    chooseHint: 'Or drop it here. CSV up to 50 MB, JSON up to 10 MB.',
    oneAtATime: 'Choose one file at a time.',
    /** @param endings of names that are taken, such as `.csv` */
    otherKind: (file: string, endings: readonly string[]) =>
      `${file} is of another kind: choose ${endings.join(', ')}.`,
    tooLarge: (file: string, megabytes: number) => `${file} has more than ${megabytes} MB: split it.`,
  },
  earlier: {
    title: 'Imports of the last 30 days',
    caption: 'Imports',
    file: 'File',
    sent: 'Sent',
    by: 'By',
    state: 'State',
    rows: 'Rows',
    result: 'Result',
  },
  states: {
    uploaded: 'Not checked yet',
    checking: 'Dry run under way',
    checked: 'Ready to import',
    importing: 'Importing',
    imported: 'Imported',
    stopped: 'Stopped',
    failed: 'Failed',
  },
  /** What became of a row. */
  outcomes: { created: 'Created', changed: 'Changed', 'left alone': 'Left alone', refused: 'Refused' },
  /** What a dry run says would become of it. */
  planned: { created: 'To create', changed: 'To change', 'left alone': 'Left alone', refused: 'Refused' },
  /** Of how many rows it is true. */
  totals: {
    created: (count: number) => `${formatCount(count)} created`,
    changed: (count: number) => `${formatCount(count)} changed`,
    'left alone': (count: number) => `${formatCount(count)} left alone`,
    refused: (count: number) => `${formatCount(count)} refused`,
    list: (told: readonly string[]) => told.join(', '),
  },
  page: {
    unnamed: 'Import',
    subtitle: (state: string, rows: number) => `${state} · ${plural(rows, 'row')}`,
    sent: (at: string, by: string) => `Sent ${at} by ${by}`,
    changeColumns: 'Change the columns',
    problem: "The import couldn't continue",
    notes: 'About the file',
    remove: 'Remove',
    removed: (file: string) => `${file} was removed`,
    removeQuestion: 'Remove this import?',
    keep: 'Keep it',
    removeNote: 'The file and its report are removed. Listings that were imported stay.',
  },
  start: {
    continue: 'Continue the import',
    nothing: 'There is nothing to import.',
    /** What would be done. @param drafts how many of the new ones stay drafts */
    note: (created: number, drafts: number, changed: number, photos: number) => {
      const asDrafts = drafts === 0 ? '' : `, ${drafts} of them as drafts`;
      const parts = [
        created === 0 ? [] : [`${plural(created, 'listing')} will be created${asDrafts}`],
        changed === 0 ? [] : [`${plural(changed, 'listing')} will be changed`],
        photos === 0 ? [] : [`up to ${plural(photos, 'photo')} will be added`],
      ];
      return `${parts.flat().join('; ')}. Nothing is deleted.`;
    },
    import: (count: number) => `Import ${plural(count, 'listing')}`,
    question: (count: number) => `Import ${plural(count, 'listing')}?`,
    notYet: 'Not yet',
    confirm: 'Import',
  },
  progress: {
    dryRun: 'Dry run: nothing is written',
    importing: 'Importing',
    rowsDone: 'Rows done',
    /** @param totals what became of them; empty at first */
    count: (done: number, rows: number, totals: string) =>
      `${formatCount(done)} of ${formatCount(rows)} rows${totals === '' ? '' : `: ${totals}`}`,
    stop: 'Stop',
    leave: 'You can leave this page meanwhile.',
    leaveImport:
      'You can leave this page meanwhile. What is written stays when you stop, and you can continue the import later.',
  },
  result: {
    asDrafts: (drafts: number) => `${formatCount(drafts)} as drafts`,
    photosToAdd: 'Photos to add',
    photosAdded: 'Photos added',
    plan: 'What would happen',
    happened: 'What happened',
    show: 'Show',
    allRows: 'All rows',
    warnings: 'With warnings',
    noRows: 'No rows.',
    caption: 'Rows of the list',
    row: 'Row',
    listing: 'Listing',
    result: 'Result',
    details: 'Details',
    draft: 'draft',
    photos: (count: number) => plural(count, 'photo'),
    list: (parts: readonly string[]) => parts.join(', '),
    unnamed: 'Without a name',
    /** A field before and after; null for nothing. */
    change: (field: string, from: string | null, to: string | null) =>
      `${field}: ${from ?? 'nothing'} → ${to ?? 'nothing'}`,
    note: (field: string, text: string) => `${field}: ${text}`,
  },
  mapping: {
    title: 'What the columns mean',
    allUsed: 'Every column is used.',
    notUsed: (columns: readonly string[]) => `Not used: ${columns.join(', ')}.`,
    caption: 'Columns',
    column: 'Column of the file',
    readAs: 'Is read as',
    columnReadAs: (column: string) => `${column} is read as`,
    unused: 'Not used',
    byName: (fields: readonly string[]) => `${fields.join(', ')} (by name)`,
    leaveOut: 'Leave out',
    pricesFor: 'Prices are for',
    pricesForHint: 'Where the list does not say it',
    periods: { night: 'A night', week: 'A week', month: 'A month', year: 'A year' },
    area: 'Area',
    areaHint: 'Of rows that name none',
    source: 'Name of this list',
    sourceHint: 'A later file of the same name changes the same listings',
    check: 'See what would happen',
  },
  pictures: {
    title: 'Photos',
    note: 'Photos at public addresses (https) in the list are fetched during the import. Others can come in a zip file: by the names that the list gives, or in a folder for each listing that is named after its id in the list. Listings that have photos keep theirs.',
    archive: (file: string, photos: number) => `${file}: ${plural(photos, 'photo')}`,
    choose: 'Choose a zip file',
    chooseHint: (megabytes: number) => `Or drop it here. Up to ${megabytes} MB each, five at most.`,
    added: 'The photos were added. Run the dry run again to see which listings they belong to.',
  },
};
