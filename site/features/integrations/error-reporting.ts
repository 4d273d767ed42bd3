import { init } from '@sentry/browser';

/** Reports errors of the site from now on: no names, no addresses, no pages' contents. */
export function reportErrors(dsn: string): void {
  init({
    dsn,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [] },
    // What people did before an error is private and may contain what they typed.
    maxBreadcrumbs: 0,
    beforeSend: (event) => ({ ...event, request: withoutQuery(event.request) }),
  });
}

// References and email addresses can stand in a query.
function withoutQuery(request: { url?: string } | undefined): { url: string } {
  return { url: (request?.url ?? '').replace(/[?#].*$/s, '') };
}
