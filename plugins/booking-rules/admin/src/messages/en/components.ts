/** What parts say that several pages share. */
export const components = {};
