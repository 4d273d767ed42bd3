import { Button, Flex, Link } from '@strapi/design-system';
import type { Listing } from 'booking-rules/contracts/setup/listings';
import { TwoColumns } from '../../components/page';
import { Panel } from '../../components/panel';
import { PreviewFrame } from '../../components/preview-frame';
import { localToday } from '../../format/dates';
import { ReadinessList } from '../../components/apartments/readiness-list';
import { lacksOf, type StepKey } from '../draft';
import { messages } from '../../messages/messages';
import type { ListingFormState } from '../use-listing-form';

const APARTMENT = 'api::apartment.apartment';

/** What it lacks, how guests will see it, and the button that shows it to them. */
export function PublishStep({
  form,
  saved,
  goTo,
}: {
  form: ListingFormState;
  saved: Listing;
  goTo: (step: StepKey) => void;
}) {
  const { publish: t, onSite } = messages().listings;
  const { values, busy, publish, isChanged } = form;
  const isPublished = saved.state === 'published' && !isChanged;
  return (
    <TwoColumns
      columns={[
        <Panel key="state" title={isPublished ? t.published : t.ready}>
          <ReadinessList notes={lacksOf(values, localToday())} model={APARTMENT} />
          <Flex gap={4} paddingTop={4} wrap="wrap" alignItems="center">
            <Button loading={busy === 'publish'} disabled={isPublished} onClick={() => void publish(goTo)}>
              {saved.state === 'draft' ? t.publish : t.publishChanges}
            </Button>
            {saved.state === 'draft' ? null : (
              <Link href={`/apartment/${saved.apartmentId}`} isExternal>
                {onSite}
              </Link>
            )}
          </Flex>
        </Panel>,
        <Panel key="preview" title={t.preview}>
          <PreviewFrame
            title={t.previewOf}
            uid={APARTMENT}
            documentId={saved.documentId}
            status="draft"
            version={JSON.stringify(saved)}
          />
        </Panel>,
      ]}
    />
  );
}
