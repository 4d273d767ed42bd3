import type { Core } from '@strapi/strapi';
import { SettingsProblem } from '../configuration/checked-values';
import { logSecurityEvent } from '../security-log/security-event';
import type { StaffUser } from '../patches/staff-accounts/admin-services';
import { startWithoutPort } from '../start-without-port';
import { resetSecondFactor } from './routes';

class UnusableRequest extends Error {}

/**
 * Resets the second factor of a member of staff, for the administrator whom no colleague can help: as a program of
 * its own, beside a running server or without one. Whoever may start it can read the database and its key anyway.
 */
async function run([email, ...more]: string[]): Promise<void> {
  if (email === undefined || more.length > 0) {
    throw new UnusableRequest('Usage: npm run reset-second-factor -- EMAIL');
  }
  const strapi = await startWithoutPort();
  try {
    const user = await staffOf(strapi, email);
    await resetSecondFactor(strapi, user);
    logSecurityEvent(strapi, 'staff.second-factor-reset', { account: user.email, target: String(user.id) });
  } finally {
    await strapi.destroy();
  }
  say(
    `The second factor of ${email} is reset, and they are signed out everywhere. They have been sent a mail about it.`,
  );
}

/** @throws UnusableRequest */
async function staffOf(strapi: Core.Strapi, email: string): Promise<StaffUser> {
  const found: unknown = await strapi.db
    .query('admin::user')
    .findOne({ where: { email: { $eqi: email } }, select: ['id', 'email'] });
  if (found === null) throw new UnusableRequest(`No member of staff has the address ${email}.`);
  return found as StaffUser;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

run(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    const isKnown = error instanceof UnusableRequest || error instanceof SettingsProblem;
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${isKnown ? error.message : `Stopped: ${detail}`}\n`);
    process.exit(1);
  },
);
