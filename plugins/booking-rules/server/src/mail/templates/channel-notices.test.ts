import { USUAL_COLOURS } from '../../records/content/brand-colours';
import { composeNotice } from '../delivery/compose-notice';
import { channelNotice, type ChannelNotice } from './channel-notices';

const sender = {
  brand: 'Vacationer',
  colours: USUAL_COLOURS,
  phone: '',
  email: 'stay@stay.example',
  address: '',
  url: 'https://stay.example',
};
const lost = [
  { checkIn: '2027-03-10', checkOut: '2027-03-13' },
  { checkIn: '2027-04-01', checkOut: '2027-04-06' },
];
const quarantined = (reason: 'lost-nights' | 'not-a-calendar'): ChannelNotice => ({
  ...{ kind: 'manager-feed-quarantined', channel: 'booking-com', apartmentName: 'Marina View', reason, lost },
});
const conflict: ChannelNotice = {
  ...{ kind: 'manager-channel-conflict', channel: 'airbnb', apartmentName: 'Marina View' },
  ...{ reference: 'R-1234567890', ranges: lost.slice(0, 1) },
};

test('a quarantine says what would be free, and that nothing is', () => {
  expect(channelNotice(quarantined('lost-nights'), sender)).toMatchObject({
    subject: 'Check the Booking.com calendar: Marina View',
    preheader:
      'The calendar from Booking.com suddenly lost 8 nights. All nights stay blocked until you decide.',
  });
  expect(channelNotice(quarantined('not-a-calendar'), sender).preheader).toMatch(/not a calendar/);
});

test('a conflict names both sides', () => {
  const content = channelNotice(conflict, sender);
  expect(content.subject).toBe('Double booking: Marina View, R-1234567890 and Airbnb');
});

test.each([quarantined('lost-nights'), conflict])('$kind leads to the page where it is decided', (notice) => {
  expect(channelNotice(notice, sender).blocks).toContainEqual(
    expect.objectContaining({
      block: 'button',
      url: 'https://stay.example/admin/plugins/booking-rules/channels',
    }),
  );
});

test('it goes to the manager, and is not sent when nobody has said who that is', () => {
  const mail = composeNotice(conflict, sender, 'bookings@stay.example');
  expect(mail.to).toEqual({ name: 'Vacationer', address: 'bookings@stay.example' });
  expect(mail.text).toContain('3 nights');
  expect(() => composeNotice(conflict, sender, '')).toThrow('MANAGER_EMAIL');
});

test('a webhook that is paused is told with its name, why, and where it is resumed', () => {
  const notice = {
    kind: 'manager-webhook-paused',
    id: 4,
    name: 'Door locks',
    host: 'locks.example',
  } as const;
  const written = composeNotice({ ...notice, isGone: false }, sender, 'manager@stay.example');
  expect(written.subject).toBe('Webhook paused: Door locks');
  expect(written.text).toContain('locks.example has failed for three days');
  expect(written.text).toContain(`${sender.url}/admin/plugins/booking-rules/webhooks/4`);
  const gone = composeNotice({ ...notice, isGone: true }, sender, 'manager@stay.example');
  expect(gone.text).toContain('locks.example says that it is gone');
});
