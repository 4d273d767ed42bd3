import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  EMPTY_ROUTES,
  NARROWED_ROUTES,
  type Policy,
  UNUSED_ACTIONS,
  UNUSED_CONTENT_ROUTES,
  UNUSED_PANEL_ROUTES,
} from './route-table';

interface Route {
  method: string;
  path: string;
  handler?: unknown;
  config?: { prefix?: string; policies?: Policy[] };
}

/** Routes on their way into the server, as Strapi and its plugins hand them over. */
interface Router {
  type?: string | undefined;
  prefix?: string | undefined;
  routes: Route[];
}

interface RouterStack {
  stack: { path: string | RegExp }[];
}

interface Middlewares {
  set(name: string, factory: () => undefined): unknown;
}

interface ActionProvider {
  register(action: { uid: string; pluginName?: string }): Promise<unknown>;
}

/** What of Strapi's server the routes go through. */
interface Server {
  routes(router: Router | Route[]): unknown;
  initRouting(): unknown;
}

/**
 * Takes out of Strapi what the product does not use, and asks for a permission where Strapi asks only for somebody
 * of the staff. Must run in `register()`.
 * @throws Error at the start when a route that is named here is not there: a new Strapi may call it something else
 */
export function restrictRoutes(strapi: Core.Strapi): void {
  const met = new Set<string>();
  const server = strapi.server as Server;
  const addRoutes = server.routes.bind(server);
  server.routes = (router) => {
    if (Array.isArray(router)) return addRoutes(router);
    const { type, prefix, routes } = router;
    const kept = routes.filter((route) => narrow({ type, prefix }, route, met));
    return addRoutes({ type, prefix, routes: kept });
  };
  const initRouting = server.initRouting.bind(server);
  server.initRouting = () => {
    initRouting();
    const missing = expectedNames().filter((name) => !met.has(name));
    if (missing.length > 0) throw new Error(`Strapi no longer has these routes: ${missing.join(', ')}`);
    return server;
  };
  hideHealthCheck(strapi);
  hidePublicFolder(strapi);
  forgetActions(strapi);
}

/** False for a route that is not to be mounted. */
function narrow({ type, prefix = '' }: Omit<Router, 'routes'>, route: Route, met: Set<string>): boolean {
  const path = ((route.config?.prefix ?? prefix) + route.path).replace(/(?<=.)\/$/, '');
  const isContent = type === 'content-api';
  const name = `${route.method} ${path}`;
  met.add(isContent ? `api ${name}` : name);
  const policy = isContent ? undefined : NARROWED_ROUTES[name];
  if (policy !== undefined) {
    const policies = route.config?.policies ?? [];
    // What a policy reads is there once somebody is known to be signed in.
    route.config = {
      ...route.config,
      policies: [...new Set(['admin::isAuthenticatedAdmin', ...policies]), policy],
    };
  }
  if (!isContent && EMPTY_ROUTES.includes(name)) route.handler = answerNothing;
  return !(isContent ? UNUSED_CONTENT_ROUTES : UNUSED_PANEL_ROUTES).includes(name);
}

function answerNothing(ctx: Pick<Context, 'body'>): void {
  ctx.body = { data: null };
}

function expectedNames(): string[] {
  const content = UNUSED_CONTENT_ROUTES.map((name) => `api ${name}`);
  return [...content, ...UNUSED_PANEL_ROUTES, ...EMPTY_ROUTES, ...Object.keys(NARROWED_ROUTES)];
}

/** Strapi's own health check, which names Strapi; ours are `/livez` and `/readyz`. */
function hideHealthCheck(strapi: Core.Strapi): void {
  const router = strapi.server.router as RouterStack;
  router.stack = router.stack.filter(({ path }) => path !== '/_health');
}

/**
 * The public folder holds `uploads`, and an operator may keep private files beside it. The site serves the uploads
 * itself; Strapi only insists that the middleware exists.
 */
function hidePublicFolder(strapi: Core.Strapi): void {
  const middlewares: Middlewares = strapi.get('middlewares');
  middlewares.set('strapi::public', () => undefined);
}

function forgetActions(strapi: Core.Strapi): void {
  const { actionProvider } = strapi.service('admin::permission') as {
    actionProvider: ActionProvider;
  };
  const register = actionProvider.register.bind(actionProvider);
  actionProvider.register = (action) => {
    const { uid, pluginName = '' } = action;
    const id = pluginName === 'admin' ? `admin::${uid}` : `plugin::${pluginName}.${uid}`;
    return UNUSED_ACTIONS.includes(id) ? Promise.resolve() : register(action);
  };
}
