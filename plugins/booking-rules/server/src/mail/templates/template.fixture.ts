import { USUAL_COLOURS } from '../../records/content/brand-colours';
import type { ReservationView } from '../../../../contracts/reservations/reservations';
import { GUEST_MAILS } from '../../outbox/mail-types';
import type { TemplateContext } from './template-context';

/** Mails to guests whose words are ours: what managers write themselves is theirs. */
export const OUR_GUEST_MAILS = GUEST_MAILS.filter((kind) => kind !== 'automatic');

/** Five December nights over the creek, paid by bank transfer, apart from what a test says. */
export function reservationOf(differences: Partial<ReservationView> = {}): ReservationView {
  return {
    reference: 'R-7F3K9M2XWB',
    state: 'confirmed',
    awaiting: null,
    heldUntil: null,
    paymentDue: null,
    addressConfirmed: true,
    bankDetails: null,
    apartmentId: 'one-bedroom-over-the-creek',
    apartmentName: 'One-bedroom over the creek',
    checkIn: '2026-12-04',
    checkOut: '2026-12-09',
    nights: 5,
    guests: 2,
    guest: {
      firstName: 'Layla',
      lastName: 'Haddad',
      email: 'layla@guests.example',
      phone: '+971 50 123 4567',
    },
    payment: 'manual',
    paid: false,
    paidAmount: 0,
    refundedAmount: 0,
    paymentUrl: null,
    currency: 'AED',
    lines: [
      { kind: 'night', label: '5 nights: 2 × AED\u00a0650, 3 × AED\u00a0520', amount: 286_000 },
      { kind: 'promotion', label: 'VACATIONER25: 25% off the nights', amount: -71_500 },
      { kind: 'cleaning', label: 'Cleaning fee', amount: 25_000 },
      {
        kind: 'tourism-dirham',
        label: 'Tourism Dirham: AED\u00a010 × 1 bedroom × 5 nights',
        amount: 5_000,
      },
      { kind: 'vat', label: 'VAT 5%', amount: 11_975 },
    ],
    total: 256_475,
    parts: [{ amount: 256_475, paid: 0, due: null }],
    deposit: 100_000,
    ratePlan: { id: 'standard', name: 'Standard', percent: 0, paidAtOnce: false },
    cancellationPolicy: { id: 'standard', name: 'Standard', tiers: [] },
    refunds: [
      { until: '2026-11-04', percent: 100, amount: 256_475 },
      { until: '2026-11-20', percent: 50, amount: 128_238 },
      { until: '2026-12-04', percent: 0, amount: 0 },
    ],
    promotionCode: 'VACATIONER25',
    message: null,
    createdAt: '2026-10-20T09:30:00.000Z',
    ...differences,
  };
}

/** The context of a mail about a reservation. */
export function contextOf(
  differences: Partial<ReservationView> = {},
  rest: Partial<Omit<TemplateContext, 'reservation'>> = {},
): TemplateContext {
  return {
    reservation: reservationOf(differences),
    change: null,
    automatic: null,
    sender: {
      brand: 'Vacationer',
      colours: USUAL_COLOURS,
      phone: '+971 4 555 0142',
      email: 'stay@vacationer.example',
      address: 'Office 1204, Al Abraj Street, Business Bay, Dubai, United Arab Emirates',
      url: 'https://stay.example',
    },
    place: {
      address: 'Creek Rise Tower 1, Creek Harbour',
      mapUrl: 'https://www.google.com/maps/search/?api=1&query=25.2,55.34',
      picture: {
        src: 'https://stay.example/uploads/creek.webp',
        alt: 'Living room with a view of the creek',
      },
    },
    reservationUrl: 'https://stay.example/reservation?reference=R-7F3K9M2XWB&token=signed',
    cardPayment: null,
    bankDetails: 'Vacationer Holiday Homes\nIBAN AE07 0331 2345 6789 0123 456',
    answerHours: 24,
    registrationUrl: 'https://stay.example/registration?reference=R-7F3K9M2XWB&token=signed',
    checkInTime: '15:00',
    checkOutTime: '11:00',
    ...rest,
  };
}
