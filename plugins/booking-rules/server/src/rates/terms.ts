import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { ChargeDraft, Terms, TermsChange } from '../../../contracts/rates/terms';
import { BASIS_WORDS } from '../../../shared/domain/pricing/charge-rule';
import { chargeRuleOf } from '../inventory/reading/rules-of';
import { invalidField } from '../platform/http/parse';
import { inTransaction } from '../platform/transaction';
import { documents, UIDS } from '../records/documents';
import type { ChargeRuleDocument } from '../records/rule-documents';
import { shortNameOf } from '../records/content/short-name';
import { readNamedApartments } from './named-apartments';
import type { RatesDeps } from './save-rules';

const NAMED = { apartments: { fields: ['apartmentId'] } };

type Uid = typeof UIDS.chargeRule | typeof UIDS.cancellationPolicy | typeof UIDS.ratePlan | typeof UIDS.extra;

/** Fees and taxes, cancellation policies, rate plans and extras as they stand, those that are off as well. */
export async function readTerms({ strapi }: Pick<RatesDeps, 'strapi'>): Promise<Terms> {
  const charges = await documents(strapi, UIDS.chargeRule).findMany({ populate: NAMED, sort: 'id:asc' });
  const policies = await documents(strapi, UIDS.cancellationPolicy).findMany({
    populate: { tiers: true },
    sort: 'name:asc',
  });
  const plans = await documents(strapi, UIDS.ratePlan).findMany({
    populate: { ...NAMED, cancellationPolicy: { fields: ['name'] } },
    sort: 'id:asc',
  });
  const extras = await documents(strapi, UIDS.extra).findMany({
    populate: NAMED,
    sort: ['order:asc', 'id:asc'],
  });
  const setting = await documents(strapi, UIDS.siteSetting).findFirst({
    populate: { cancellationPolicy: { fields: ['name'] } },
  });
  const rooms = await documents(strapi, UIDS.apartment).findMany({
    filters: { cancellationPolicy: { documentId: { $notNull: true } } },
    fields: ['name'],
    populate: { cancellationPolicy: { fields: ['name'] } },
    sort: 'name:asc',
  });
  const users = [...rooms, ...plans];
  return {
    charges: charges.map(chargeDraftOf),
    policies: policies.map(({ documentId, name, tiers }) => ({
      ...{ id: documentId, name },
      tiers: (tiers ?? [])
        .map(({ percent, days }) => ({ percent, days }))
        .sort((one, other) => other.days - one.days),
      usual: setting?.cancellationPolicy?.documentId === documentId,
      usedBy: users.flatMap((user) =>
        user.cancellationPolicy?.documentId === documentId ? [user.name] : [],
      ),
    })),
    ratePlans: plans.map((plan) => ({
      ...{ id: plan.documentId, name: plan.name, percent: plan.percent, active: plan.active },
      ...{ paidAtOnce: plan.paidAtOnce, noticeDays: plan.noticeDays ?? 0 },
      policy: plan.cancellationPolicy?.documentId ?? null,
      apartments: idsOf(plan.apartments),
    })),
    extras: extras.map((extra) => ({
      ...{ id: extra.documentId, name: extra.name, description: extra.description ?? '' },
      ...{ price: extra.price, basis: extra.basis, taxable: extra.taxable },
      ...{ changesTime: extra.changesTime, time: extra.time },
      ...{ noticeHours: extra.noticeHours, most: extra.most, order: extra.order, active: extra.active },
      apartments: idsOf(extra.apartments),
    })),
  };
}

function chargeDraftOf(rule: ChargeRuleDocument): ChargeDraft & { id: string } {
  const { documentId, amount, percent, active } = rule;
  return { ...chargeRuleOf(rule), id: documentId, amount, percent, active };
}

function idsOf(apartments: readonly { apartmentId: string }[]): string[] | null {
  return apartments.length === 0 ? null : apartments.map(({ apartmentId }) => apartmentId);
}

