/** The file, a mapping or an option cannot be used at all: one sentence that says what to do. */
export class UnusableInput extends Error {
  override name = 'UnusableInput';
}
