import { Box, Flex, Typography } from '@strapi/design-system';
import type { DemoRemoval, KeptRecord } from 'booking-rules/contracts/setup/demo-content';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatCount } from 'booking-rules/shared/format/plural';
import { Facts, Panel, RefusalNote } from '../components/panel';
import { WorkProgress } from '../components/work-progress';
import { messages } from '../messages/messages';

/** Names of one kind before it is said how many more there are. */
const NAMED = 8;
const BYTES_PER_MEGABYTE = 1024 * 1024;

/** How far the removal is. It goes on when this page is closed, and after a restart. */
export function RemovalProgress({ removal: { state, done, total, backup } }: { removal: DemoRemoval }) {
  const t = messages().demoContent.progress;
  const isBackingUp = state === 'backing-up';
  return (
    <Panel title={isBackingUp ? t.backingUp : t.removing}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <WorkProgress label={t.done} done={done} total={total} />
        <Typography role="status">{isBackingUp ? t.notYet : t.count(done, total)}</Typography>
        {backup ? <BackupFacts backup={backup} /> : null}
        <Typography textColor="neutral600">{t.leave}</Typography>
      </Flex>
    </Panel>
  );
}

/** What the last removal came to: why it failed, or what it took and what it left. */
export function RemovalResult({ removal }: { removal: DemoRemoval }) {
  const { kinds, result: t } = messages().demoContent;
  const { state, problem, by, at, backup, removed, kept } = removal;
  if (state === 'failed') {
    return (
      <Box paddingBottom={5}>
        <RefusalNote title={t.failed} reasons={problem ?? ''} />
      </Box>
    );
  }
  return (
    <>
      <Panel title={t.removed}>
        <Typography tag="p" textColor="neutral600" paddingBottom={4}>
          {t.begun(formatInstant(at), by)}
        </Typography>
        {backup ? <BackupFacts backup={backup} /> : null}
        <Facts
          facts={removed
            .filter(({ count }) => count > 0)
            .map(({ kind, count }) => [kinds[kind], formatCount(count)] as const)}
        />
      </Panel>
      {kept.length === 0 ? null : (
        <Panel title={t.stayed}>
          <KeptRecords kept={kept} />
        </Panel>
      )}
    </>
  );
}

function BackupFacts({ backup: { name, bytes } }: { backup: NonNullable<DemoRemoval['backup']> }) {
  const t = messages().demoContent.result;
  const size = t.megabytes((bytes / BYTES_PER_MEGABYTE).toFixed(1));
  return (
    <Facts
      facts={[
        [t.backup, name],
        [t.size, size],
      ]}
    />
  );
}

/** Records of the demo that stay, by why and by kind. */
export function KeptRecords({ kept }: { kept: readonly KeptRecord[] }) {
  const { kinds, kept: t } = messages().demoContent;
  const groups = new Map<string, string[]>();
  for (const { kind, name, why } of kept) {
    const heading = t.heading(t.why[why], kinds[kind]);
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
            {t.names(names.slice(0, NAMED), names.length - NAMED)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
