import { plural } from 'booking-rules/shared/format/plural';

/** Parts of the homepage, where editors have not put it in words of their own. */
export const home = {
  areas: 'Areas',
  apartments: 'Apartments',
  apartmentCount: (count: number) => plural(count, 'apartment'),
  seeAll: (total: number) => `See all ${total}`,
  whyDirect: (brand: string) => `Why book directly with ${brand}`,
  reasons: {
    onePrice: 'One price, everything included',
    onePriceText: 'Cleaning, Tourism Dirham and VAT are in the total from the first page. No hidden extras.',
    /** @param off what the code takes off: `25%` */
    discount: (off: string) => `${off} off the nights`,
    discountText: (code: string) =>
      `Use the code ${code} when you book here. It works only on direct bookings.`,
    freeChange: 'Free to change your plans',
    partlyBack: (percent: number) => `${percent}% back if plans change`,
    refund: (days: number, percent: number) =>
      `Cancel ${plural(days, 'day')} or more before arrival and we refund ${percent}%.`,
    longerStays: 'Longer stays cost less',
    longerStaysText: (nights: number, percent: number) =>
      `${percent}% off stays of ${plural(nights, 'night')} or more, applied automatically.`,
  },
};
