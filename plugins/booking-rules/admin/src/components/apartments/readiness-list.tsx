import { useEffect, useState } from 'react';
import { Box, Flex, Typography } from '@strapi/design-system';
import { CheckCircle, Information, WarningCircle } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import type { ReadinessNote } from 'booking-rules/shared/listing/readiness';
import { messages } from '../../messages/messages';

const APARTMENT = 'api::apartment.apartment';

/** What is missing, in words; or that nothing is. */
export function ReadinessList({ notes, model }: { notes: readonly ReadinessNote[]; model: string }) {
  const checks = usePublishingChecks(model === APARTMENT);
  const t = messages().components.readiness;
  if (checks === 'off') return <Typography textColor="neutral600">{t.off}</Typography>;
  const lacking = notes.filter(({ kind }) => kind === 'missing').length;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography tag="p" fontWeight="bold" role="status">
        {lacking === 0 ? t.nothingMissing : t.missing(lacking)}
      </Typography>
      {notes.length === 0 ? null : (
        <Box tag="ul">
          {notes.map(({ words, kind }) => (
            <Flex key={words} tag="li" gap={2} alignItems="flex-start" paddingBottom={2}>
              <Box paddingTop="2px" shrink={0} aria-hidden>
                {kind === 'missing' ? <WarningCircle fill="warning600" /> : <Information fill="neutral500" />}
              </Box>
              <Typography variant="pi">{words}</Typography>
            </Flex>
          ))}
        </Box>
      )}
      <Flex gap={2} alignItems="flex-start">
        {lacking === 0 ? (
          <Box paddingTop="2px" shrink={0} aria-hidden>
            <CheckCircle fill="success600" />
          </Box>
        ) : null}
        <Typography variant="pi" textColor="neutral600">
          {closingSentence(lacking > 0, checks === 'block')}
        </Typography>
      </Flex>
    </Flex>
  );
}

function closingSentence(isLacking: boolean, isBlocked: boolean): string {
  const t = messages().components.readiness;
  if (!isLacking) return t.ready;
  return isBlocked ? t.mustBeComplete : t.mayBeCompletedLater;
}

/** What happens to an apartment that lacks something, as the site settings say. */
const PUBLISHING_CHECKS = ['off', 'warn', 'block'] as const;
type PublishingChecks = (typeof PUBLISHING_CHECKS)[number];

const SETTINGS = '/content-manager/single-types/api::site-setting.site-setting';

/** The setting; `warn` until it is known, to whoever may not read it, and for other content types. */
function usePublishingChecks(isWanted: boolean): PublishingChecks {
  const { get } = useFetchClient();
  const [checks, setChecks] = useState<PublishingChecks>('warn');
  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = new AbortController();
    get<{ data: { publishingChecks?: unknown } }>(SETTINGS, { signal: stop.signal }).then(
      ({ data: { data } }) =>
        setChecks(PUBLISHING_CHECKS.find((known) => known === data.publishingChecks) ?? 'warn'),
      () => undefined,
    );
    return () => stop.abort();
  }, [get, isWanted]);
  return checks;
}
