import { Button, Flex, Typography } from '@strapi/design-system';
import { Check } from '@strapi/icons';
import { plural } from 'booking-rules/shared/format/plural';
import { Saved } from './saved';
import type { RuleDraft } from './use-rule-draft';

/** What is not saved yet, and the buttons that save it or drop it. */
export function SaveButtons({ draft, mayRule }: { draft: RuleDraft; mayRule: boolean }) {
  if (!mayRule)
    return <Typography textColor="neutral600">You can look at the rules, not change them.</Typography>;
  const { changes, problems, busy, save, discard } = draft;
  return (
    <Flex gap={3} wrap="wrap">
      <Typography textColor={changes > 0 ? 'danger600' : 'neutral600'} fontWeight="bold">
        {changes > 0 ? `${plural(changes, 'change')} not saved` : 'All saved'}
      </Typography>
      <Button variant="tertiary" disabled={changes === 0 || busy} onClick={discard}>
        Discard
      </Button>
      <Button
        startIcon={<Check />}
        loading={busy}
        disabled={changes === 0 || problems.length > 0}
        onClick={() => void save()}
      >
        Save
      </Button>
    </Flex>
  );
}

/** What stands in the way of saving, and what came of it. */
export function SaveOutcome({ draft: { outcome, problems } }: { draft: RuleDraft }) {
  return (
    <>
      <Saved outcome={outcome} />
      {problems.map((problem) => (
        <Typography key={problem} tag="p" textColor="danger600" paddingBottom={3}>
          {problem}
        </Typography>
      ))}
    </>
  );
}
