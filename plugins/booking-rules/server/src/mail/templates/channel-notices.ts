import { channelName } from '../../../../shared/domain/channels/channel';
import { nightCount, type Stay } from '../../../../shared/domain/stay';
import { formatDay } from '../../../../shared/format/day';
import { plural } from '../../../../shared/format/plural';
import type { ManagerNotice } from '../../outbox/mail-types';
import { paragraph } from './sections';
import type { Block, MailContent, Sender } from './template';

/** As many ranges of nights are named one by one. */
const MOST_RANGES = 20;
/** Where it is decided and solved. */
const CHANNELS = '/admin/plugins/booking-rules/channels';

/** A notice about the calendar of a channel. */
export type ChannelNotice = Extract<
  ManagerNotice,
  { kind: 'manager-feed-quarantined' | 'manager-channel-conflict' }
>;

/** Tells the manager what the calendar of a channel needs a decision about. */
export function channelNotice(notice: ChannelNotice, sender: Sender): MailContent {
  return notice.kind === 'manager-channel-conflict' ? conflict(notice, sender) : quarantined(notice, sender);
}

function quarantined(
  notice: Extract<ManagerNotice, { kind: 'manager-feed-quarantined' }>,
  sender: Sender,
): MailContent {
  const { apartmentName, lost, reason } = notice;
  const channel = channelName(notice.channel);
  const nights = plural(
    lost.reduce((sum, stay) => sum + nightCount(stay), 0),
    'night',
  );
  const what =
    reason === 'not-a-calendar'
      ? `${channel} sent something that is not a calendar.`
      : `The calendar from ${channel} suddenly lost ${nights}.`;
  return {
    subject: `Check the ${channel} calendar: ${apartmentName}`,
    preheader: `${what} All nights stay blocked until you decide.`,
    title: 'A calendar needs your decision',
    blocks: [
      paragraph(`${what} This can be a fault on their side, so nothing has been freed.`),
      {
        block: 'notice',
        tone: 'urgent',
        text: `${nights} at ${apartmentName} stay blocked until the calendar is complete again, or until you release or reject the change.`,
      },
      { block: 'heading', text: 'Nights that would be free' },
      ...rangesBlock(lost),
      { block: 'button', label: 'Decide in the admin panel', url: `${sender.url}${CHANNELS}` },
    ],
  };
}

function conflict(
  notice: Extract<ManagerNotice, { kind: 'manager-channel-conflict' }>,
  sender: Sender,
): MailContent {
  const { apartmentName, reference, ranges } = notice;
  const channel = channelName(notice.channel);
  return {
    subject: `Double booking: ${apartmentName}, ${reference} and ${channel}`,
    preheader: `${channel} has also taken nights of reservation ${reference}.`,
    title: 'Two guests for the same nights',
    blocks: [
      paragraph(
        `The calendar from ${channel} shows ${apartmentName} as taken on nights that belong to reservation ${reference}.`,
      ),
      {
        block: 'notice',
        tone: 'urgent',
        text: `Both have been kept. Check ${channel}, then move or cancel one of the two stays.`,
      },
      { block: 'heading', text: 'Nights taken twice' },
      ...rangesBlock(ranges),
      { block: 'button', label: 'See what can be done', url: `${sender.url}${CHANNELS}` },
    ],
  };
}

function rangesBlock(ranges: readonly Stay[]): Block[] {
  const facts = ranges.slice(0, MOST_RANGES).map((stay) => ({
    label: plural(nightCount(stay), 'night'),
    value: `${formatDay(stay.checkIn)} to ${formatDay(stay.checkOut)}`,
  }));
  const more = ranges.length - facts.length;
  return [{ block: 'facts', facts }, ...(more > 0 ? [paragraph(`And ${plural(more, 'more range')}.`)] : [])];
}