/**
 * Changes fees and taxes, cancellation policies, rate plans and extras, all of it or nothing. When it answers, guests
 * are told the new terms; stays that are booked keep what was agreed.
 * @throws ValidationError for a name that another one has, an apartment or a policy that is not there, a fee or tax that
 *   makes no sense
 * @throws ApplicationError for a policy in use that is to be removed
 * @throws NotFoundError for what somebody has removed meanwhile
 */
export async function saveTerms({ strapi, inventory }: RatesDeps, change: TermsChange): Promise<void> {
  const { charges = {}, policies = {}, ratePlans = {}, extras = {} } = change;
  const drafts = [...(charges.save ?? []), ...(ratePlans.save ?? []), ...(extras.save ?? [])];
  await inTransaction(strapi, async () => {
    const named = await readNamedApartments(
      strapi,
      drafts.flatMap(({ apartments }) => apartments ?? []),
    );
    const apartmentsOf = (ids: readonly string[] | null, field: string) =>
      (ids ?? []).map((apartmentId) => named.documentOf(apartmentId, `${field}.apartments`));
    // Plans go before the policies that they name.
    for (const documentId of ratePlans.remove ?? []) await remove(strapi, UIDS.ratePlan, documentId);
    for (const documentId of policies.remove ?? []) await remove(strapi, UIDS.cancellationPolicy, documentId);
    for (const documentId of extras.remove ?? []) await remove(strapi, UIDS.extra, documentId);
    for (const documentId of charges.remove ?? []) await remove(strapi, UIDS.chargeRule, documentId);
    for (const [index, draft] of (charges.save ?? []).entries())
      await save(strapi, UIDS.chargeRule, draft.id, {
        ...chargeDataOf(draft),
        ...(draft.id === null && {
          code: await shortNameOf(strapi, UIDS.chargeRule, 'code', { name: draft.name }),
        }),
        apartments: apartmentsOf(draft.apartments, `charges.save.${index}`),
      });
    for (const { id, ...data } of policies.save ?? []) await save(strapi, UIDS.cancellationPolicy, id, data);
    for (const [index, { id, policy, apartments, ...data }] of (ratePlans.save ?? []).entries()) {
      const field = `ratePlans.save.${index}`;
      await requirePolicy(strapi, policy, `${field}.policy`);
      await save(strapi, UIDS.ratePlan, id, {
        ...data,
        cancellationPolicy: policy,
        apartments: apartmentsOf(apartments, field),
      });
    }
    for (const [index, { id, apartments, ...data }] of (extras.save ?? []).entries())
      await save(strapi, UIDS.extra, id, {
        ...data,
        ...(id === null && { slug: await shortNameOf(strapi, UIDS.extra, 'slug', { name: data.name }) }),
        apartments: apartmentsOf(apartments, `extras.save.${index}`),
      });
  });
  await inventory.caughtUp();
}

/** In the words in which fees and taxes are kept. */
function chargeDataOf({ id: _, kind, basis, ...draft }: ChargeDraft) {
  return { ...draft, kind: kind === 'tax' ? 'Tax' : 'Fee', basis: BASIS_WORDS[basis] };
}

async function remove(strapi: Core.Strapi, uid: Uid, documentId: string): Promise<void> {
  await documents(strapi, uid).delete({ documentId });
}

async function save(strapi: Core.Strapi, uid: Uid, id: string | null, data: object): Promise<void> {
  const all = documents(strapi, uid);
  if (id === null) await all.create({ data: { ...data } });
  else if (!(await all.update({ documentId: id, data: { ...data } })))
    throw new errors.NotFoundError('Somebody has removed this. Reload the page');
}

async function requirePolicy(strapi: Core.Strapi, id: string | null, field: string): Promise<void> {
  if (id === null || (await documents(strapi, UIDS.cancellationPolicy).findOne({ documentId: id }))) return;
  throw invalidField(field, 'Somebody has removed this policy. Choose another one');
}
