import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/** A member of staff, as far as it is looked at here. */
export interface StaffUser {
  id: number;
  email: string;
  roles?: object[];
}

/** Fields of an account of staff that are to be written. */
export type StaffAttributes = Record<string, unknown> & { password?: unknown; email?: unknown };

/** What Strapi says of a name and a password: an error, then who it is or false, then what is wrong. */
type Verdict = [error: unknown, user: object | false, refusal?: { message: string }];

/** What somebody may do in the panel. */
export interface Ability {
  can(action: string): boolean;
}

type Action = (ctx: Context, next: Next) => Promise<unknown>;

/** The parts of Strapi's services for staff that are used here; Strapi publishes no types for them. */
interface AdminServices {
  user: {
    create: (attributes: StaffAttributes) => Promise<{ id: number }>;
    deleteById: (id: number | string) => Promise<unknown>;
    createFirstAdmin: (attributes: StaffAttributes) => Promise<object>;
    updateById: (id: number | string, attributes: StaffAttributes) => Promise<object | null>;
    resetPasswordByEmail: (email: string, password: string) => Promise<void>;
    findOne: (id: number | string) => Promise<StaffUser | null>;
    exists: (where: { email: string }) => Promise<boolean>;
  };
  auth: {
    checkCredentials: (given: { email: string; password: string }) => Promise<Verdict>;
    validatePassword: (password: string, hash: string) => Promise<boolean>;
    forgotPassword: (input: { email: string }) => Promise<unknown>;
  };
  role: {
    create: (role: { code: string; name: string; description: string }) => Promise<{ id: number }>;
    addPermissions: (roleId: number, permissions: object[]) => Promise<unknown>;
    exists: (where: { name: string }) => Promise<boolean>;
  };
  permission: {
    actionProvider: {
      get(actionId: string): { options?: { applyToProperties?: string[] | null } } | undefined;
    };
    engine: {
      generateUserAbility: (user: StaffUser) => Promise<Ability>;
      /** Of these permissions, whoever has them. */
      generateTokenAbility(permissions: object[], user: StaffUser): Promise<Ability>;
    };
  };
  'content-type': { getNestedFields(model: unknown, options: { components: unknown }): string[] };
  encryption: {
    /** null without a key. */
    encrypt: (value: string) => string | null;
    /** null when the key is another one. */
    decrypt: (value: string) => string | null;
  };
}

interface AdminControllers {
  authentication: Record<'login' | 'resetPassword' | 'accessToken', Action>;
  'authenticated-user': Record<'updateMe', Action>;
}

/** A service of Strapi's admin panel: the object itself, in which functions can be put in the place of others. */
export function adminService<Name extends keyof AdminServices>(
  strapi: Core.Strapi,
  name: Name,
): AdminServices[Name] {
  return strapi.service(`admin::${name}`) as AdminServices[Name];
}

/** A controller of Strapi's admin panel: the object itself, as with services. */
export function adminController<Name extends keyof AdminControllers>(
  strapi: Core.Strapi,
  name: Name,
): AdminControllers[Name] {
  return strapi.controller(`admin::${name}`) as AdminControllers[Name];
}
