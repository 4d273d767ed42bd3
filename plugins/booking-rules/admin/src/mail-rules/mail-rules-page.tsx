import { Link as RouterLink } from 'react-router-dom';
import { Box, Flex, Link, LinkButton, Toggle, Typography } from '@strapi/design-system';
import type { MailRuleLine } from 'booking-rules/contracts/mail-rules';
import { toldWords } from 'booking-rules/shared/format/choice-labels';
import { useApi } from '../api/client';
import { MANAGE_RATES, useCanManage } from '../api/permissions';
import { useAction } from '../api/use-action';
import { useApiQuery } from '../api/use-api-query';
import {
  labelForApartments,
  labelledApartments,
  useApartmentNames,
  type ApartmentNames,
} from '../components/apartments/apartment-names';
import { NoMailServer } from '../components/mail-state';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { messages } from '../messages/messages';
import { describeTiming, draftOf } from './drafts';

const linkTo = (id: number | 'new'): string => `/plugins/booking-rules/mail-rules/${id}`;

/** The mails that go to guests by rule: what goes out when, and whether it does. */
export function MailRulesPage() {
  const t = messages().mailRules;
  const query = useApiQuery('GET /booking-rules/mail-rules');
  const names = useApartmentNames(labelledApartments(query.data?.data.rules ?? []));
  const canManage = useCanManage(MANAGE_RATES);
  const add = (
    <LinkButton tag={RouterLink} to={linkTo('new')}>
      {t.add}
    </LinkButton>
  );
  return (
    <Page title={t.title} subtitle={t.subtitle} actions={canManage ? add : undefined}>
      <QueryResult query={query}>
        {({ data: { rules, mailServer } }) => (
          <Panel>
            {rules.length === 0 ? <Typography>{t.none}</Typography> : null}
            <Flex tag="ul" direction="column" alignItems="stretch" gap={5}>
              {rules.map((rule) => (
                <Rule key={rule.id} rule={rule} names={names} canManage={canManage} onDone={query.reload} />
              ))}
            </Flex>
            {mailServer ? null : (
              <Box paddingTop={5}>
                <NoMailServer />
              </Box>
            )}
          </Panel>
        )}
      </QueryResult>
    </Page>
  );
}

interface RuleProps {
  rule: MailRuleLine;
  names: ApartmentNames | null;
  canManage: boolean;
  onDone: () => void;
}

function Rule({ rule, names, canManage, onDone }: RuleProps) {
  const t = messages().mailRules;
  const { busy, run } = useAction();
  const api = useApi();
  const { id, active, condition, sent } = rule;
  const name = toldWords(rule.name);
  const facts = [
    t.conditions[condition],
    ...(rule.apartments === null ? [] : [labelForApartments(rule.apartments, names)]),
    t.sent(sent),
  ];

  async function turn(on: boolean): Promise<void> {
    await run('turn', async () => {
      const data = { ...draftOf(rule), active: on };
      await api.call('PUT /booking-rules/mail-rules/{id}', { params: { id }, body: { data } });
      return t.switched(name, on);
    });
    onDone();
  }

  return (
    <Flex tag="li" justifyContent="space-between" alignItems="center" gap={4} wrap="wrap">
      <Box minWidth={0} style={{ flex: '1 1 24rem' }}>
        <Typography tag="p" fontWeight="bold">
          <bdi>{name}</bdi>
        </Typography>
        <Typography tag="p">{describeTiming(rule)}</Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {t.facts(facts)}
        </Typography>
      </Box>
      <Flex gap={4} alignItems="center">
        <Box width="16rem">
          <Toggle
            aria-label={t.switchOn(name)}
            onLabel={t.on}
            offLabel={t.off}
            checked={active}
            disabled={!canManage || busy !== null}
            onChange={(event) => void turn(event.target.checked)}
          />
        </Box>
        {canManage ? (
          <Link tag={RouterLink} to={linkTo(id)} aria-label={t.edit(name)}>
            {t.open}
          </Link>
        ) : null}
      </Flex>
    </Flex>
  );
}
