import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { ownRoutes } from 'booking-rules/contracts';
import type { Route } from 'booking-rules/contracts/route';
import { engineOf, requestLanguage } from 'booking-rules/engine';
import type { Context, Middleware, Next } from 'koa';

/** What each of them passes, as in the list of all middlewares; the rest is for files, sessions and sign-in. */
const FOR_ALL = [
  ...['global::error-shape', 'strapi::errors', 'global::bad-request', 'global::database-unavailable'],
  ...['strapi::cors', 'global::rate-limit'],
];
const FOR_QUESTIONS = [...FOR_ALL, 'global::search-queue', 'global::query-limits'];
const FOR_BODIES = [
  ...[...FOR_ALL, 'global::query-limits', 'global::body-parser-errors', 'global::upload-guard'],
  ...['strapi::body', 'global::body-depth'],
];

type Configured = string | { name: string; config?: object };
type Routed = Context & { _matchedRoute?: string };

type Action = (ctx: Context) => Promise<void>;
/** What Strapi gives a context to refuse with. */
interface Refusing {
  unauthorized(): void;
  forbidden(): void;
}
type AuthConfig = false | { scope: string[] };

/** What Strapi's router asks before a handler. */
interface Auth {
  authenticate(ctx: Context, next: Next): Promise<unknown>;
  verify(auth: unknown, config: AuthConfig): Promise<void>;
}

/** A route with what is done for it, in order. */
interface EarlyRoute {
  method: string;
  /** As the router has it: `/api/apartments/:id/calendar`. */
  path: string;
  pattern: RegExp;
  /** Of its parameters. */
  names: string[];
  /** As Strapi's router has it: what whoever asks has to be allowed. */
  config: { auth: AuthConfig };
  steps: Middleware[];
}

/**
 * Answers what guests ask most before the other middlewares and the router, which cost several times as much as the
 * answer: the routes that the contract marks as `early`, and only as they are written there. Limits, headers and errors
 * are those of everybody, made by the same middlewares. Stands first in the list.
 */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) => {
  let routes: EarlyRoute[] | null = null;
  return async (ctx: Routed, next: Next): Promise<unknown> => {
    routes ??= Object.entries<Route>(ownRoutes)
      .filter(([, { early }]) => early === true)
      .map(([key, route]) => prepare(strapi, key, route));
    for (const { method, path, pattern, names, config, steps } of routes) {
      const values = method === ctx.method ? pattern.exec(ctx.path)?.slice(1) : undefined;
      if (values === undefined) continue;
      const params = paramsOf(names, values);
      if (params === null) return next();
      // What the router would leave for the log, the metrics, and who looks for a mistake.
      ctx._matchedRoute = path;
      ctx.state['route'] = { method, path, info: { type: 'content-api' }, config };
      return run(steps, Object.assign(ctx, { params }));
    }
    return next();
  };
};

function prepare(strapi: Core.Strapi, key: string, { access, handler }: Route): EarlyRoute {
  const [method = '', address = ''] = key.split(' ');
  const path = address.replaceAll(/\{(\w+)\}/g, ':$1');
  const wanted = method === 'GET' ? FOR_QUESTIONS : FOR_BODIES;
  const all = strapi.config
    .get<Configured[]>('middlewares')
    .map((one) => (typeof one === 'string' ? { name: one } : one));
  const steps = all
    .filter(({ name }) => wanted.includes(name))
    .map(({ name, config = {} }) => strapi.middleware(name)(config, { strapi }) as Middleware);
  if (steps.length !== wanted.length) throw new Error(`Not all of ${wanted.join(', ')} are middlewares here`);
  const [controller = '', action = ''] = handler.split('.');
  const work = strapi.controller(`plugin::booking-rules.${controller}`)[action] as unknown as Action;
  const auth: AuthConfig = access === 'public' ? false : { scope: [`plugin::booking-rules.${handler}`] };
  return {
    ...{ method, path, config: { auth } },
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}$`),
    names: [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
    steps: [
      ...[...steps, ...(auth === false ? [] : [admit(strapi, auth)])],
      (ctx) => answer(strapi, ctx, work),
    ],
  };
}

/** Asks who is there and whether they may, as Strapi's router does. */
function admit(strapi: Core.Strapi, config: AuthConfig): Middleware {
  const auth = strapi.get<Auth>('auth');
  return (ctx: Context, next) =>
    auth.authenticate(ctx, async () => {
      try {
        await auth.verify((ctx.state as { auth?: unknown }).auth, config);
      } catch (error) {
        const refusing = ctx as Context & Refusing;
        if (error instanceof errors.UnauthorizedError) refusing.unauthorized();
        else if (error instanceof errors.ForbiddenError) refusing.forbidden();
        else throw error;
        return;
      }
      await next();
    });
}

/** Answers, unless a client that asks again has the same answer already. */
async function answer(strapi: Core.Strapi, ctx: Context, work: Action): Promise<void> {
  const { inventory } = engineOf(strapi);
  if (ctx.method !== 'GET' || !inventory.isReady()) return work(ctx);
  const language = requestLanguage(ctx, inventory.current().languages);
  ctx.status = 200;
  ctx.set({ 'Cache-Control': 'no-cache', ETag: `W/"${inventory.version(new Date())}.${language}"` });
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  try {
    await work(ctx);
  } catch (error) {
    ctx.remove('Cache-Control');
    ctx.remove('ETag');
    throw error;
  }
}

/** One after the other, each told how to go on. */
function run([first, ...rest]: Middleware[], ctx: Routed): Promise<unknown> {
  return Promise.resolve(first?.(ctx as never, () => run(rest, ctx)));
}

/** Null for a name that is not encoded as it should be. */
function paramsOf(names: readonly string[], values: readonly string[]): Record<string, string> | null {
  try {
    return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]));
  } catch {
    return null;
  }
}
