/** What the calendar of all apartments says. */
export const calendar = {};
