import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Box, Typography } from '@strapi/design-system';
import { useRBAC } from '@strapi/strapi/admin';
import type { RatesAndRestrictions } from 'booking-rules/shared/contracts/rule-book';
import { Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { MANAGE_RATES } from '../../api/permissions';
import { WholeField } from '../../components/fields';
import { Locked, SaveButtons, SaveOutcome, UnsavedGuard } from '../draft/save-bar';
import { useRatesDraft } from '../draft/use-rates-draft';
import { WithRatesAndRestrictions } from '../../components/with-rates-and-restrictions';
import { OverrideTable } from './override-table';
import { SeasonList } from './season-list';

const TITLE = 'Minimum stay';
const SUBTITLE =
  'The fewest nights a guest can rates: a season comes first, then the override, then the nights for all';

/** The nights for all, seasons and overrides on one page, with what comes of them. */
export function MinimumStayPage() {
  return (
    <WithRatesAndRestrictions title={TITLE} subtitle={SUBTITLE}>
      {(rates) => <MinimumStayEditor initial={rates} />}
    </WithRatesAndRestrictions>
  );
}

/** `?season=` opens a season, `?apartment=` looks for an apartment. */
function MinimumStayEditor({ initial }: { initial: RatesAndRestrictions }) {
  const [params] = useSearchParams();
  const [opened, setOpened] = useState(params.get('season'));
  const { allowedActions } = useRBAC(MANAGE_RATES);
  const canEdit = allowedActions.canManage === true;
  const draft = useRatesDraft(initial, 'minimum-stays');
  const { policies } = draft.draft;
  return (
    <Page title={TITLE} subtitle={SUBTITLE} actions={<SaveButtons draft={draft} canEdit={canEdit} />}>
      <UnsavedGuard unsaved={draft.changes > 0} />
      <SaveOutcome draft={draft} />
      <Locked locked={!canEdit}>
        <Panel title="For all apartments">
          <Box maxWidth="36rem">
            <WholeField
              name="global"
              label="Nights"
              hint="Where no season and no override says otherwise."
              value={policies.minimumStay}
              placeholder="1"
              onChange={(minimumStay) =>
                draft.edit((before) => ({
                  ...before,
                  policies: { ...before.policies, minimumStay: Math.min(365, minimumStay ?? 1) },
                }))
              }
            />
          </Box>
        </Panel>
        <Panel title="Seasons">
          <Box paddingBottom={2}>
            <Typography textColor="neutral600">
              Dates with their own minimum stay. What counts is the day of arrival; where seasons overlap, one
              for chosen apartments comes first, then the shorter one. Seasons that set prices alone are under
              Rates.
            </Typography>
          </Box>
          <SeasonList draft={draft} canEdit={canEdit} opened={opened} onOpen={setOpened} />
        </Panel>
        <Panel title="Apartments">
          <OverrideTable draft={draft} initialSearch={params.get('apartment') ?? ''} />
        </Panel>
      </Locked>
    </Page>
  );
}
