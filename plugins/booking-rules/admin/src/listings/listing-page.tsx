import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Button, Flex, Link, Typography } from '@strapi/design-system';
import type { Listing, ListingChoices } from 'booking-rules/contracts/setup/listings';
import { useApiQuery } from '../api/use-api-query';
import { Form } from '../components/form';
import { BackArrow, Page } from '../components/page';
import { QueryResult } from '../components/query-result';
import { messages } from '../messages/messages';
import { STEPS, type StepKey } from './draft';
import { ArrivalStep } from './steps/arrival';
import { AmenitiesStep } from './steps/amenities';
import { BasicsStep } from './steps/basics';
import { PhotosStep } from './steps/photos';
import { PriceStep } from './steps/price';
import { PublishStep } from './steps/publish';
import { RoomsStep } from './steps/rooms';
import { useListingForm } from './use-listing-form';

const LISTINGS = '/plugins/booking-rules/listings';
const NEW = 'new';

/** One listing, step by step: from its name to its place on the site. */
export function ListingPage() {
  const { documentId = NEW } = useParams();
  // A new one has an id once it is saved; what is on the screen is that one already.
  const [asked] = useState(documentId);
  const choices = useApiQuery('GET /booking-rules/listing-choices');
  const listing = useApiQuery(
    'GET /booking-rules/listings/{documentId}',
    asked === NEW ? null : { params: { documentId: asked } },
  );
  return (
    <QueryResult query={choices}>
      {(found) =>
        asked === NEW ? (
          <Editor listing={null} choices={found.data} />
        ) : (
          <QueryResult query={listing}>
            {({ data }) => <Editor listing={data} choices={found.data} />}
          </QueryResult>
        )
      }
    </QueryResult>
  );
}

function Editor({ listing, choices }: { listing: Listing | null; choices: ListingChoices }) {
  const { listings } = messages();
  const t = listings.page;
  const form = useListingForm(listing, choices);
  const { saved, values, busy, isChanged, uploads } = form;
  const { step, goTo } = useStep();
  const index = STEPS.findIndex(({ key }) => key === step);
  const next = STEPS[index + 1];
  const isUploading = uploads.left > 0;
  useLeavingQuestion(isChanged || isUploading);
  const top = useRef<HTMLDivElement>(null);
  // A long step is left at its end, and the next one begins at its beginning.
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);

  function saveAndGo(to: StepKey): void {
    void form.save((now) => goTo(to, now.documentId), goTo);
  }

  return (
    <Page
      title={saved === null ? listings.create : values.name || t.unnamed}
      subtitle={t.subtitle(index + 1, STEPS.length)}
      navigation={
        <Link tag={RouterLink} to={LISTINGS} startIcon={<BackArrow />}>
          {listings.title}
        </Link>
      }
    >
      <Flex ref={top} tag="nav" aria-label={t.steps} gap={2} wrap="wrap" paddingBottom={5}>
        {STEPS.map(({ key }, at) => (
          <Button
            key={key}
            variant={key === step ? 'default' : 'tertiary'}
            aria-current={key === step ? 'step' : undefined}
            disabled={isUploading || (saved === null && key !== step && at !== 1)}
            onClick={() => saveAndGo(key)}
          >
            {`${at + 1}. ${listings.steps[key]}`}
          </Button>
        ))}
      </Flex>
      <Form label={listings.steps[step]} onSubmit={() => saveAndGo(next?.key ?? step)}>
        {step === 'basics' ? <BasicsStep form={form} choices={choices} /> : null}
        {step === 'photos' ? <PhotosStep form={form} /> : null}
        {step === 'rooms' ? <RoomsStep form={form} /> : null}
        {step === 'amenities' ? <AmenitiesStep form={form} choices={choices} /> : null}
        {step === 'price' ? <PriceStep form={form} choices={choices} /> : null}
        {step === 'arrival' ? <ArrivalStep form={form} /> : null}
        {step === 'publish' && saved !== null ? <PublishStep form={form} saved={saved} goTo={goTo} /> : null}
        {next === undefined ? null : (
          <Flex gap={3} justifyContent="flex-end" alignItems="center" paddingBottom={6}>
            <Typography role="status" textColor="neutral600">
              {isChanged || saved === null ? t.notSaved : t.saved}
            </Typography>
            <Button type="submit" size="L" loading={busy === 'save'} disabled={isUploading}>
              {t.next(listings.steps[next.key])}
            </Button>
          </Flex>
        )}
      </Form>
    </Page>
  );
}

/** The step that is shown, which lives in the address: the way back leads to the one before. */
function useStep(): { step: StepKey; goTo: (step: StepKey, documentId?: string) => void } {
  const navigate = useNavigate();
  const { documentId: shown = NEW } = useParams();
  const [params] = useSearchParams();
  const asked = params.get('step');
  // What comes after the first step needs a listing that there is.
  const step = shown === NEW ? 'basics' : (STEPS.find(({ key }) => key === asked)?.key ?? 'basics');
  return {
    step,
    goTo: (to, documentId = shown) => {
      navigate(`${LISTINGS}/${documentId}?step=${to}`, { replace: shown === NEW });
    },
  };
}

/** The browser asks before it leaves what is not saved. */
function useLeavingQuestion(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWanted]);
}
