import { nextPart, openOf } from '../../../../shared/domain/payments/payment-schedule';
import { formatDay } from '../../../../shared/format/day';
import { isolated } from '../../../../shared/format/isolated';
import { formatAmount } from '../../../../shared/format/money';
import type { TemplateValues } from '../../../../shared/templates/template';
import type { TemplateContext } from './template-context';

/**
 * What stands for the variables of a text in one booking, in the language of the moment. What the booking does not have
 * (an amount due once all is paid, the address of an apartment that has none) is left out.
 */
export function templateValuesOf(context: TemplateContext): TemplateValues {
  const { reservation, sender, place, cardPayment, reservationUrl, checkInTime, checkOutTime } = context;
  const { guest, reference, apartmentName, checkIn, checkOut, nights, guests, parts } = reservation;
  const { total, paidAmount, refundedAmount } = reservation;
  const due = parts.reduce((sum, part) => sum + openOf(part), 0);
  const dueDay = nextPart(parts)?.due ?? null;
  return {
    guest_first_name: isolated(guest.firstName),
    guest_name: isolated(`${guest.firstName} ${guest.lastName}`.trim()),
    reference,
    apartment: isolated(apartmentName),
    check_in: formatDay(checkIn),
    check_out: formatDay(checkOut),
    check_in_time: checkInTime,
    check_out_time: checkOutTime,
    nights: String(nights),
    guests: String(guests),
    ...(place.address !== null && { address: isolated(place.address) }),
    ...(place.mapUrl !== null && { map_link: place.mapUrl }),
    total: formatAmount(total),
    amount_paid: formatAmount(paidAmount - refundedAmount),
    ...(due > 0 && { amount_due: formatAmount(due) }),
    ...(due > 0 && dueDay !== null && { payment_due: formatDay(dueDay) }),
    ...(cardPayment !== null && { payment_link: cardPayment.url }),
    trip_link: reservationUrl,
    business_name: isolated(sender.brand),
    business_phone: isolated(sender.phone),
    business_email: sender.email,
  };
}
