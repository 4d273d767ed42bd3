import type { Quote } from '../../../../contracts/quotes';
import type { Refund } from '../../../../shared/domain/cancellation';
import { openOf, type PaymentPart } from '../../../../shared/domain/payments/payment-schedule';
import { formatDay } from '../../../../shared/format/day';
import { isolated } from '../../../../shared/format/isolated';
import { formatAmount } from '../../../../shared/format/money';
import { toldName } from '../../../../shared/format/names';
import { formatStay } from '../../../../shared/format/stay';
import { canTransition } from '../../../../shared/domain/reservation';
import { lineLabel } from '../../../../shared/explain/line-label';
import { mailMessages } from '../messages/messages';
import { mailto, telephone } from '../../../../shared/format/markup';
import { pageUrl } from '../render/of-language';
import type { ReservationView } from '../../../../contracts/reservations/reservations';
import type { ToldChange } from '../../outbox/mail-types';
import type { Block, Fact } from './template';
import type { TemplateContext } from './template-context';

/** What a subject names: `One-bedroom over the creek, Fri 4 Dec – Wed 9 Dec (R-7F3K9M2XWB)`. */
export function subjectOf({ reservation }: TemplateContext): string {
  const { apartmentName, checkIn, checkOut, reference } = reservation;
  return mailMessages().parts.stayInSubject(apartmentName, checkIn, checkOut, reference);
}

/** The picture of the apartment, where there is one. */
export function pictureOf({ place }: TemplateContext): Block[] {
  return place.picture ? [{ block: 'picture', ...place.picture }] : [];
}

/** The stay in lines: reference, apartment, dates, guests, address. */
export function stayOf(context: TemplateContext, heading = mailMessages().parts.stay.heading): Block[] {
  const { reservation, place, sender, checkInTime, checkOutTime } = context;
  const { reference, apartmentId, apartmentName, checkIn, checkOut, nights, guests, ratePlan } = reservation;
  const say = mailMessages().parts.stay;
  const map = place.mapUrl === null ? {} : { url: place.mapUrl };
  return [
    { block: 'heading', text: heading },
    {
      block: 'facts',
      facts: [
        { label: say.reference, value: reference },
        {
          label: say.apartment,
          value: isolated(apartmentName),
          url: pageUrl(sender, `/apartment/${apartmentId}`),
        },
        { label: say.checkIn, value: say.from(formatDay(checkIn), checkInTime) },
        { label: say.checkOut, value: say.by(formatDay(checkOut), checkOutTime) },
        { label: say.for, value: say.party(nights, guests) },
        ...(ratePlan ? [{ label: say.rate, value: isolated(ratePlan.name) }] : []),
        ...(place.address === null ? [] : [{ label: say.address, value: isolated(place.address), ...map }]),
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
  const extrasBefore = before.extras?.map((label) => lineLabel({ kind: 'extra', label }));
  const say = mailMessages().parts.changes;
  const named = (extras: readonly string[]) => (extras.length === 0 ? say.none : extras.join(say.and));
  const facts = [
    [say.apartment, toldName('apartments', before.apartmentName), now.apartmentName],
    [say.dates, formatStay(before), formatStay(now)],
    [say.guests, String(before.guests), String(now.guests)],
    [say.extras, named(extrasBefore ?? extrasNow), named(extrasNow)],
    [say.total, formatAmount(before.total), formatAmount(now.total)],
  ] as const;
  return [
    { block: 'heading', text: say.heading },
    {
      block: 'facts',
      facts: facts.flatMap(([label, was, is]) => (was === is ? [] : [{ label, value: say.was(is, was) }])),
    },
  ];
}

/**
 * Every line of the price with its total, the parts in which it is paid, and the deposit apart.
 * @param sayDeposit what the deposit is, to whoever reads it
 */
export function priceOf(
  {
    lines,
    total,
    deposit,
    parts,
  }: Pick<Quote, 'lines' | 'total' | 'deposit'> & { parts: readonly PaymentPart[] },
  sayDeposit = mailMessages().parts.price.deposit,
): Block[] {
  const say = mailMessages().parts.price;
  return [
    { block: 'heading', text: say.heading },
    { block: 'amounts', rows: lines, total: { label: say.total, amount: total } },
    ...(parts.length > 1 ? [{ block: 'facts' as const, facts: parts.map(partFact) }] : []),
    ...(deposit === 0 ? [] : [paragraph(sayDeposit(formatAmount(deposit)))]),
  ];
}

function partFact(part: PaymentPart): Fact {
  const say = mailMessages().parts.price;
  const amount = formatAmount(part.amount);
  return {
    label: part.due === null ? say.whenYouBook : say.by(formatDay(part.due)),
    value: openOf(part) === 0 ? say.paid(amount) : amount,
  };
}

/** What cancelling gives back, as days and amounts of this stay. */
export function refundsOf({ reservation }: TemplateContext): Block[] {
  const { cancellationPolicy: policy } = reservation;
  const say = mailMessages().parts.refunds;
  return [
    { block: 'heading', text: say.heading },
    ...(policy ? [paragraph(say.policy(policy.name))] : []),
    { block: 'facts', facts: reservation.refunds.map(refundFact) },
  ];
}

function refundFact({ until, percent, amount }: Refund, index: number): Fact {
  const say = mailMessages().parts.refunds;
  if (percent === 0) return { label: index === 0 ? say.fromNowOn : say.later, value: say.none };
  const back = formatAmount(amount);
  return {
    label: say.by(formatDay(until)),
    value: percent === 100 ? say.all(back) : say.part(back, percent),
  };
}

/** How to return to the booking and how to contact us. */
export function questionsOf({ reservation, sender, reservationUrl }: TemplateContext): Block[] {
  const { phone, email } = sender;
  const site = pageUrl(sender, '/');
  const open = canTransition(reservation.state, 'cancelled');
  const { online, questions } = mailMessages().parts;
  return [
    { block: 'heading', text: online.heading },
    paragraph(open ? online.cancellable : online.settled),
    { block: 'button', label: open ? online.seeOrCancel : online.see, url: reservationUrl },
    { block: 'heading', text: questions.heading },
    paragraph(questions.text(reservation.reference)),
    {
      block: 'facts',
      facts: [
        ...(phone === '' ? [] : [{ label: questions.phone, value: phone, url: telephone(phone) }]),
        ...(email === '' ? [] : [{ label: questions.email, value: email, url: mailto(email) }]),
        { label: questions.site, value: site, url: site },
      ],
    },
  ];
}

export function paragraph(text: string): Block {
  return { block: 'paragraph', text };
}

/** Where to transfer the money, and under which reference. */
export function transferOf({ reservation, bankDetails, sender }: TemplateContext): Block[] {
  const say = mailMessages().parts.transfer;
  const ways = [sender.phone, sender.email].filter((way) => way !== '');
  return [
    { block: 'heading', text: say.heading },
    ...(bankDetails === null
      ? [paragraph(ways.length === 0 ? say.ask : say.askAt(ways))]
      : bankDetails.split('\n').map((line) => paragraph(line))),
    paragraph(say.reference(reservation.reference)),
  ];
}
