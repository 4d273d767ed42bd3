import type { EditingView } from './view';

export const apartmentView: EditingView = {
  uid: 'api::apartment.apartment',
  mainField: 'name',
  sort: { by: 'name', order: 'ASC' },
  list: ['name', 'district', 'bedrooms', 'capacity', 'openForBooking', 'featured'],
  form: [
    [
      ['name', 8],
      ['featured', 4],
    ],
    [['apartmentId', 12]],
    [['summary', 12]],
    [['description', 12]],
    [['photos', 12]],
    [
      ['district', 6],
      ['address', 6],
    ],
    [
      ['latitude', 6],
      ['longitude', 6],
    ],
    [
      ['permitNumber', 6],
      ['permitExpiry', 6],
    ],
    [
      ['bedrooms', 3],
      ['bathrooms', 3],
      ['beds', 3],
      ['capacity', 3],
    ],
    [
      ['area', 6],
      ['grade', 6],
    ],
    [['amenities', 12]],
    [['stayDetails', 12]],
    [
      ['nightlyRate', 4],
      ['weekendRate', 4],
      ['cleaningFee', 4],
    ],
    [
      ['includedGuests', 4],
      ['extraGuestFee', 4],
      ['deposit', 4],
    ],
    [
      ['openForBooking', 6],
      ['bookingMode', 6],
    ],
    [
      ['maximumStay', 3],
      ['advanceNoticeHours', 3],
      ['bookingWindowDays', 3],
      ['gapFilling', 3],
    ],
  ],
  fields: {
    name: ['Name', 'What guests read first. Say what it is and where: “One-bedroom over the creek”.'],
    apartmentId: [
      'Public id',
      'The address of its page, /apartment/… It is permanent: renaming does not change it.',
    ],
    summary: ['Summary', 'One sentence for lists and search engines, 180 characters at most.'],
    description: ['Description', 'Plain text. Leave an empty line between paragraphs.'],
    photos: [
      'Photos',
      'The first is the cover. Eight or more, all in the same light; say in the media library what each shows.',
    ],
    district: ['Area', 'Decides where it is listed. Without an area guests find it only in the results.'],
    address: ['Address', 'Street and building as guests should find it.'],
    latitude: ['Latitude', 'For example 25.0806'],
    longitude: ['Longitude', 'For example 55.1403'],
    permitNumber: ['Holiday home permit', 'The DTCM number, shown on its page.'],
    permitExpiry: ['Permit valid until', 'Its last day. Guests do not see it.'],
    bedrooms: ['Bedrooms', '0 is a studio. The Tourism Dirham counts a studio as 1.'],
    bathrooms: ['Bathrooms'],
    beds: ['Beds'],
    capacity: ['Most guests', 'Nobody can book for more.'],
    area: ['Size in m²'],
    grade: ['Grade', 'Decides the Tourism Dirham: standard or deluxe.'],
    amenities: ['Amenities', 'Guests filter by these.'],
    stayDetails: ['Stay details', 'House rules, shown with icons.'],
    nightlyRate: ['Rate per night', 'Before fees and taxes. Seasons come above it.'],
    weekendRate: [
      'Weekend rate',
      'For the weekend nights of the site settings. Leave empty if it is the same.',
    ],
    cleaningFee: ['Cleaning fee', 'Once a stay.'],
    includedGuests: ['Guests in the rate', 'Leave empty when the rate is for all.'],
    extraGuestFee: ['Fee for each further guest', 'Per night.'],
    deposit: ['Security deposit', 'Shown beside the price, never part of the total.'],
    maximumStay: ['Longest stay in nights', 'Leave empty for that of the site settings.'],
    advanceNoticeHours: [
      'Notice in hours',
      'Between booking and check-in time. 0 takes guests of the same day.',
    ],
    bookingWindowDays: ['Bookable days ahead', 'How far from today the last night may lie.'],
    gapFilling: [
      'Fill gaps',
      'A gap between two stays that is shorter than the minimum stay may be booked whole.',
    ],
    openForBooking: ['Open for booking', 'Off: its page stays, but nobody can book.'],
    bookingMode: [
      'Booking',
      'Instant stands at once. On request waits for you to accept, then expires (site settings say when).',
    ],
    featured: ['Home page pick', 'Shown under “Apartments we would pick”.'],
  },
};
