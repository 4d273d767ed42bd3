import { channelName } from '../../../../shared/domain/channels/channel';
import { nightCount, type Stay } from '../../../../shared/domain/stay';
import { formatDay } from '../../../../shared/format/day';
import { isolated } from '../../../../shared/format/isolated';
import { toldName } from '../../../../shared/format/names';
import type { ManagerNotice } from '../../outbox/mail-types';
import { mailMessages } from '../messages/messages';
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
  const { lost, reason } = notice;
  const say = mailMessages().staff.quarantine;
  const { channel, apartment } = namesOf(notice);
  const nights = lost.reduce((sum, stay) => sum + nightCount(stay), 0);
  const what = reason === 'not-a-calendar' ? say.notACalendar(channel) : say.lost(channel, nights);
  return {
    subject: say.subject(channel, apartment),
    preheader: say.preheader(what),
    title: say.title,
    blocks: [
      paragraph(say.text(what)),
      { block: 'notice', tone: 'urgent', text: say.blocked(nights, apartment) },
      { block: 'heading', text: say.heading },
      ...rangesBlock(lost),
      { block: 'button', label: say.decide, url: `${sender.url}${CHANNELS}` },
    ],
  };
}

function conflict(
  notice: Extract<ManagerNotice, { kind: 'manager-channel-conflict' }>,
  sender: Sender,
): MailContent {
  const { ranges } = notice;
  const say = mailMessages().staff.conflict;
  const { channel, apartment } = namesOf(notice);
  const reference = isolated(notice.reference);
  return {
    subject: say.subject(apartment, reference, channel),
    preheader: say.preheader(channel, reference),
    title: say.title,
    blocks: [
      paragraph(say.text(channel, apartment, reference)),
      { block: 'notice', tone: 'urgent', text: say.bothKept(channel) },
      { block: 'heading', text: say.heading },
      ...rangesBlock(ranges),
      { block: 'button', label: say.solve, url: `${sender.url}${CHANNELS}` },
    ],
  };
}

function namesOf({ channel, apartmentName }: ChannelNotice) {
  return {
    channel: isolated(channelName(channel)),
    apartment: isolated(toldName('apartments', apartmentName)),
  };
}

function rangesBlock(ranges: readonly Stay[]): Block[] {
  const say = mailMessages().staff.ranges;
  const facts = ranges.slice(0, MOST_RANGES).map((stay) => ({
    label: say.nights(nightCount(stay)),
    value: say.fromTo(formatDay(stay.checkIn), formatDay(stay.checkOut)),
  }));
  const more = ranges.length - facts.length;
  return [{ block: 'facts', facts }, ...(more > 0 ? [paragraph(say.more(more))] : [])];
}
