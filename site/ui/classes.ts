/** Class names side by side; empty ones are left out, and add nothing to the page. */
export const classes = (...names: readonly string[]): string => names.filter((name) => name !== '').join(' ');
