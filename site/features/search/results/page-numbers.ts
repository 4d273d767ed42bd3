/** The page numbers to link to: first, last and those around the present one; null stands for a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  );
  return shown.flatMap((number, index) => {
    const skipped = number - (shown[index - 1] ?? 0) - 1;
    if (skipped === 0) return [number];
    // A gap of one page is no shorter than its number.
    return [skipped === 1 ? number - 1 : null, number];
  });
}

/** Reads a page number from a path; null when it is not a whole number from 1 on. */
export function readPage(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
