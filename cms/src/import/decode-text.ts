import { UnusableInput } from './unusable-input';

/**
 * The text of a file's bytes: UTF-8 or UTF-16 by its mark, UTF-8 without one, else Windows-1252 (which old
 * spreadsheets write), said in a note.
 */
export function decodeText(bytes: Buffer, name: string): { text: string; notes: string[] } {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), notes: [] };
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), notes: [] };
  if (bytes.includes(0)) {
    const spreadsheet = bytes.subarray(0, 2).toString('latin1') === 'PK';
    throw new UnusableInput(
      spreadsheet
        ? `${name} is a spreadsheet: save it as CSV (UTF-8) first.`
        : `${name} is not a text file: give a JSON or CSV file.`,
    );
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notes: [] };
  } catch {
    return {
      text: new TextDecoder('windows-1252').decode(bytes),
      notes: ['The file is not UTF-8: it was read as Windows-1252. Look at accented letters in the report.'],
    };
  }
}
