import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Box, Typography } from '@strapi/design-system';
import { useRBAC } from '@strapi/strapi/admin';
import type { RatesAndRestrictions } from 'booking-rules/shared/contracts/rule-book';
import { Page } from '../parts/page';
import { Panel } from '../parts/panel';
import { RULE } from '../permissions';
import { WholeField } from '../parts/fields';
import { OverrideTable } from '../rules/override-table';
import { Locked } from '../rules/locked';
import { SaveButtons, SaveOutcome } from '../rules/save-bar';
import { SeasonList } from '../rules/season-list';
import { UnsavedGuard } from '../rules/unsaved-guard';
import { useRuleDraft } from '../rules/use-rule-draft';
import { WithRuleBook } from '../rules/with-rule-book';

const TITLE = 'Minimum stay';
const SUBTITLE =
  'The fewest nights a guest can book: a season comes first, then the override, then the nights for all';

/** The nights for all, seasons and overrides on one page, with what comes of them. */
export function MinimumStayPage() {
  return (
    <WithRuleBook title={TITLE} subtitle={SUBTITLE}>
      {(book) => <MinimumStayEditor initial={book} />}
    </WithRuleBook>
  );
}

/** `?season=` opens a season, `?apartment=` looks for an apartment. */
function MinimumStayEditor({ initial }: { initial: RatesAndRestrictions }) {
  const [params] = useSearchParams();
  const [opened, setOpened] = useState(params.get('season'));
  const { allowedActions } = useRBAC(RULE);
  const mayRule = allowedActions.canManage === true;
  const draft = useRuleDraft(initial, 'minimum-stays');
  const { policies } = draft.draft;
  return (
    <Page title={TITLE} subtitle={SUBTITLE} actions={<SaveButtons draft={draft} mayRule={mayRule} />}>
      <UnsavedGuard unsaved={draft.changes > 0} />
      <SaveOutcome draft={draft} />
      <Locked locked={!mayRule}>
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
          <SeasonList draft={draft} mayRule={mayRule} opened={opened} onOpen={setOpened} />
        </Panel>
        <Panel title="Apartments">
          <OverrideTable draft={draft} looking={params.get('apartment') ?? ''} />
        </Panel>
      </Locked>
    </Page>
  );
}
