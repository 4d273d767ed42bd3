import type { Refund } from '../../../../shared/domain/cancellation';
import { formatDay } from '../../../../shared/format/day';
import { formatFils } from '../../../../shared/format/money';
import { plural } from '../../../../shared/format/plural';
import { canTransition } from '../../../../shared/domain/reservation';
import type { Day } from '../../../../shared/domain/stay';
import { mailto, telephone } from '../render/markup';
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
  const { reference, apartmentId, apartmentName, checkIn, checkOut, nights, guests } = reservation;
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
        ...(place.address === null ? [] : [{ label: 'Address', value: place.address, ...map }]),
      ],
    },
  ];
}

/** Every line of the price with its total, and the deposit apart. */
export function priceOf({ reservation }: TemplateContext): Block[] {
  const { lines, total, deposit } = reservation;
  return [
    { block: 'heading', text: 'Price' },
    { block: 'amounts', rows: lines, total: { label: 'Total', amount: total } },
    ...(deposit === 0
      ? []
      : [
          paragraph(
            `Apart from the price, a refundable security deposit of ${formatFils(deposit)} is held for the stay.`,
          ),
        ]),
  ];
}

/** What cancelling gives back, as days and amounts of this stay. */
export function refundsOf({ reservation }: TemplateContext): Block[] {
  return [
    { block: 'heading', text: 'What you get back if you cancel' },
    { block: 'facts', facts: reservation.refunds.map(refundFact) },
  ];
}

function refundFact({ until, percent, amount }: Refund, index: number): Fact {
  if (percent === 0) {
    return { label: index === 0 ? 'From now on' : 'Later', value: 'no refund' };
  }
  const share = percent === 100 ? 'everything back' : `${percent}% back`;
  return { label: `By ${formatDay(until)}`, value: `${formatFils(amount)}, ${share}` };
}

/** How to come back to the booking and to the people behind it. */
export function questionsOf({ reservation, sender, reservationUrl }: TemplateContext): Block[] {
  const { phone, email, url } = sender;
  const open = canTransition(reservation.state, 'cancelled');
  return [
    { block: 'heading', text: 'Your booking online' },
    paragraph(
      open
        ? 'See your booking, what you get back today, and cancel it if you have to. The link is yours alone: whoever has it can do the same.'
        : 'Everything about this booking, at any time. The link is yours alone.',
    ),
    { block: 'button', label: open ? 'See or cancel your booking' : 'See this booking', url: reservationUrl },
    { block: 'heading', text: 'Questions or changes' },
    paragraph(
      `Answer this e-mail or reach us in another way. Name your reference ${reservation.reference}, and we find your booking at once.`,
    ),
    {
      block: 'facts',
      facts: [
        ...(phone === '' ? [] : [{ label: 'Phone', value: phone, url: telephone(phone) }]),
        ...(email === '' ? [] : [{ label: 'E-mail', value: email, url: mailto(email) }]),
        { label: 'Site', value: url, url },
      ],
    },
  ];
}

export function paragraph(text: string): Block {
  return { block: 'paragraph', text };
}
