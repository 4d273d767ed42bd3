import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteApi } from '../api/site-api';

export type { SiteApi };

/** `refused` is a preview whose address has expired or was made up. */
export type PreviewKind = 'draft' | 'published' | 'refused';

/** Why the host could do nothing with a form; the page says it in the guest's language. */
export type FormFailure =
  | { reason: 'too-long' | 'not-now' | 'our-side' }
  | {
      reason: 'too-many';
      /** How long to wait. */
      seconds: number;
    };

/** What became of a form that a browser without JavaScript has posted, for the page that shows it again. */
export interface FormAnswer {
  /** HTTP status of the answer: 400 for a field that is wrong, 429 for too many at once. */
  status: number;
  /** What was typed, by field. */
  values: Record<string, string>;
  /** `error.details` of the refusal, as the API would answer it. */
  details: unknown;
  /** Why nothing could be done with it; null when the fields say so themselves. */
  failure: FormFailure | null;
}

/** What the host hands over for one page request. */
export interface PageRequest {
  /** Path and query; with the public origin before it (`https://…`) canonical links become absolute. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
  userAgent: string;
  /** Set when the admin panel looks at a page, or when somebody asks to without being allowed. */
  preview?: PreviewKind;
  /** Answers in place of the site's own for this request: it knows the previewed draft. */
  api?: SiteApi;
  /** The status to refuse this page with, since there are too many to render; undefined renders it. */
  refusal?: 429 | 503;
  /** What became of a form that was posted to this address; undefined when it is only read. */
  form?: FormAnswer;
}

/** A rendered page, or the page data that client routing asks for (`….pageContext.json`). */
export interface PageResponse {
  status: number;
  /** Content type among them; no length. */
  headers: [string, string][];
  body: Buffer;
  /** Where a redirect leads; also among the headers. */
  location?: string;
}

/** The site inside its host's process. */
export interface Site {
  /** Files to serve at `/`, those below `/assets/` immutable; null in development. */
  clientDir: string | null;
  /** Serves the site's modules and hot reload in development; null in production. */
  devMiddleware:
    | ((request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void)
    | null;
  /** Renders any address that is neither a file nor the host's own. Does not throw. */
  render(request: PageRequest): Promise<PageResponse>;
  /** Stops Vite in development; nothing to do in production. */
  close(): Promise<void>;
}

/**
 * Starts the site.
 * @param options.api answers the site's questions in-process
 * @param options.dev true serves the source with hot reload, false what `vite build` made
 */
export function createSite(options: { api: SiteApi; dev: boolean }): Promise<Site>;
