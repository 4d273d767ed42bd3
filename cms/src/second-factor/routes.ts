import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { StaffUser } from '../patches/staff-accounts/admin-services';
import { tellOwner } from './notices';
import { selfService, type Asked } from './self-service';
import { secondFactorStore } from './store';

type Colleague = StaffUser & { firstname: string | null; lastname: string | null };

/** The routes of the second factor, under `/admin/second-factor`. Must run in `register()`. */
export function addSecondFactorRoutes(strapi: Core.Strapi): void {
  const own = selfService(strapi);
  const routes = [
    route('GET', '', (ctx) => own.read(ctx)),
    route('POST', '/enrolment', (ctx) => own.enrol(ctx)),
    route('POST', '/enrolment/confirmation', (ctx) => own.confirm(ctx)),
    route('POST', '/verification', (ctx) => own.verify(ctx)),
    route('POST', '/recovery-codes', (ctx) => own.renewRecoveryCodes(ctx)),
    route('POST', '/removal', (ctx) => own.turnOff(ctx)),
    route('GET', '/staff', (ctx) => list(strapi, ctx), 'admin::users.read'),
    route('POST', '/staff/:id/reset', (ctx) => reset(strapi, ctx), 'admin::users.update'),
  ];
  strapi.server.routes({ type: 'admin', prefix: '/admin', routes });
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterDelete({ result }) {
      const { id } = (result ?? {}) as Partial<StaffUser>;
      if (id !== undefined) await secondFactorStore(strapi).remove(id);
    },
  });
}

/** @param action that somebody needs to be allowed; none for what is their own */
function route(
  method: Core.Route['method'],
  path: string,
  handler: (ctx: Asked) => Promise<void>,
  action?: string,
): Core.Route {
  const policies: NonNullable<NonNullable<Core.Route['config']>['policies']> = [
    'admin::isAuthenticatedAdmin',
  ];
  if (action !== undefined) policies.push({ name: 'admin::hasPermissions', config: { actions: [action] } });
  return {
    method,
    path: `/second-factor${path}`,
    handler,
    info: { type: 'admin', pluginName: 'admin' },
    config: { policies },
  };
}

/** Members of staff, and who has one. */
async function list(strapi: Core.Strapi, ctx: Asked): Promise<void> {
  const users = (await strapi.db.query('admin::user').findMany({
    select: ['id', 'email', 'firstname', 'lastname'],
    orderBy: { email: 'asc' },
  })) as Colleague[];
  const enabled = await secondFactorStore(strapi).enabledAmong(users.map(({ id }) => id));
  ctx.body = {
    data: users.map(({ id, email, firstname, lastname }) => ({
      id,
      email,
      name: [firstname, lastname].filter(Boolean).join(' '),
      isEnabled: enabled.has(id),
    })),
  };
}

/** Takes away that of a colleague who has lost phone and recovery codes, and ends their sessions; 400 for oneself, 404. */
async function reset(strapi: Core.Strapi, ctx: Asked): Promise<void> {
  const id = Number((ctx['params'] as { id: string }).id);
  if (id === ctx.state.user.id) {
    throw new errors.ValidationError(
      "You can't reset your own second factor. Turn it off with one of its codes",
    );
  }
  const found: unknown = Number.isSafeInteger(id)
    ? await strapi.db.query('admin::user').findOne({ where: { id }, select: ['id', 'email'] })
    : null;
  if (found === null) throw new errors.NotFoundError("This member of staff doesn't exist");
  const { email } = found as StaffUser;
  await resetSecondFactor(strapi, { id, email });
  ctx.body = { data: {} };
}

/** Takes away somebody's second factor, signs them out everywhere, and tells them. */
export async function resetSecondFactor(strapi: Core.Strapi, { id, email }: StaffUser): Promise<void> {
  await secondFactorStore(strapi).remove(id);
  await strapi.sessionManager('admin').invalidateRefreshToken(String(id));
  await tellOwner(strapi, email, 'reset');
}
