import type { z } from 'zod';

/**
 * The HTTP contract is one table (`contract` in `index.ts`), from which the router, the check of requests, the typed
 * clients of the panel and the site, the check of answers in the tests and `GET /api/openapi.json` come.
 *
 * To add a route:
 *
 * 1. In the file of its feature beside this one, write its line: the key is its method and path as they are asked
 *    (`POST /api/quotes`, `GET /booking-rules/reservations/{reference}`), the value is a `route({ … })`. Schemas of
 *    answers are strict objects that carry the name of their type: `const Quote = z.strictObject({ … })` and
 *    `type Quote = z.infer<typeof Quote>`. What the domain has a type for `satisfies z.ZodType<ThatType>`.
 * 2. Write what answers it in the feature's `controller.ts` on the server, under the same key. It is given the request
 *    as the schemas left it, and returns the body; the compiler knows both. A key without one does not compile.
 * 3. Ask it with the client: `call(key, { params, query, body })` on the site, `api.call(key, …)` and
 *    `useApiQuery(key, …)` in the panel, `ask(url, key, …)` in the tests. Only types are imported from here in what
 *    runs in a browser: zod stays on the server.
 * 4. Say who may ask it in `docs/routes.md`; a test compares.
 */
export interface Route {
  /** What it does, in one line. */
  summary: string;
  access: Access;
  /** Controller and action, as permissions of Strapi name them: `quotes.create`. */
  handler: string;
  /** Of the names in braces, where they are more than texts. */
  params?: z.ZodType;
  /** Without one the query is not looked at. */
  query?: z.ZodType;
  /** The whole body: what we make ourselves wraps it in `data`. Without one it is not looked at. */
  body?: z.ZodType;
  /** Request headers that mean something here, and what. */
  headers?: Record<string, string>;
  /** 200 unless said otherwise. */
  status?: 200 | 201 | 302;
  /** The whole body of a success, or the type of the file that it is. */
  answer: z.ZodType | FileType;
  /** Refusals of its own, beside those that all share: when they come, and the shape of their `error.details`. */
  errors?: Partial<Record<RefusalStatus, string | { when: string; details: z.ZodType }>>;
  /** Of a route of the panel that is no GET: it changes nothing, so its answer may be in the language of the panel. */
  asks?: true;
  /** Answers are about a person: no cache may keep them. */
  personal?: true;
  /**
   * What guests ask most, answered before what only others need (sessions, files, sign-in): with the same limits,
   * headers and errors, and after the same question who asks. Only for guests; what is read has to be public and come
   * from the inventory alone, whose version is its ETag.
   */
  early?: true;
  /** A request and its answer, for the documentation. A test holds them against the schemas. */
  example?: { params?: object; query?: object; body?: unknown; answer?: unknown };
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type FileType =
  | 'application/pdf'
  | 'text/csv'
  | 'text/calendar'
  | 'text/plain'
  | 'text/html'
  | 'text/*'
  | 'image/jpeg'
  | 'application/json';
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429;

/**
 * Who may ask. `public`: everybody is answered alike, so nobody is asked who they are (that alone costs as much as
 * the answer). `guest`: everybody; who is signed in may be answered differently. `account`: whoever is signed in on
 * the site. `token`: whoever has an API token that may (others of the site only when a role of theirs says so).
 * Everything else is a permission of the panel: one of the plugin, or one of the content manager.
 */
export type Access = 'public' | 'guest' | 'account' | 'token' | Permission | ContentAccess;

/** What a role may do with the documents of a content type: what the content manager asks for, too. */
export type ContentAccess = `${'create' | 'update' | 'publish'} ${'api' | 'plugin'}::${string}`;

/** What a role of the panel may be given; Strapi's name for it has `plugin::booking-rules.` before it. */
export type Permission =
  | 'reservations.read'
  | 'reservations.manage'
  | 'rules.manage'
  | 'listings.import'
  | 'figures.read'
  | 'audit.read'
  | 'own.read'
  | 'registrations.read'
  | 'demo.remove'
  | 'content.translate'
  | 'webhooks.manage';

/** Routes by their method and path, with the names of parameters in braces. */
export type RouteTable = Record<`${Method} /${string}`, Route>;

/** A line of the table. */
export const route = <const Line extends Route>(line: Line): Line => line;

/** Names in the braces of a path. */
type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type SchemaOf<Line, Part extends string> =
  Line extends Record<Part, infer Schema extends z.ZodType> ? Schema : undefined;

/** What a client sends of a part; what may be left out may be left out whole. */
type SentPart<Part extends string, Schema> = Schema extends z.ZodType
  ? undefined extends z.input<Schema>
    ? { [Name in Part]?: z.input<Schema> }
    : Partial<z.input<Schema>> extends z.input<Schema> | Record<string, undefined>
      ? { [Name in Part]?: z.input<Schema> }
      : { [Name in Part]: z.input<Schema> }
  : unknown;

/** What a client sends to a route. */
export type SentTo<Key, Line> = ([NamesIn<Key>] extends [never]
  ? unknown
  : { params: Record<NamesIn<Key>, string | number> }) &
  SentPart<'query', SchemaOf<Line, 'query'>> &
  SentPart<'body', SchemaOf<Line, 'body'>>;

/** What a controller is given of a request, checked: `undefined` for a part that the route does not look at. */
export interface ReceivedBy<Key, Line> {
  params: SchemaOf<Line, 'params'> extends infer Schema extends z.ZodType
    ? z.output<Schema>
    : Record<NamesIn<Key>, string>;
  query: SchemaOf<Line, 'query'> extends infer Schema extends z.ZodType ? z.output<Schema> : undefined;
  body: SchemaOf<Line, 'body'> extends infer Schema extends z.ZodType ? z.output<Schema> : undefined;
}

/** A file, as text or in pieces that come while it is sent. */
type File = string | Uint8Array | AsyncIterable<string>;

/** What a route answers: its body, or a file. */
export type AnsweredBy<Line> =
  Line extends Record<'answer', infer Schema extends z.ZodType> ? z.output<Schema> : File;
