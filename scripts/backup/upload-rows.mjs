/**
 * A file of the media library, or one of the sizes made of it.
 * @typedef {{ name: string, type: string, provider: string }} Upload
 */

/**
 * A row of Strapi's table of files, as far as it says where they are.
 * @typedef {object} FileRow
 * @property {number} id
 * @property {string} hash
 * @property {string | null} ext
 * @property {string | null} mime
 * @property {string} provider
 * @property {string} url
 * @property {unknown} formats sizes by name, as JSON or as its text
 */
/** @typedef {{ hash: string, ext?: string | null, mime?: string | null, url?: string }} Format */

export const FILE_ROWS = 'select id, hash, ext, mime, provider, url, formats from files order by id';

/**
 * Everything that the rows name, each once.
 * @param {FileRow[]} rows
 * @returns {Upload[]}
 */
export function uploadsOf(rows) {
  /** @type {Map<string, Upload>} */
  const uploads = new Map();
  for (const row of rows) {
    for (const { hash, ext, mime } of [row, ...Object.values(formatsOf(row))]) {
      const name = hash + (ext ?? '');
      uploads.set(name, { name, type: mime ?? 'application/octet-stream', provider: row.provider });
    }
  }
  return [...uploads.values()];
}

/**
 * The rows that have to change where uploads live elsewhere from now on.
 * @param {FileRow[]} rows
 * @param {{ provider: string, base: string }} home of all uploads
 * @returns {{ id: number, provider: string, url: string, formats: string | null }[]}
 */
export function movedRows(rows, { provider, base }) {
  return rows.flatMap((row) => {
    const urlOf = (/** @type {Format} */ { hash, ext }) => `${base}/${hash}${ext ?? ''}`;
    if (row.provider === provider && row.url === urlOf(row)) return [];
    const formats = Object.entries(formatsOf(row)).map(([size, format]) => [
      size,
      { ...format, url: urlOf(format) },
    ]);
    return {
      id: row.id,
      provider,
      url: urlOf(row),
      formats: formats.length === 0 ? null : JSON.stringify(Object.fromEntries(formats)),
    };
  });
}

/**
 * @param {FileRow} row
 * @returns {Record<string, Format>}
 */
function formatsOf({ formats }) {
  const value = /** @type {unknown} */ (typeof formats === 'string' ? JSON.parse(formats) : formats);
  return /** @type {Record<string, Format> | null} */ (value) ?? {};
}
