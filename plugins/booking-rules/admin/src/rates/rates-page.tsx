import { useSearchParams } from 'react-router-dom';
import { Box, Tabs } from '@strapi/design-system';
import { Page } from '../components/page';
import { MANAGE_RATES, useCanManage } from '../api/permissions';
import { WithRatesAndRestrictions, type RatesInPages } from '../components/rates/with-rates-and-restrictions';
import { Locked, SaveButtons, SaveOutcome, UnsavedGuard } from './draft/save-bar';
import { PromotionList } from './promotion-list';
import { RatesList } from './rates-list';
import { useRatesDraft } from './draft/use-rates-draft';
import { currentLanguage, directionOf } from 'booking-rules/shared/format/language';
import { messages } from '../messages/messages';

/** Base and weekend rates, seasons and promotion codes, edited where they are seen. */
export function RatesPage() {
  const [params] = useSearchParams();
  const { title, subtitle } = messages().rates;
  return (
    <WithRatesAndRestrictions title={title} subtitle={subtitle} search={params.get('apartment') ?? ''}>
      {(rates) => <RatesEditor rates={rates} />}
    </WithRatesAndRestrictions>
  );
}

/** `?apartment=` looks for an apartment, `?season=` opens a season, `?promotion=` a code. */
function RatesEditor({ rates }: { rates: RatesInPages }) {
  const [params] = useSearchParams();
  const canEdit = useCanManage(MANAGE_RATES);
  const draft = useRatesDraft(rates, 'rates');
  const promotion = params.get('promotion');
  const t = messages().rates;
  return (
    <Page title={t.title} subtitle={t.subtitle} actions={<SaveButtons draft={draft} canEdit={canEdit} />}>
      <UnsavedGuard unsaved={draft.changes > 0} />
      <SaveOutcome draft={draft} />
      <Locked locked={!canEdit}>
        <Tabs.Root
          dir={directionOf(currentLanguage())}
          defaultValue={promotion === null ? 'apartments' : 'promotions'}
        >
          <Tabs.List aria-label={t.title}>
            <Tabs.Trigger value="apartments">{t.tabs.apartments}</Tabs.Trigger>
            <Tabs.Trigger value="promotions">{t.tabs.promotions}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="apartments">
            <Box padding={5}>
              <RatesList draft={draft} rates={rates} canEdit={canEdit} season={params.get('season')} />
            </Box>
          </Tabs.Content>
          <Tabs.Content value="promotions">
            <Box padding={5}>
              <PromotionList draft={draft} canEdit={canEdit} initialSearch={promotion} />
            </Box>
          </Tabs.Content>
        </Tabs.Root>
      </Locked>
    </Page>
  );
}
