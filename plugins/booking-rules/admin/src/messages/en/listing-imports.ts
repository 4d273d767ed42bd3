/** What the import of listings says. */
export const listingImports = {};
