/** What owners and the pages about them read. */
export const owners = {};
