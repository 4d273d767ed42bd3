/** Under which the browser keeps the token. On its own, because every page looks whether there is one. */
export const SESSION_TOKEN_KEY = 'session-token';
