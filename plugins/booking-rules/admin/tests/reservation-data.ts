import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';

/** A confirmed stay of Layla's, apart from what a test says. */
export function reservationOf(differences: Partial<ReservationView> = {}): ReservationView {
  return {
    ...{ reference: 'R-7F3K9M2XWB', state: 'confirmed', awaiting: null, heldUntil: null, paymentDue: null },
    ...{ addressConfirmed: true, bankDetails: null, payment: 'manual', paymentUrl: null, currency: 'AED' },
    ...{ apartmentId: 'bay', apartmentName: 'Bay View', guests: 2 },
    ...{ checkIn: '2027-02-01', checkOut: '2027-02-04', nights: 3 },
    guest: {
      ...{ firstName: 'Layla', lastName: 'Haddad' },
      ...{ email: 'layla@guests.example', phone: '+971501234567' },
    },
    ...{ paid: false, paidAmount: 0, refundedAmount: 0, total: 126_000, deposit: 0 },
    parts: [{ amount: 126_000, paid: 0, due: null }],
    lines: [{ kind: 'night', label: '3 nights', amount: 126_000 }],
    refunds: [{ until: '2027-01-02', percent: 100, amount: 126_000 }],
    ratePlan: { id: 'standard', name: 'Standard', percent: 0, paidAtOnce: false },
    cancellationPolicy: null,
    ...{ promotionCode: null, message: null, createdAt: '2026-10-20T09:30:00.000Z' },
    ...differences,
  };
}
