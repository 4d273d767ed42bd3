import { createHmac, hkdfSync } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { createLogger, transports, type Logger } from 'winston';
import type { Settings } from '../../config/settings';
import { logFormat, withoutPeople } from '../operations/log-format';
import { networkOf } from '../rate-limits/client-network';

/** Every event by its one name, with the level of its line: `warn` where something was refused or failed. */
const EVENTS = {
  'guest.registered': 'info',
  'guest.signed-in': 'info',
  'guest.sign-in-failed': 'warn',
  'guest.sign-in-link-requested': 'info',
  'guest.signed-out': 'info',
  'guest.locked-out': 'warn',
  'guest.address-confirmed': 'info',
  'guest.password-reset-requested': 'info',
  'guest.password-reset': 'info',
  'guest.password-reset-failed': 'warn',
  'guest.password-changed': 'info',
  'guest.password-change-failed': 'warn',
  'guest.account-changed-by-staff': 'info',
  'staff.signed-in': 'info',
  'staff.sign-in-failed': 'warn',
  'staff.signed-out': 'info',
  'staff.locked-out': 'warn',
  'staff.second-factor-enabled': 'info',
  'staff.second-factor-disabled': 'info',
  'staff.second-factor-reset': 'warn',
  'staff.second-factor-passed': 'info',
  'staff.second-factor-failed': 'warn',
  'staff.recovery-code-used': 'warn',
  'staff.recovery-codes-renewed': 'info',
  'staff.password-reset-requested': 'info',
  'staff.password-reset': 'info',
  'staff.password-reset-failed': 'warn',
  'staff.account-created': 'info',
  'staff.account-changed': 'info',
  'staff.account-deleted': 'info',
  'role.created': 'info',
  'role.changed': 'info',
  'role.deleted': 'info',
  'token.created': 'info',
  'token.changed': 'info',
  'token.deleted': 'info',
  'settings.changed': 'info',
  'data.exported': 'info',
  'mail.sent-by-hand': 'info',
  'access.unauthenticated': 'warn',
  'access.refused': 'warn',
  'access.limited': 'warn',
} as const satisfies Record<string, 'info' | 'warn'>;

/** A target is an id; whatever else somebody put there is cut off. */
const LONGEST_TARGET = 80;

export type SecurityEvent = keyof typeof EVENTS;

/** What a line says beside the event, who asked, and from where. */
export interface SecurityDetails {
  /** The email address of the account that it is about. It is written as a keyed hash, never as it is. */
  account?: string | undefined;
  /** What it was done to: an id or a reference. */
  target?: string | undefined;
  /** The route, such as `POST /admin/login`. */
  route?: string;
  status?: number;
  /** How often the same happened within the hour, where not every time has a line. */
  times?: number;
}

interface RequestState {
  user?: { id?: number };
  auth?: { strategy?: { name?: string }; credentials?: { id?: number } };
}

/**
 * Writes a line about an event of security, whatever `LOG_LEVEL` says. The line also holds the id of the request
 * that is being answered, who asked (`staff:3`, `guest:12`, `token:1`, `nobody`) and the address group it came from.
 */
export function logSecurityEvent(
  strapi: Core.Strapi,
  event: SecurityEvent,
  { account, target, ...details }: SecurityDetails = {},
): void {
  const { logger, key } = securityLogOf(strapi);
  const ctx = strapi.requestContext.get();
  const facts: Record<string, unknown> = {
    ...(ctx && { by: actorOf(ctx.state), network: networkOf(ctx.request.ip) }),
    ...(account && { account: pseudonym(key, account) }),
    ...(target && { target: withoutPeople(target).slice(0, LONGEST_TARGET) }),
    ...details,
  };
  const words = Object.entries(facts).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  logger.log(EVENTS[event], [`security ${event}`, ...words].join(' '), { event, ...facts });
}

/** Winston's types call its class an instance. */
const Console: new () => Logger['transports'][number] = transports.Console;

interface SecurityLog {
  logger: Logger;
  /** Makes email addresses into pseudonyms. */
  key: Buffer;
}

const logs = new WeakMap<Core.Strapi, SecurityLog>();

/** A log beside Strapi's, because that leaves out whatever is below `LOG_LEVEL`. */
function securityLogOf(strapi: Core.Strapi): SecurityLog {
  const known = logs.get(strapi);
  if (known) return known;
  const settings: Settings = strapi.config.get('settings');
  const made = {
    logger: createLogger({
      level: 'info',
      silent: !settings.securityLog,
      format: logFormat(settings.logFormat),
      transports: [new Console()],
    }),
    key: Buffer.from(hkdfSync('sha256', settings.encryptionKey, '', 'security log', 32)),
  };
  logs.set(strapi, made);
  return made;
}

/** The same address has the same pseudonym in every line, which nobody without the key can lead back to it. */
function pseudonym(key: Buffer, account: string): string {
  return createHmac('sha256', key).update(account.trim().toLowerCase()).digest('hex').slice(0, 16);
}

/** Who is signed in to this request, by the id of their account or token. */
function actorOf({ user, auth }: RequestState): string {
  const strategy = auth?.strategy?.name ?? '';
  if (strategy.endsWith('-token')) return `token:${String(auth?.credentials?.id)}`;
  if (user?.id === undefined) return 'nobody';
  return `${strategy === 'users-permissions' ? 'guest' : 'staff'}:${user.id}`;
}
