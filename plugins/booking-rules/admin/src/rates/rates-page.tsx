import { useSearchParams } from 'react-router-dom';
import { Box, Tabs } from '@strapi/design-system';
import { useRBAC } from '@strapi/strapi/admin';
import type { RatesAndRestrictions } from 'booking-rules/shared/contracts/rule-book';
import { Page } from '../parts/page';
import { RULE } from '../permissions';
import { Locked } from '../rules/locked';
import { PromotionList } from '../rules/promotion-list';
import { RatesList } from '../rules/rates-list';
import { SaveButtons, SaveOutcome } from '../rules/save-bar';
import { UnsavedGuard } from '../rules/unsaved-guard';
import { useRuleDraft } from '../rules/use-rule-draft';
import { WithRuleBook } from '../rules/with-rule-book';

const TITLE = 'Rates';
const SUBTITLE = 'What a night costs: a season comes first, then the weekend rate, then the base rate';

/** Base and weekend rates, seasons and promotion codes, edited where they are seen. */
export function RatesPage() {
  return (
    <WithRuleBook title={TITLE} subtitle={SUBTITLE}>
      {(book) => <RatesEditor initial={book} />}
    </WithRuleBook>
  );
}

/** `?apartment=` looks for an apartment, `?season=` opens a season, `?promotion=` a code. */
function RatesEditor({ initial }: { initial: RatesAndRestrictions }) {
  const [params] = useSearchParams();
  const { allowedActions } = useRBAC(RULE);
  const mayRule = allowedActions.canManage === true;
  const draft = useRuleDraft(initial, 'rates');
  const promotion = params.get('promotion');
  return (
    <Page title={TITLE} subtitle={SUBTITLE} actions={<SaveButtons draft={draft} mayRule={mayRule} />}>
      <UnsavedGuard unsaved={draft.changes > 0} />
      <SaveOutcome draft={draft} />
      <Locked locked={!mayRule}>
        <Tabs.Root defaultValue={promotion === null ? 'apartments' : 'promotions'}>
          <Tabs.List aria-label="Rates">
            <Tabs.Trigger value="apartments">Apartments</Tabs.Trigger>
            <Tabs.Trigger value="promotions">Promotion codes</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="apartments">
            <Box padding={5}>
              <RatesList
                draft={draft}
                mayRule={mayRule}
                looking={params.get('apartment') ?? ''}
                season={params.get('season')}
              />
            </Box>
          </Tabs.Content>
          <Tabs.Content value="promotions">
            <Box padding={5}>
              <PromotionList draft={draft} mayRule={mayRule} looking={promotion} />
            </Box>
          </Tabs.Content>
        </Tabs.Root>
      </Locked>
    </Page>
  );
}
