import { Box, Flex, Typography } from '@strapi/design-system';
import { CheckCircle, Information, WarningCircle } from '@strapi/icons';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import { plural } from 'booking-rules/shared/format/plural';
import type { ReadinessNote } from 'booking-rules/shared/listing/readiness';
import { useApiQuery } from '../api/use-api-query';

const APARTMENT = 'api::apartment.apartment';

/** What is missing, in words; or that nothing is. */
export function ReadinessList({ notes, model }: { notes: readonly ReadinessNote[]; model: string }) {
  const checks = usePublishingChecks(model === APARTMENT);
  if (checks === 'off')
    return <Typography textColor="neutral600">Checks are turned off in the site settings.</Typography>;
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
  if (!isLacking) return 'Ready to publish.';
  return isBlocked
    ? 'You can save it now and publish it once nothing is missing.'
    : 'It can be published now and completed later.';
}

/** What happens to an apartment that lacks something, as the site settings say. */
type PublishingChecks = 'off' | 'warn' | 'block';

const SETTINGS = '/content-manager/single-types/api::site-setting.site-setting';

/** The setting; `warn` until it is known, to whoever may not read it, and for other content types. */
function usePublishingChecks(isWanted: boolean): PublishingChecks {
  const { data } = useApiQuery<Envelope<{ publishingChecks?: PublishingChecks | null }>>(
    isWanted ? SETTINGS : null,
  );
  return data?.data.publishingChecks ?? 'warn';
}
