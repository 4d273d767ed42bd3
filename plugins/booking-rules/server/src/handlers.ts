import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ownRoutes, type Answer, type OwnRouteKey, type Received } from '../../contracts';
import type { ContentAccess, Permission, Route } from '../../contracts/route';
import { DEFAULT_LANGUAGE, LANGUAGES, writtenIn, type Language } from '../../shared/format/language';
import { engineOf, type Engine } from './engine';
import { bodyOf, parse } from './platform/http/parse';
import { requestLanguage } from './platform/http/request-language';
import { toldError } from './platform/http/told-error';
import { requireAccount } from './platform/http/signed-in';
import { inLanguage, inKeptLanguage } from './platform/language';

/** What a handler is given: the request as its line of the contract describes it, and what answers it. */
export interface Request<Key extends OwnRouteKey> extends Received<Key> {
  ctx: Context;
  engine: Engine;
  strapi: Core.Strapi;
  /** The instant of asking. */
  now: Date;
}

/** An answer as the bytes of its JSON, where parts of it are at hand as such. */
export class WrittenJson<Body> {
  /** What the bytes stand for, known to the compiler alone. */
  declare readonly body: Body;
  constructor(readonly bytes: Buffer) {}
}

type Answered<Key extends OwnRouteKey> = Answer<Key> | WrittenJson<Answer<Key>>;

/** What answers routes, by their key in the contract: each returns the body. */
export type Handlers<Key extends OwnRouteKey> = {
  [One in Key]: (request: Request<One>) => Answered<One> | Promise<Answered<One>>;
};

/** A route as Strapi takes it. */
export interface StrapiRoute {
  method: string;
  path: string;
  handler: string;
  config?: { auth?: false; policies?: (string | object)[] };
}

type Action = (ctx: Context) => Promise<void>;
export type Controllers = Record<string, ({ strapi }: { strapi: Core.Strapi }) => Record<string, Action>>;

/** The lines of the contract whose paths begin so, as Strapi's router takes them; those beside all others for none. */
export function routesBelow(prefix: '/api' | '/booking-rules' | ''): StrapiRoute[] {
  return Object.entries<Route>(ownRoutes).flatMap(([key, { access, handler }]) => {
    const [method = '', path = ''] = key.split(' ');
    if (prefix === '' ? /^\/(?:api|booking-rules)\//.test(path) : !path.startsWith(`${prefix}/`)) return [];
    const below = path.slice(prefix.length).replaceAll(/\{(\w+)\}/g, ':$1');
    return [{ method, path: below, handler, ...configOf(access) }];
  });
}

function configOf(access: Route['access']): Pick<StrapiRoute, 'config'> {
  if (access === 'public') return { config: { auth: false } };
  if (access === 'guest' || access === 'account' || access === 'token') return {};
  const permissions = { name: 'admin::hasPermissions', config: { actions: [actionOf(access)] } };
  return { config: { policies: ['admin::isAuthenticatedAdmin', permissions] } };
}

/** A permission of the panel as Strapi names it, with the content type that it is about. */
function actionOf(access: Permission | ContentAccess): string | [action: string, subject: string] {
  const [right = '', subject] = access.split(' ');
  return subject === undefined
    ? `plugin::booking-rules.${access}`
    : [`plugin::content-manager.explorer.${right}`, subject];
}

/** The handlers as the controllers and actions that Strapi's router and permissions name. */
export function controllersOf<Key extends OwnRouteKey>(handlers: Handlers<Key>): Controllers {
  const keys = Object.keys(handlers) as Key[];
  const names = new Set(keys.map((key) => ownRoutes[key].handler.split('.')[0] ?? ''));
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      ({ strapi }) =>
        Object.fromEntries(
          keys.flatMap((key) => {
            const [controller, action = ''] = ownRoutes[key].handler.split('.');
            return controller === name ? [[action, actionFor(key, handlers[key], strapi)]] : [];
          }),
        ),
    ]),
  );
}

/** Checks a request by its line of the contract, and answers it. */
function actionFor<Key extends OwnRouteKey>(
  key: Key,
  handle: Handlers<Key>[Key],
  strapi: Core.Strapi,
): Action {
  const line: Route = ownRoutes[key];
  const isForGuests = !key.includes(' /booking-rules/');
  // What staff change is told in the history, and files are kept by those who fetch them.
  const isQuestion = (key.startsWith('GET ') || line.asks === true) && typeof line.answer !== 'string';
  const keepsWords = !isForGuests && !isQuestion;
  return async (ctx) => {
    if (line.access === 'account') requireAccount(ctx);
    const engine = engineOf(strapi);
    const requester = languageOfRequester(ctx, engine);
    const work = () => answer(ctx, engine);
    await (keepsWords ? inKeptLanguage(requester, work) : inLanguage(requester, work)).catch(
      (error: unknown) => {
        throw writtenIn(requester, () => toldError(error));
      },
    );
  };

  /** Guests are answered in a language of the site, staff in that of their panel. */
  function languageOfRequester(ctx: Context, { inventory }: Engine): Language {
    if (!isForGuests) return requestLanguage(ctx, LANGUAGES);
    // Until that has been read, nobody knows what is offered.
    return inventory.isReady() ? requestLanguage(ctx, inventory.current().languages) : DEFAULT_LANGUAGE;
  }

  async function answer(ctx: Context, engine: Engine): Promise<void> {
    const received = {
      query: line.query && parse(line.query, ctx.query),
      body: line.body && parse(line.body, bodyOf(ctx)),
      params: line.params ? parse(line.params, ctx.params) : (ctx.params as unknown),
    } as Received<Key>;
    if (line.personal) ctx.set('Cache-Control', 'no-store');
    const now = new Date();
    ctx.status = line.status ?? 200;
    const answered = await handle({ ...received, ctx, engine, strapi, now });
    if (answered instanceof WrittenJson) {
      ctx.type = 'json';
      ctx.body = answered.bytes;
    } else ctx.body = answered;
    // The client has it already, by the ETag that was set.
    if (ctx.fresh) ctx.status = 304;
  }
}
