import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { passwordProblem, SHORTEST } from './password-rules';

/** What a business is called before its settings say so. */
const UNNAMED = 'Vacationer';

/**
 * Lets a new password pass that follows the rules for whose it is.
 * @throws ValidationError beside the field `password`, with a sentence for who has chosen it
 */
export async function requireGoodPassword(
  strapi: Core.Strapi,
  password: string,
  whose: keyof typeof SHORTEST,
  email: string,
): Promise<void> {
  const settings: unknown = await strapi
    .documents('api::site-setting.site-setting')
    .findFirst({ fields: ['brand'] });
  const brand = (settings as { brand: string } | null)?.brand ?? UNNAMED;
  const message = await passwordProblem(password, { shortest: SHORTEST[whose], email, brand });
  if (message === null) return;
  const error = { path: ['password'], message, name: 'ValidationError' };
  throw new errors.ValidationError(message, { errors: [error] });
}
