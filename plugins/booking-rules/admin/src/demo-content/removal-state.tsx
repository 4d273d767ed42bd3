import { Box, Flex, Typography } from '@strapi/design-system';
import type { DemoRemoval, KeptRecord } from 'booking-rules/contracts/setup/demo-content';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { Facts, Panel, RefusalNote } from '../components/panel';
import { WorkProgress } from '../components/work-progress';
import { KIND_LABELS, WHY_LABELS } from './labels';

/** Names of one kind before it is said how many more there are. */
const NAMED = 8;
const BYTES_PER_MEGABYTE = 1024 * 1024;

/** How far the removal is. It goes on when this page is closed, and after a restart. */
export function RemovalProgress({ removal: { state, done, total, backup } }: { removal: DemoRemoval }) {
  const isBackingUp = state === 'backing-up';
  return (
    <Panel title={isBackingUp ? 'Making a backup' : 'Removing the demo content'}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <WorkProgress label="Records removed" done={done} total={total} />
        <Typography role="status">
          {isBackingUp
            ? 'Nothing is removed before the backup is made.'
            : `${done.toLocaleString('en')} of ${total.toLocaleString('en')} records removed`}
        </Typography>
        {backup ? <BackupFacts backup={backup} /> : null}
        <Typography textColor="neutral600">You can leave this page meanwhile.</Typography>
      </Flex>
    </Panel>
  );
}

/** What the last removal came to: why it failed, or what it took and what it left. */
export function RemovalResult({ removal }: { removal: DemoRemoval }) {
  const { state, problem, by, at, backup, removed, kept } = removal;
  if (state === 'failed') {
    return (
      <Box paddingBottom={5}>
        <RefusalNote title="The demo content was not removed" reasons={problem ?? ''} />
      </Box>
    );
  }
  return (
    <>
      <Panel title="What was removed">
        <Typography tag="p" textColor="neutral600" paddingBottom={4}>
          {`Begun ${formatInstant(at)} by ${by}`}
        </Typography>
        {backup ? <BackupFacts backup={backup} /> : null}
        <Facts
          facts={removed
            .filter(({ count }) => count > 0)
            .map(({ kind, count }) => [KIND_LABELS[kind], count.toLocaleString('en')] as const)}
        />
      </Panel>
      {kept.length === 0 ? null : (
        <Panel title="What stayed">
          <KeptRecords kept={kept} />
        </Panel>
      )}
    </>
  );
}

function BackupFacts({ backup: { name, bytes } }: { backup: NonNullable<DemoRemoval['backup']> }) {
  const size = `${(bytes / BYTES_PER_MEGABYTE).toFixed(1)} MB`;
  return (
    <Facts
      facts={[
        ['Backup', name],
        ['Its size', size],
      ]}
    />
  );
}

/** Records of the demo that stay, by why and by kind. */
export function KeptRecords({ kept }: { kept: readonly KeptRecord[] }) {
  const groups = new Map<string, string[]>();
  for (const { kind, name, why } of kept) {
    const heading = `${WHY_LABELS[why]}: ${KIND_LABELS[kind].toLowerCase()}`;
    groups.set(heading, [...(groups.get(heading) ?? []), name]);
  }
  return (
    <Box tag="dl">
      {[...groups].map(([heading, names]) => (
        <Box key={heading} paddingBottom={3}>
          <Typography tag="dt" fontWeight="bold">
            {heading}
          </Typography>
          <Typography tag="dd" style={{ overflowWrap: 'anywhere' }}>
            {names.length > NAMED
              ? `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`
              : names.join(', ')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
