import type { AccountsPlugin } from './accounts-plugin';

/**
 * Whoever gets their account back with a new password is alone in it: tokens from before are not taken any more.
 * A password that is changed while signed in ends nothing, because clients keep the token that they have.
 */
export function endSessions(plugin: AccountsPlugin): void {
  const createJwt = plugin.services.jwt;
  plugin.services.jwt = ({ strapi }) => {
    const jwt = createJwt({ strapi });
    return {
      ...jwt,
      async verify(token) {
        const content = await jwt.verify(token);
        const user: unknown = await strapi.db
          .query('plugin::users-permissions.user')
          .findOne({ where: { id: content.id }, select: ['id', 'sessionsSince'] });
        const since = (user as { sessionsSince: string | null } | null)?.sessionsSince ?? null;
        // Tokens tell the time in seconds.
        const first = since === null ? 0 : Math.floor(new Date(since).getTime() / 1000);
        if ((content.iat ?? 0) < first) throw new Error('This token has ended');
        return content;
      },
    };
  };
}
