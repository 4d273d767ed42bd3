/** Stands in a document for what React has rendered, while Vike adds its tags. */
export const BODY_PLACE: string;

/**
 * Puts what was rendered into its place.
 * @param body undefined for what is no page, such as page data
 */
export function withBody(document: string, body: string | undefined): string;
