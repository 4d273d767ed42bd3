import type { ReactNode } from 'react';

/** Stands in for `@strapi/strapi/admin`, which needs the whole panel around it. */

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: unknown;
}

/** The server as a test wants it, and what the panel asked of it and told the manager. */
export const panel = {
  calls: [] as Call[],
  notifications: [] as { type: string; message: string }[],
  /** Answers with a body, or throws a FetchError. */
  server: (_call: Call): unknown => ({ data: null }),
  reset(): void {
    panel.calls = [];
    panel.notifications = [];
    panel.server = () => ({ data: null });
  },
  /** What was last sent to a path. */
  bodyOf: (path: string): unknown => panel.calls.findLast((call) => call.path === path)?.body,
};

export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly response: { data: { error: { details: unknown } } };

  constructor(message: string, details: unknown = {}) {
    super(message);
    this.response = { data: { error: { details } } };
  }
}

export const isFetchError = (error: unknown): error is FetchError => error instanceof FetchError;

async function answer(method: Call['method'], path: string, body?: unknown): Promise<{ data: unknown }> {
  const call = { method, path, body };
  panel.calls.push(call);
  await Promise.resolve();
  return { data: panel.server(call) };
}

const client = {
  get: (path: string) => answer('GET', path),
  post: (path: string, body?: unknown) => answer('POST', path, body),
  put: (path: string, body?: unknown) => answer('PUT', path, body),
  del: (path: string) => answer('DELETE', path),
};
const toggleNotification = (notification: { type: string; message: string }) =>
  panel.notifications.push(notification);

export const useFetchClient = () => client;
export const useNotification = () => ({ toggleNotification });
export const useRBAC = () => ({ allowedActions: { canManage: true } });
export const useIsMobile = () => false;

const Children = ({ children }: { children?: ReactNode }) => <>{children}</>;
export const Page = { Title: () => null, Main: Children };
const Header = ({ primaryAction }: { primaryAction?: ReactNode }) => <>{primaryAction}</>;
export const Layouts = { Header, Content: Children };
