/** What the history says. */
export const history = {};
