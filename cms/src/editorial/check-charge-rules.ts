import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { useOnOriginals } from 'booking-rules/engine';
import {
  BASIS_WORDS,
  basisOfWords,
  isByNight,
  isPercentage,
} from 'booking-rules/shared/domain/pricing/charge-rule';

const RULE = 'plugin::booking-rules.charge-rule';

type Problem = [field: string, message: string];

/** Refuses fees and taxes that make no sense, and another short name for one that folios know. */
export function checkChargeRules(strapi: Core.Strapi): void {
  useOnOriginals(strapi, async (context, next) => {
    const { documentId, data = {} } = context.params as {
      documentId?: string;
      data?: Record<string, unknown>;
    };
    if (context.uid !== RULE || !['create', 'update'].includes(context.action)) return next();
    const before: Record<string, unknown> | null =
      documentId === undefined ? null : await strapi.documents(RULE).findOne({ documentId });
    const problem = codeProblem(before, data) ?? problemOfRule({ ...before, ...data });
    if (problem) {
      const [field, message] = problem;
      throw new errors.ValidationError(message, {
        errors: [{ path: [field], message, name: 'ValidationError' }],
      });
    }
    return next();
  });
}

function codeProblem(
  before: Record<string, unknown> | null,
  { code }: Record<string, unknown>,
): Problem | null {
  if (before === null || code === undefined || code === before['code']) return null;
  return ['code', `The short name is permanent and stays ${String(before['code'])}. Change the name instead`];
}

/** What is wrong with a fee or tax as it would be kept: the field, and what can be entered. */
export function problemOfRule(rule: Record<string, unknown>): Problem | null {
  const { kind, amount, deluxeAmount, percent, nights, taxable, from, until } = rule;
  const basis = basisOfWords(rule['basis']);
  // Strapi says itself what is missing.
  if (basis === null) return null;
  if (isPercentage(basis)) {
    if (isEmpty(percent) || Number(percent) === 0) return ['percent', 'Enter the percentage'];
    if (!isEmpty(amount)) return ['amount', 'Leave this empty: it is a percentage'];
    if (!isEmpty(deluxeAmount)) return ['deluxeAmount', 'Leave this empty: it is a percentage'];
  } else {
    if (isEmpty(amount)) return ['amount', 'Enter the amount, or 0 for apartments of the standard grade'];
    if (!isEmpty(percent)) return ['percent', 'Leave this empty: it is an amount'];
  }
  if (basis === 'percent-of-taxable' && kind !== 'Tax')
    return [
      'basis',
      `Only a tax is a percentage of all that is taxable. Choose “${BASIS_WORDS['percent-of-nights']}”`,
    ];
  if (basis === 'percent-of-taxable' && taxable === true)
    return ['taxable', 'A percentage of all that is taxable cannot be taxable itself'];
  if (!isEmpty(nights) && !isByNight(basis))
    return ['nights', 'Leave this empty: only what is charged by night has first nights'];
  if (!isEmpty(from) && !isEmpty(until) && String(until) < String(from))
    return ['until', 'Must not be before the day from which it is charged'];
  return null;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
