import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Box, Typography } from '@strapi/design-system';
import type { RatesAndRestrictions } from 'booking-rules/shared/domain/restrictions/rule-change';
import { Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { MANAGE_RATES, useCanManage } from '../../api/permissions';
import { WholeNumberField } from '../../components/fields';
import { Locked, SaveButtons, SaveOutcome, UnsavedGuard } from '../draft/save-bar';
import { useRatesDraft } from '../draft/use-rates-draft';
import { WithRatesAndRestrictions } from '../../components/with-rates-and-restrictions';
import { OverrideTable } from './override-table';
import { SeasonList } from './season-list';

const TITLE = 'Minimum stay';
const SUBTITLE =
  'The fewest nights a guest can book. Seasons come first, then overrides, then the minimum for all.';

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
  const canEdit = useCanManage(MANAGE_RATES);
  const draft = useRatesDraft(initial, 'minimum-stays');
  const { policies } = draft.draft;
  return (
    <Page title={TITLE} subtitle={SUBTITLE} actions={<SaveButtons draft={draft} canEdit={canEdit} />}>
      <UnsavedGuard unsaved={draft.changes > 0} />
      <SaveOutcome draft={draft} />
      <Locked locked={!canEdit}>
        <Panel title="For all apartments">
          <Box maxWidth="36rem">
            <WholeNumberField
              name="global"
              label="Nights"
              hint="Applies where no season or override is set."
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
              Dates with their own minimum stay, which applies by arrival day. Where seasons overlap, one for
              chosen apartments comes first, then the shorter one. Seasons that only set prices are on the
              Rates page.
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
