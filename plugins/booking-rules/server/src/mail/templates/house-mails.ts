import { formatDay } from '../../../../shared/format/day';
import { isolated } from '../../../../shared/format/isolated';
import { toldName } from '../../../../shared/format/names';
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
  const say = mailMessages().staff.permits;
  const [first] = permits;
  const one = permits.length === 1 && first ? first : null;
  const what = one
    ? say.one(isolated(toldName('apartments', one.apartmentName)), say.soon(one.daysLeft))
    : say.some(permits.length);
  return {
    subject: what,
    preheader: say.preheader,
    title: one ? say.titleOfOne : say.title,
    blocks: [
      paragraph(say.text(what)),
      {
        block: 'facts',
        facts: permits.map(({ apartmentName, permitNumber, expiry, daysLeft }) => {
          const ends = say.ends(formatDay(expiry), say.soon(daysLeft));
          return {
            label: isolated(toldName('apartments', apartmentName)),
            value: permitNumber ? say.permit(isolated(permitNumber), ends) : ends,
          };
        }),
      },
      { block: 'button', label: say.see, url: `${sender.url}${PANEL}/today#permits` },
    ],
  };
}

/** Tells the manager what somebody found wrong in an apartment. */
export function turnoverProblem(
  { apartmentName, by, text, hasPhoto, day }: NoticeOf<'manager-turnover-problem'>,
  sender: Sender,
): MailContent {
  const { open, problem: say } = mailMessages().staff;
  const apartment = isolated(toldName('apartments', apartmentName));
  return {
    subject: say.subject(apartment),
    preheader: isolated(text),
    title: say.title(apartment),
    blocks: [
      paragraph(say.reports(isolated(by), isolated(text))),
      ...(hasPhoto ? [paragraph(say.photo)] : []),
      { block: 'button', label: open, url: `${sender.url}${PANEL}/turnover?day=${day}` },
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
