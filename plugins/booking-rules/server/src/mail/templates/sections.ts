import type { Quote } from '../../../../contracts/quotes';
import type { Refund } from '../../../../shared/domain/cancellation';
import { openOf, type PaymentPart } from '../../../../shared/domain/payment-schedule';
import { formatDay } from '../../../../shared/format/day';
import { formatAmount } from '../../../../shared/format/money';
import { plural } from '../../../../shared/format/plural';
import { formatStay } from '../../../../shared/format/stay';
import { canTransition } from '../../../../shared/domain/reservation';
import type { Day } from '../../../../shared/domain/stay';
import { mailto, telephone } from '../render/markup';
import type { ReservationView } from '../../../../contracts/reservations';
import type { ToldChange } from '../../outbox/mail-types';
import type { Block, Fact } from './template';
import type { TemplateContext } from './template-context';

/** What a subject names: `One-bedroom over the creek, Fri 4 Dec – Wed 9 Dec (R-7F3K9M2XWB)`. */
export function subjectOf({ reservation }: TemplateContext): string {
  const { apartmentName, checkIn, checkOut, reference } = reservation;
  return `${apartmentName}, ${withoutYear(checkIn)} – ${withoutYear(checkOut)} (${reference})`;
}

function withoutYear(day: Day): string {
  return formatDay(day).replace(/ \d{4}$/, '');
}

/** The picture of the apartment, where there is one. */
export function pictureOf({ place }: TemplateContext): Block[] {
  return place.picture ? [{ block: 'picture', ...place.picture }] : [];
}

/** The stay in lines: reference, apartment, dates, guests, address. */
export function stayOf(context: TemplateContext, heading = 'Your stay'): Block[] {
  const { reservation, place, sender, checkInTime, checkOutTime } = context;
  const { reference, apartmentId, apartmentName, checkIn, checkOut, nights, guests, ratePlan } = reservation;
  const map = place.mapUrl === null ? {} : { url: place.mapUrl };
  return [
    { block: 'heading', text: heading },
    {
      block: 'facts',
      facts: [
        { label: 'Reference', value: reference },
        { label: 'Apartment', value: apartmentName, url: `${sender.url}/apartment/${apartmentId}` },
        { label: 'Check-in', value: `${formatDay(checkIn)}, from ${checkInTime}` },
        { label: 'Check-out', value: `${formatDay(checkOut)}, by ${checkOutTime}` },
        { label: 'For', value: `${plural(nights, 'night')}, ${plural(guests, 'guest')}` },
        ...(ratePlan ? [{ label: 'Rate', value: ratePlan.name }] : []),
        ...(place.address === null ? [] : [{ label: 'Address', value: place.address, ...map }]),
      ],
    },
  ];
}

/** What was booked: picture and stay, the price, and what cancelling gives back. */
export function bookingOf(context: TemplateContext): Block[] {
  return [...pictureOf(context), ...stayOf(context), ...priceOf(context.reservation), ...refundsOf(context)];
}

/** What a change has changed, as it was and as it is. */
export function changesOf(now: ReservationView, { before }: ToldChange): Block[] {
  const extrasNow = now.lines.flatMap(({ kind, label }) => (kind === 'extra' ? [label] : []));
  const named = (extras: readonly string[]) => (extras.length === 0 ? 'none' : extras.join(', '));
  const facts = [
    ['Apartment', before.apartmentName, now.apartmentName],
    ['Dates', formatStay(before), formatStay(now)],
    ['Guests', String(before.guests), String(now.guests)],
    ['Extras', named(before.extras ?? extrasNow), named(extrasNow)],
    ['Total', formatAmount(before.total), formatAmount(now.total)],
  ] as const;
  return [
    { block: 'heading', text: 'What has changed' },
    {
      block: 'facts',
      facts: facts.flatMap(([label, was, is]) =>
        was === is ? [] : [{ label, value: `${is} (before: ${was})` }],
      ),
    },
  ];
}

/** Every line of the price with its total, the parts in which it is paid, and the deposit apart. */
export function priceOf({
  lines,
  total,
  deposit,
  parts,
}: Pick<Quote, 'lines' | 'total' | 'deposit'> & { parts: readonly PaymentPart[] }): Block[] {
  return [
    { block: 'heading', text: 'Price' },
    { block: 'amounts', rows: lines, total: { label: 'Total', amount: total } },
    ...(parts.length > 1 ? [{ block: 'facts' as const, facts: parts.map(partFact) }] : []),
    ...(deposit === 0
      ? []
      : [
          paragraph(
            `A refundable security deposit of ${formatAmount(deposit)} is held separately for your stay.`,
          ),
        ]),
  ];
}

function partFact(part: PaymentPart): Fact {
  const label = part.due === null ? 'When you book' : `By ${formatDay(part.due)}`;
  return { label, value: `${formatAmount(part.amount)}${openOf(part) === 0 ? ', paid' : ''}` };
}

/** What cancelling gives back, as days and amounts of this stay. */
export function refundsOf({ reservation }: TemplateContext): Block[] {
  const { cancellationPolicy: policy } = reservation;
  return [
    { block: 'heading', text: 'What you get back if you cancel' },
    ...(policy ? [paragraph(`Cancellation policy: ${policy.name}`)] : []),
    { block: 'facts', facts: reservation.refunds.map(refundFact) },
  ];
}

function refundFact({ until, percent, amount }: Refund, index: number): Fact {
  if (percent === 0) {
    return { label: index === 0 ? 'From now on' : 'Later', value: 'no refund' };
  }
  const share = percent === 100 ? 'everything back' : `${percent}% back`;
  return { label: `By ${formatDay(until)}`, value: `${formatAmount(amount)}, ${share}` };
}

/** How to return to the booking and how to contact us. */
export function questionsOf({ reservation, sender, reservationUrl }: TemplateContext): Block[] {
  const { phone, email, url } = sender;
  const open = canTransition(reservation.state, 'cancelled');
  return [
    { block: 'heading', text: 'Your booking online' },
    paragraph(
      open
        ? 'See your booking, what you would get back today, and cancel it if you need to. Keep this link private: anyone who has it can do the same.'
        : 'See everything about this booking at any time. Keep this link private.',
    ),
    { block: 'button', label: open ? 'See or cancel your booking' : 'See this booking', url: reservationUrl },
    { block: 'heading', text: 'Questions or changes' },
    paragraph(
      `Reply to this email or contact us another way. Give us your reference ${reservation.reference} so we can find your booking.`,
    ),
    {
      block: 'facts',
      facts: [
        ...(phone === '' ? [] : [{ label: 'Phone', value: phone, url: telephone(phone) }]),
        ...(email === '' ? [] : [{ label: 'Email', value: email, url: mailto(email) }]),
        { label: 'Site', value: url, url },
      ],
    },
  ];
}

export function paragraph(text: string): Block {
  return { block: 'paragraph', text };
}

/** Where to transfer the money, and under which reference. */
export function transferOf({ reservation, bankDetails, sender }: TemplateContext): Block[] {
  const reach = [sender.phone, sender.email].filter((way) => way !== '').join(' or ');
  return [
    { block: 'heading', text: 'How to pay' },
    ...(bankDetails === null
      ? [paragraph(`Ask us for the bank details${reach === '' ? '' : `: ${reach}`}.`)]
      : bankDetails.split('\n').map((line) => paragraph(line))),
    paragraph(`Use ${reservation.reference} as the reference of the transfer.`),
  ];
}
