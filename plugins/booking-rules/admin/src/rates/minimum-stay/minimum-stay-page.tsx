import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Box, Typography } from '@strapi/design-system';
import { Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { MANAGE_RATES, useCanManage } from '../../api/permissions';
import { WholeNumberField } from '../../components/fields';
import { Locked, SaveButtons, SaveOutcome, UnsavedGuard } from '../draft/save-bar';
import { useRatesDraft } from '../draft/use-rates-draft';
import {
  WithRatesAndRestrictions,
  type RatesInPages,
} from '../../components/rates/with-rates-and-restrictions';
import { OverrideTable } from './override-table';
import { SeasonList } from './season-list';
import { messages } from '../../messages/messages';

/** The nights for all, seasons and overrides on one page, with what comes of them. */
export function MinimumStayPage() {
  const [params] = useSearchParams();
  const { title, subtitle } = messages().minimumStay;
  return (
    <WithRatesAndRestrictions title={title} subtitle={subtitle} search={params.get('apartment') ?? ''}>
      {(rates) => <MinimumStayEditor rates={rates} />}
    </WithRatesAndRestrictions>
  );
}

/** `?season=` opens a season, `?apartment=` looks for an apartment. */
function MinimumStayEditor({ rates }: { rates: RatesInPages }) {
  const [params] = useSearchParams();
  const [opened, setOpened] = useState(params.get('season'));
  const canEdit = useCanManage(MANAGE_RATES);
  const draft = useRatesDraft(rates, 'minimum-stays');
  const { policies } = draft.draft;
  const t = messages().minimumStay;
  return (
    <Page title={t.title} subtitle={t.subtitle} actions={<SaveButtons draft={draft} canEdit={canEdit} />}>
      <UnsavedGuard unsaved={draft.changes > 0} />
      <SaveOutcome draft={draft} />
      <Locked locked={!canEdit}>
        <Panel title={t.forAll.title}>
          <Box maxWidth="36rem">
            <WholeNumberField
              name="global"
              label={t.forAll.nights}
              hint={t.forAll.hint}
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
        <Panel title={t.seasons.title}>
          <Box paddingBottom={2}>
            <Typography textColor="neutral600">{t.seasons.explanation}</Typography>
          </Box>
          <SeasonList draft={draft} canEdit={canEdit} opened={opened} onOpen={setOpened} />
        </Panel>
        <Panel title={t.overrides.title}>
          <OverrideTable draft={draft} rates={rates} />
        </Panel>
      </Locked>
    </Page>
  );
}
