import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

type Action = (ctx: Context, ...rest: unknown[]) => Promise<unknown>;

/** What of Strapi's accounts plugin is changed here, in the shape in which Strapi hands it over. */
export interface AccountsPlugin {
  contentTypes: { user: { schema: { attributes: Record<string, object> } } };
  controllers: {
    auth: (parts: { strapi: Core.Strapi }) => Record<'register' | 'forgotPassword' | 'resetPassword', Action>;
    user: Record<'me', Action>;
  };
  services: {
    jwt: (parts: { strapi: Core.Strapi }) => { verify(token: string): Promise<TokenContent> };
    user: (parts: { strapi: Core.Strapi }) => { fetchAuthenticatedUser(id: number): Promise<object | null> };
    permission: (parts: { strapi: Core.Strapi }) => {
      findPublicPermissions(): Promise<object[]>;
      findRolePermissions(id: number): Promise<object[]>;
    };
  };
}

/** What a token of the accounts plugin says. */
export interface TokenContent {
  id?: number;
  /** When it was given, in seconds. */
  iat?: number;
}

/** Changes a user's record, past what forms and APIs may change of it. */
export async function changeUser(strapi: Core.Strapi, id: number, data: object): Promise<void> {
  await strapi.db.query('plugin::users-permissions.user').update({ where: { id }, data });
}
