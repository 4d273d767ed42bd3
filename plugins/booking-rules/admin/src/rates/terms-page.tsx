import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import type { Terms } from 'booking-rules/contracts/terms';
import { describeTiers } from 'booking-rules/shared/domain/cancellation';
import { describeRule } from 'booking-rules/shared/domain/pricing/charge-rule';
import { describeDiscount, type Promotion } from 'booking-rules/shared/domain/pricing/promotion';
import { describeOffer } from 'booking-rules/shared/domain/pricing/extra';
import { describeRatePlan } from 'booking-rules/shared/domain/pricing/rate-plan';
import type { RatesAndRestrictions } from 'booking-rules/shared/domain/restrictions/rule-change';
import { plural } from 'booking-rules/shared/format/plural';
import { MANAGE_RATES, useCanManage } from '../api/permissions';
import { useApiQuery } from '../api/use-api-query';
import { ruleLink } from '../components/links';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { labelForApartments } from './editors/apartment-choice';
import { ChargeDialog } from './terms/charge-dialog';
import { ExtraDialog } from './terms/extra-dialog';
import { PolicyDialog } from './terms/policy-dialog';
import { RatePlanDialog } from './terms/rate-plan-dialog';

/** Under which terms stays are booked: what is in force, each a click from where it is edited. */
export function TermsPage() {
  const query = useApiQuery('GET /booking-rules/rates-and-restrictions');
  const terms = useApiQuery('GET /booking-rules/terms');
  const reload = () => {
    terms.reload();
    query.reload();
  };
  return (
    <Page
      title="Terms, fees and taxes"
      subtitle="What is in force for new stays. Stays that are booked keep what was agreed"
    >
      <QueryResult query={query}>
        {({ data: rates }) => (
          <QueryResult query={terms}>
            {({ data }) => <TermsInForce rates={rates} terms={data} onDone={reload} />}
          </QueryResult>
        )}
      </QueryResult>
    </Page>
  );
}

function TermsInForce({
  rates: { apartments, promotions },
  terms,
  onDone,
}: {
  rates: RatesAndRestrictions;
  terms: Terms;
  onDone: () => void;
}) {
  const canManage = useCanManage(MANAGE_RATES);
  const withState = (said: string, active: boolean, ids: readonly string[] | null) =>
    [said, ...(ids === null ? [] : [labelForApartments(ids, apartments)]), ...(active ? [] : ['off'])].join(
      ', ',
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Part
        title="Fees and taxes"
        lines={terms.charges.map((charge) => [
          charge.name,
          withState(describeRule({ ...charge, apartments: null }), charge.active, charge.apartments),
          canManage ? <ChargeDialog charge={charge} apartments={apartments} onDone={onDone} /> : null,
        ])}
        empty="None: guests pay only for the nights and the cleaning."
        add={canManage ? <ChargeDialog apartments={apartments} onDone={onDone} /> : null}
      />
      <Part
        title="Cancellation policies"
        lines={terms.policies.map((policy) => [
          policy.usual ? `${policy.name} (usual)` : policy.name,
          [describeTiers(policy.tiers), ...usersOf(policy.usedBy)].join('. '),
          canManage ? <PolicyDialog policy={policy} onDone={onDone} /> : null,
        ])}
        empty=""
        add={canManage ? <PolicyDialog onDone={onDone} /> : null}
      />
      <Part
        title="Rate plans"
        lines={[
          ['Standard', 'The rates as they are, with the cancellation policy of the apartment'],
          ...terms.ratePlans.map((plan): Line => {
            const size =
              plan.percent === 0 ? 'The usual rates' : describeRatePlan(plan).replace(`${plan.name}: `, '');
            const policy = terms.policies.find(({ id }) => id === plan.policy);
            const said = [
              size,
              ...(policy ? [`policy “${policy.name}”`] : []),
              ...(plan.paidAtOnce ? ['paid in full when booked'] : []),
              ...(plan.noticeDays > 0 ? [`until ${plural(plan.noticeDays, 'day')} before arrival`] : []),
            ].join(', ');
            return [
              plan.name,
              withState(said, plan.active, plan.apartments),
              canManage ? (
                <RatePlanDialog
                  plan={plan}
                  policies={terms.policies}
                  apartments={apartments}
                  onDone={onDone}
                />
              ) : null,
            ];
          }),
        ]}
        empty=""
        add={
          canManage ? (
            <RatePlanDialog policies={terms.policies} apartments={apartments} onDone={onDone} />
          ) : null
        }
      />
      <Part
        title="Extras"
        lines={terms.extras.map((extra) => [
          extra.name,
          withState(describeOffer(extra), extra.active, extra.apartments),
          canManage ? <ExtraDialog extra={extra} apartments={apartments} onDone={onDone} /> : null,
        ])}
        empty="What guests can book with their stay, such as an airport transfer, each with its price and notice."
        add={canManage ? <ExtraDialog apartments={apartments} onDone={onDone} /> : null}
      />
      <Part
        title="Promotions"
        lines={promotions.map((promotion) => [
          promotion.code,
          describePromotion(promotion),
          canManage ? <EditPromotion code={promotion.code} /> : null,
        ])}
        empty="There are none."
        add={
          canManage ? (
            <Link tag={RouterLink} to={ruleLink('rates', { promotion: '' })}>
              Add a promotion
            </Link>
          ) : null
        }
      />
    </Flex>
  );
}

/** Promotions are edited among the rates, whose discounts they come after. */
function EditPromotion({ code }: Pick<Promotion, 'code'>) {
  return (
    <Link tag={RouterLink} to={ruleLink('rates', { promotion: code })} aria-label={`Edit ${code}`}>
      Edit
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
              <Typography fontWeight="bold">{name}</Typography>
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

/** Who has a policy, in a sentence; none where nobody does. */
function usersOf(names: readonly string[]): string[] {
  const [first, ...rest] = names;
  if (first === undefined) return [];
  return [`Used by ${first}${rest.length === 0 ? '' : ` and ${rest.length} more`}`];
}

function describePromotion(promotion: Omit<Promotion, 'uses'>): string {
  const { amount, percent, active, banner } = promotion;
  const size = describeDiscount(amount === null ? { percent } : { percent, amount });
  const more = [...(active ? [] : ['off']), ...(banner === null ? [] : [`on the banner: “${banner}”`])];
  return [size, ...more].join(', ');
}
