/** The panel's menu, and what any of its pages says. */
export const menu = {};
