import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { requireGoodPassword } from '../../passwords/require-good-password';
import { ACCOUNT } from './accounts-plugin';

interface Account {
  email: string;
  confirmed: boolean | null;
}

type Change = Partial<Account> & { password?: unknown };

/**
 * Applies the rules for guests' accounts wherever they are written: registration, new and changed passwords, the
 * content manager, the API. A password has to be a good one; an address is confirmed by nobody but its owner
 * (mailed-codes.ts), so a changed one is not confirmed any more. Must run in `register()`.
 */
export function checkAccountRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== ACCOUNT || (action !== 'create' && action !== 'update')) return next();
    const data = context.params.data as Change;
    const before = action === 'update' ? await accountOf(strapi, context.params.documentId) : null;
    const email = data.email ?? before?.email ?? '';
    if (typeof data.password === 'string') {
      await requireGoodPassword(strapi, data.password, 'guest', email);
    }
    if (before === null || email.toLowerCase() !== before.email.toLowerCase()) data.confirmed = false;
    else if (data.confirmed === true && before.confirmed !== true) {
      throw new errors.ValidationError(
        'Only its owner can confirm an email address, with the link in our email',
      );
    }
    return next();
  });
}

async function accountOf(strapi: Core.Strapi, documentId: string): Promise<Account | null> {
  const select = ['email', 'confirmed'];
  return (await strapi.db.query(ACCOUNT).findOne({ where: { documentId }, select })) as Account | null;
}
