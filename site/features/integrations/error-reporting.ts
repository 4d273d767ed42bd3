import { init } from '@sentry/browser';

/** Reports errors of the site from now on: no names, no addresses, no pages' contents. */
export function reportErrors(dsn: string): void {
  init({
    dsn,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [] },
    // What people do before an error is theirs, and what they typed may be part of it.
    maxBreadcrumbs: 0,
    beforeSend: (event) => ({ ...event, request: withoutQuery(event.request) }),
  });
}

// References and e-mail addresses can stand in a query.
function withoutQuery(request: { url?: string } | undefined): { url: string } {
  return { url: (request?.url ?? '').replace(/[?#].*$/s, '') };
}
