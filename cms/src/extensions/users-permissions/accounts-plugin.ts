import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

type Action = (ctx: Context, ...rest: unknown[]) => Promise<unknown>;

/** The actions of the accounts plugin behind `/api/auth` that are changed here. */
export type AuthActions = Record<
  | 'callback'
  | 'register'
  | 'changePassword'
  | 'forgotPassword'
  | 'resetPassword'
  | 'emailConfirmation'
  | 'sendEmailConfirmation'
  | 'logout',
  Action
>;

/** What it knows to do with accounts. */
export interface UserService {
  fetchAuthenticatedUser(id: number): Promise<object | null>;
  validatePassword(password: string, hash: string): Promise<boolean>;
  edit(id: number, changes: Record<string, unknown>): Promise<object | null>;
  sendConfirmationEmail(user: { id: number; email: string }): Promise<void>;
}

/** Makes and reads its tokens. */
export interface TokenService {
  /** @param content of the token, beside when it was given and when it runs out */
  issue(content: object): string;
  /** @throws Error for a token that is not taken (any more) */
  verify(token: string): Promise<TokenContent>;
}

/** What of Strapi's accounts plugin is changed here, in the shape in which Strapi hands it over. */
export interface AccountsPlugin {
  contentTypes: { user: { schema: { attributes: Record<string, object> } } };
  controllers: {
    auth: (parts: { strapi: Core.Strapi }) => AuthActions;
    user: Record<'me', Action>;
  };
  services: {
    jwt: (parts: { strapi: Core.Strapi }) => TokenService;
    user: (parts: { strapi: Core.Strapi }) => UserService;
    'users-permissions': (parts: { strapi: Core.Strapi }) => {
      /** Fills what stands in a layout of a mail. */
      template(layout: string, data: Record<string, unknown>): string;
    };
    permission: (parts: { strapi: Core.Strapi }) => {
      findPublicPermissions(): Promise<object[]>;
      findRolePermissions(id: number): Promise<object[]>;
    };
  };
}

/** What a token of the accounts plugin says. */
export interface TokenContent {
  id?: number;
  /** The state of the account in which it was given: see tokens.ts. */
  seal?: string;
  /** When it runs out, in seconds. */
  exp?: number;
}

/** What signing in, registering, and setting or changing a password answer with. */
export interface SignedIn {
  /** Absent where an address has to be confirmed before signing in. */
  jwt?: string;
  user: { id: number; email: string; confirmed: boolean };
}

/** The content type of guests' accounts. */
export const ACCOUNT = 'plugin::users-permissions.user';

/** Puts other actions in place of some of the accounts plugin's own, which they are given. */
export function overActions(
  plugin: AccountsPlugin,
  replace: (auth: AuthActions, strapi: Core.Strapi) => Partial<AuthActions>,
): void {
  const createAuth = plugin.controllers.auth;
  plugin.controllers.auth = ({ strapi }) => {
    const auth = createAuth({ strapi });
    return { ...auth, ...replace(auth, strapi) };
  };
}

export function usersOf(strapi: Core.Strapi): UserService {
  return strapi.plugin('users-permissions').service<UserService>('user');
}

export function tokensOf(strapi: Core.Strapi): TokenService {
  return strapi.plugin('users-permissions').service<TokenService>('jwt');
}

/** Changes an account's record, past what forms and APIs may change of it. */
export async function changeAccount(strapi: Core.Strapi, id: number, data: object): Promise<void> {
  await strapi.db.query(ACCOUNT).update({ where: { id }, data });
}

/** A text field of a request's body; empty for anything else. */
export function fieldOf(ctx: Context & { request: { body?: unknown } }, name: string): string {
  const { body } = ctx.request;
  const value: unknown =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : '';
  return typeof value === 'string' ? value : '';
}
