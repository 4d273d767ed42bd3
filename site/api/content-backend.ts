/** Where the content backend is, and what is asked of it, as the operator has configured it (contract A7). */
export interface ContentBackend {
  /** Base address without a slash at its end; empty for the site's own. */
  url: string;
  /** Version of its conventions: `v3` has no prefix, every other one `/api`. */
  version: string;
  /** Query of `GET /users/me`, each name in bracket style as it is sent. */
  userQuery: Record<string, string>;
}

/** The content backend that is asked. */
export const contentBackend: ContentBackend = { url: '', version: 'v5', userQuery: {} };

/** Says where the content backend is, before anything is asked of it. */
export function configureContent(backend: ContentBackend): void {
  Object.assign(contentBackend, backend);
}
