import type { FileColumn, ImportedRow, ImportMapping } from '../../../contracts/setup/listing-imports';

/** A list as it was understood when it was sent. */
export interface ReadList {
  rows: number;
  /** Whose list it is, by its name. */
  source: string;
  columns: FileColumn[];
  /** About the file as a whole. */
  notes: string[];
}

/** An import, or its dry run. */
export interface ImportWork {
  /** Where the list lies. */
  list: string;
  /** How it was called when it was sent; never used as a path. */
  fileName: string;
  /** Where zip files of pictures lie. */
  archives: readonly string[];
  /** A folder that is removed afterwards. */
  folder: string;
  mapping: ImportMapping;
  dryRun: boolean;
  /** Hears of each row when it is done; what it throws ends the work. */
  onRow: (row: ImportedRow) => Promise<void>;
  /** Ends the work before the next picture; rows are ended by `onRow`. */
  signal: AbortSignal;
}

/**
 * What the plugin asks of its host about lists of listings, whose content types it does not know. Files that cannot be
 * used are refused with a ValidationError (400) that says what to do.
 */
export interface ListingImporter {
  /** What a list can say of a listing, in the order of a form. */
  fields: readonly { field: string; label: string }[];
  /** The columns of an empty list, and a row that shows what stands in them. */
  template(): Promise<{ columns: string[]; example: string[] }>;
  /** Looks at a list that was sent. @param fileName as it was called there */
  read(path: string, fileName: string): Promise<ReadList>;
  /** How many pictures a zip file holds. */
  countPictures(path: string): Promise<number>;
  /** The name of a source as it is kept. */
  sourceNamed(name: string): string;
  /** Goes over all rows. @returns notes about the file as a whole */
  run(work: ImportWork): Promise<string[]>;
}
