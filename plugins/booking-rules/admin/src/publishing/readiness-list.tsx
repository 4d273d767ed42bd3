import { useEffect, useState } from 'react';
import { Box, Flex, Typography } from '@strapi/design-system';
import { CheckCircle, Information, WarningCircle } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import { plural } from 'booking-rules/shared/format/plural';
import type { ReadinessNote } from 'booking-rules/shared/listing/readiness';

const APARTMENT = 'api::apartment.apartment';

/** What is missing, in words; or that nothing is. */
export function ReadinessList({ notes, model }: { notes: readonly ReadinessNote[]; model: string }) {
  const checks = usePublishingChecks(model === APARTMENT);
  if (checks === 'off')
    return <Typography textColor="neutral600">Checks are off in the site settings.</Typography>;
  const lacking = notes.filter(({ kind }) => kind === 'missing').length;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography tag="p" fontWeight="bold" role="status">
        {lacking === 0 ? 'Nothing is missing.' : `${plural(lacking, 'thing')} missing`}
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
  if (!isLacking) return 'It can be published.';
  return isBlocked
    ? 'It can be saved, and published once nothing is missing.'
    : 'It can be published all the same, and completed later.';
}

/** What happens to an apartment that lacks something, as the site settings say. */
export type PublishingChecks = 'off' | 'warn' | 'block';

const SETTINGS = '/content-manager/single-types/api::site-setting.site-setting';

/** The setting; `warn` until it is known, to who may not read it, and for what it is not about. */
export function usePublishingChecks(isAsked: boolean): PublishingChecks {
  const { get } = useFetchClient();
  const [checks, setChecks] = useState<PublishingChecks>('warn');
  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = new AbortController();
    get<{ data: { publishingChecks?: PublishingChecks | null } }>(SETTINGS, { signal: stop.signal })
      .then(({ data: { data } }) => setChecks(data.publishingChecks ?? 'warn'))
      .catch(() => setChecks('warn'));
    return () => stop.abort();
  }, [get, isAsked]);
  return checks;
}
