import { contentBackend } from '../api/content-backend';
import { call, onContentError } from '../api/http';
import { createSession } from './session';
import { sessionToken } from '../lib/session-token';

/** The session of this browser. */
export const session = createSession(sessionToken, call, () => contentBackend.userQuery);

// A token that the backend does not take any more would close even what is open to everybody: look again whose
// it is, and it is cleared when nobody's.
onContentError(({ status }, withToken) => {
  if (status === 401 && withToken && session.user() !== null) void session.loadUser();
});
