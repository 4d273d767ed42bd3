import type { ChannelConflict } from 'booking-rules/contracts/channels/channel-conflicts';
import { rangesOf } from 'booking-rules/shared/domain/channels/ranges';
import type { Stay } from 'booking-rules/shared/domain/stay';

/** Nights of one reservation that one channel holds, too. */
export interface ConflictGroup extends Pick<
  ChannelConflict,
  'apartmentId' | 'apartmentName' | 'channel' | 'channelName' | 'reference' | 'foundAt'
> {
  key: string;
  /** Of the conflicts, one a night. */
  ids: number[];
  ranges: Stay[];
}

/** Conflicts by reservation and channel, in their order; found when the first of them was. */
export function groupConflicts(conflicts: readonly ChannelConflict[]): ConflictGroup[] {
  const groups = new Map<string, ChannelConflict[]>();
  for (const conflict of conflicts) {
    const key = `${conflict.reference} ${conflict.channel}`;
    groups.set(key, [...(groups.get(key) ?? []), conflict]);
  }
  return [...groups].flatMap(([key, all]) => {
    const [first] = all;
    if (!first) return [];
    const { id: _, night: __, ...named } = first;
    const foundAt = all.map((one) => one.foundAt).sort()[0] ?? first.foundAt;
    const ranges = rangesOf(all.map(({ night }) => night));
    return [{ ...named, key, foundAt, ids: all.map(({ id }) => id), ranges }];
  });
}
