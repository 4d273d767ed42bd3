/**
 * Stands in a document for what React has rendered, while Vike adds its tags: it searches the document for the
 * places of them several times, which takes long where all of a page is in it.
 */
export const BODY_PLACE = '<!--body-->';

/**
 * Puts what was rendered into its place.
 * @param {string} document
 * @param {string | undefined} body undefined for what is no page, such as page data
 */
export function withBody(document, body) {
  if (body === undefined) return document;
  const at = document.indexOf(BODY_PLACE);
  return document.slice(0, at) + body + document.slice(at + BODY_PLACE.length);
}
