import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import type { Terms } from 'booking-rules/contracts/rates/terms';
import { describeTiers } from 'booking-rules/shared/domain/cancellation';
import { describeRule } from 'booking-rules/shared/domain/pricing/charge-rule';
import { describeDiscount, type Promotion } from 'booking-rules/shared/domain/pricing/promotion';
import { describeOffer } from 'booking-rules/shared/domain/pricing/extra';
import { describeRatePlan } from 'booking-rules/shared/domain/pricing/rate-plan';
import { lineLabel } from 'booking-rules/shared/explain/line-label';
import type { RatesAndRestrictions } from 'booking-rules/shared/domain/restrictions/rule-change';
import { MANAGE_RATES, useCanManage } from '../api/permissions';
import { useApiQuery } from '../api/use-api-query';
import { ruleLink } from '../components/links';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import {
  labelForApartments,
  labelledApartments,
  useApartmentNames,
} from '../components/apartments/apartment-names';
import { ChargeDialog } from './terms/charge-dialog';
import { ExtraDialog } from './terms/extra-dialog';
import { PolicyDialog } from './terms/policy-dialog';
import { RatePlanDialog } from './terms/rate-plan-dialog';
import { messages } from '../messages/messages';

/** Under which terms stays are booked: what is in force, each a click from where it is edited. */
export function TermsPage() {
  const query = useApiQuery('GET /booking-rules/rates-and-restrictions', { query: { pageSize: 1 } });
  const terms = useApiQuery('GET /booking-rules/terms');
  const reload = () => {
    terms.reload();
    query.reload();
  };
  const { title, subtitle } = messages().terms;
  return (
    <Page title={title} subtitle={subtitle}>
      <QueryResult query={query}>
        {({ data: { promotions } }) => (
          <QueryResult query={terms}>
            {({ data }) => <TermsInForce promotions={promotions} terms={data} onDone={reload} />}
          </QueryResult>
        )}
      </QueryResult>
    </Page>
  );
}

function TermsInForce({
  promotions,
  terms,
  onDone,
}: {
  promotions: RatesAndRestrictions['promotions'];
  terms: Terms;
  onDone: () => void;
}) {
  const canManage = useCanManage(MANAGE_RATES);
  const { charges, ratePlans, extras } = terms;
  const names = useApartmentNames(labelledApartments([...charges, ...ratePlans, ...extras]));
  const t = messages().terms;
  const withState = (said: readonly string[], active: boolean, ids: readonly string[] | null) =>
    t.facts([...said, ...(ids === null ? [] : [labelForApartments(ids, names)]), ...(active ? [] : [t.off])]);
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Part
        title={t.charges.title}
        lines={charges.map((charge) => [
          charge.name,
          withState([describeRule({ ...charge, apartments: null })], charge.active, charge.apartments),
          canManage ? <ChargeDialog charge={charge} onDone={onDone} /> : null,
        ])}
        empty={t.charges.none}
        add={canManage ? <ChargeDialog onDone={onDone} /> : null}
      />
      <Part
        title={t.policies.title}
        lines={terms.policies.map((policy) => [
          policy.usual ? t.policies.usual(policy.name) : policy.name,
          describePolicy(policy),
          canManage ? <PolicyDialog policy={policy} onDone={onDone} /> : null,
        ])}
        empty=""
        add={canManage ? <PolicyDialog onDone={onDone} /> : null}
      />
      <Part
        title={t.ratePlans.title}
        lines={[
          [t.ratePlans.standard, t.ratePlans.standardTerms],
          ...ratePlans.map((plan): Line => {
            const size =
              plan.percent === 0
                ? t.ratePlans.usualRates
                : lineLabel({ kind: 'rate-plan', label: describeRatePlan(plan) }).replace(/^.*: /s, '');
            const policy = terms.policies.find(({ id }) => id === plan.policy);
            const said = [
              size,
              ...(policy ? [t.ratePlans.policy(policy.name)] : []),
              ...(plan.paidAtOnce ? [t.ratePlans.paidAtOnce] : []),
              ...(plan.noticeDays > 0 ? [t.ratePlans.notice(plan.noticeDays)] : []),
            ];
            return [
              plan.name,
              withState(said, plan.active, plan.apartments),
              canManage ? <RatePlanDialog plan={plan} policies={terms.policies} onDone={onDone} /> : null,
            ];
          }),
        ]}
        empty=""
        add={canManage ? <RatePlanDialog policies={terms.policies} onDone={onDone} /> : null}
      />
      <Part
        title={t.extras.title}
        lines={extras.map((extra) => [
          extra.name,
          withState([describeOffer(extra)], extra.active, extra.apartments),
          canManage ? <ExtraDialog extra={extra} onDone={onDone} /> : null,
        ])}
        empty={t.extras.none}
        add={canManage ? <ExtraDialog onDone={onDone} /> : null}
      />
      <Part
        title={t.promotions.title}
        lines={promotions.map((promotion) => [
          promotion.code,
          describePromotion(promotion),
          canManage ? <EditPromotion code={promotion.code} /> : null,
        ])}
        empty={t.promotions.none}
        add={
          canManage ? (
            <Link tag={RouterLink} to={ruleLink('rates', { promotion: '' })}>
              {t.promotions.add}
            </Link>
          ) : null
        }
      />
    </Flex>
  );
}

/** Promotions are edited among the rates, whose discounts they come after. */
function EditPromotion({ code }: Pick<Promotion, 'code'>) {
  const t = messages().terms;
  return (
    <Link tag={RouterLink} to={ruleLink('rates', { promotion: code })} aria-label={t.promotions.edit(code)}>
      {t.edit}
    </Link>
  );
}

type Line = readonly [name: string, said: string, edit?: ReactNode];

interface PartProps {
  title: string;
  lines: readonly Line[];
  empty: string;
  /** Opens a new one. */
  add?: ReactNode;
}

function Part({ title, lines, empty, add }: PartProps): ReactNode {
  return (
    <Panel title={title}>
      {lines.length === 0 ? <Typography>{empty}</Typography> : null}
      <Box tag="ul">
        {lines.map(([name, said, edit]) => (
          <Flex tag="li" key={name} gap={4} paddingBottom={2} justifyContent="space-between">
            <Box minWidth={0}>
              <Typography tag="bdi" fontWeight="bold">
                {name}
              </Typography>
              <Typography textColor="neutral600">{` · ${said}`}</Typography>
            </Box>
            {edit}
          </Flex>
        ))}
      </Box>
      {add ? <Box paddingTop={2}>{add}</Box> : null}
    </Panel>
  );
}

/** What a policy gives back, and who has it. */
function describePolicy({ tiers, usedBy: [first, ...rest] }: Terms['policies'][number]): string {
  const said = describeTiers(tiers);
  return first === undefined ? said : messages().terms.policies.usedBy(said, first, rest.length);
}

function describePromotion(promotion: Omit<Promotion, 'uses'>): string {
  const { amount, percent, active, banner } = promotion;
  const size = describeDiscount(amount === null ? { percent } : { percent, amount });
  const t = messages().terms;
  const more = [...(active ? [] : [t.off]), ...(banner === null ? [] : [t.promotions.banner(banner)])];
  return t.facts([size, ...more]);
}
