import { formatDay } from '../../../../shared/format/day';
import { plural } from '../../../../shared/format/plural';
import type { HousekeepingLinkMail, ManagerNotice } from '../../outbox/mail-types';
import { mailMessages } from '../messages/messages';
import { paragraph } from './sections';
import type { MailContent, Sender } from './template';

const PANEL = '/admin/plugins/booking-rules';

type NoticeOf<Kind extends ManagerNotice['kind']> = Extract<ManagerNotice, { kind: Kind }>;

/** Reminds the manager of permits that end: which, and when. */
export function permitsEnding(
  permits: NoticeOf<'manager-permits-ending'>['permits'],
  sender: Sender,
): MailContent {
  const [first] = permits;
  const one = permits.length === 1 && first ? first : null;
  const what = one
    ? `The permit of ${one.apartmentName} ends ${soon(one.daysLeft)}`
    : `${permits.length} permits end soon`;
  return {
    subject: what,
    preheader: 'Renew in time: an apartment whose permit has expired cannot be published.',
    title: one ? 'A permit ends soon' : 'Permits end soon',
    blocks: [
      paragraph(`${what}. Renew in time, then enter the new permit and its last day in the listing.`),
      {
        block: 'facts',
        facts: permits.map(({ apartmentName, permitNumber, expiry, daysLeft }) => ({
          label: apartmentName,
          value: [...(permitNumber ? [permitNumber] : []), `${formatDay(expiry)} (${soon(daysLeft)})`].join(
            ', ',
          ),
        })),
      },
      { block: 'button', label: 'See them in the admin panel', url: `${sender.url}${PANEL}/today#permits` },
    ],
  };
}

const soon = (days: number): string => (days === 0 ? 'today' : `in ${plural(days, 'day')}`);

/** Tells the manager what somebody found wrong in an apartment. */
export function turnoverProblem(
  { apartmentName, by, text, hasPhoto, day }: NoticeOf<'manager-turnover-problem'>,
  sender: Sender,
): MailContent {
  return {
    subject: `Problem: ${apartmentName}`,
    preheader: text,
    title: `A problem at ${apartmentName}`,
    blocks: [
      paragraph(`${by} reports: “${text}”`),
      ...(hasPhoto ? [paragraph('There is a photo of it in the admin panel.')] : []),
      { block: 'button', label: 'Open in the admin panel', url: `${sender.url}${PANEL}/turnover?day=${day}` },
    ],
  };
}

/** Gives a housekeeper the link to their own list. */
export function housekeepingLink({ name, url }: HousekeepingLinkMail, { brand }: Sender): MailContent {
  const say = mailMessages().house.link;
  return {
    subject: say.subject(brand),
    preheader: say.preheader,
    title: say.title,
    blocks: [paragraph(say.hello(name)), { block: 'button', label: say.open, url }, paragraph(say.keep)],
  };
}
