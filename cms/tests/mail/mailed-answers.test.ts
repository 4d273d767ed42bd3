import { ANSWER, conversation, eventsOf, LOOK_UP, ONE, WRITE, type Booked } from '../fixture/conversation';
import { ask as askRoute, send } from '../fixture/http';
import { bring, inboundMail, mailsAbout } from '../fixture/mailed-answers';
import { silenceServer } from '../fixture/silence';

const { begin, asHouse, asGuest, book } = conversation('flat-with-mails', 'mails-manager');
const inbound = inboundMail();

silenceServer();
beforeAll(async () => {
  inbound.on();
  await begin();
});
afterAll(() => inbound.restore());

/** The address to which a guest answers, as the last mail to them says. */
const repliesTo = async ({ reference, email }: Booked): Promise<string> => {
  const mails = await mailsAbout(`-${reference}`, /^(A message about|Your stay is confirmed)/);
  return mails.findLast(({ to }) => to?.[0]?.address === email)?.replyTo?.[0]?.address ?? '';
};

test('answers by mail come into the thread, once, without what they quote', async () => {
  const stay = await book();
  await asHouse(ANSWER, stay.reference, { body: { text: 'When do you land?' } });
  const address = await repliesTo(stay);
  expect(address).toMatch(/^reply\+g.*@stay\.example$/);
  const text = 'At 02:40.\r\n\r\nOn Thu, 26 Nov 2026, Vacationer wrote:\r\n> When do you land?';
  const id = ['Message-ID: <once@a.example>'];
  expect((await bring(address, text, id)).data).toEqual({ outcome: 'taken' });
  expect((await bring(address, text, id)).data).toEqual({ outcome: 'repeated' });
  const { data } = await asHouse(ONE, stay.reference);
  expect(data).toMatchObject({
    answers: { come: 'here' },
    messages: [
      { from: 'house' },
      { from: 'guest', author: 'Layla Haddad', text: 'At 02:40.', channel: 'mail' },
    ],
  });
  expect(await eventsOf('message.received', stay.reference)).toMatchObject([{ channel: 'mail' }]);
});

test('answers by mail of the manager go to the guest', async () => {
  const stay = await book();
  await asGuest(WRITE, stay, { text: 'Is there a cot?' });
  const mails = await mailsAbout(`-${stay.reference}`, /^Message from/);
  const address =
    mails.find(({ subject }) => subject?.startsWith('Message from'))?.replyTo?.[0]?.address ?? '';
  expect(address).toMatch(/^reply\+h/);
  expect((await bring(address, 'There is.')).data).toEqual({ outcome: 'taken' });
  expect((await asGuest(LOOK_UP, stay)).data.messages).toMatchObject([
    {},
    { from: 'house', text: 'There is.' },
  ]);
  const toGuest = (await mailsAbout(`message-to-guest-${stay.reference}`, /^A message about/)).at(-1);
  expect(toGuest?.text).toContain('There is.');
});

test('answers by mail to an enquiry open it again', async () => {
  const asked = { name: 'Noor Rahman', email: 'noor@guests.example', message: 'Is there parking?' };
  const sent = await askRoute(server.url, 'POST /api/enquiries', { body: { data: asked } });
  const { reference } = sent.data;
  await asHouse(ANSWER, reference, { body: { text: 'Yes, one place.' } });
  const mails = await mailsAbout('enquiry-reply', new RegExp(reference));
  const address = mails.find(({ subject }) => subject?.includes(reference))?.replyTo?.[0]?.address ?? '';
  expect((await bring(address, 'And what does it cost?')).data).toEqual({ outcome: 'taken' });
  const { data } = await asHouse(ONE, reference);
  expect(data.state).toBe('open');
  expect(data.messages.map(({ text }) => text)).toEqual([
    'Is there parking?',
    'Yes, one place.',
    'And what does it cost?',
  ]);
  expect(await eventsOf('message.received', reference)).toHaveLength(2);
});

test('answers by mail count their files and keep none', async () => {
  const stay = await book();
  const address = await repliesTo(stay);
  const parts = [
    '--x\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=p.pdf\r\n\r\nPASSPORT',
    '--x--',
  ];
  const body = parts.join('\r\n');
  expect((await bring(address, body, ['Content-Type: multipart/mixed; boundary=x'])).data.outcome).toBe(
    'taken',
  );
  const { data, text } = await asHouse(ONE, stay.reference);
  expect(data.messages).toMatchObject([{ text: '', attachments: 1 }]);
  expect(text).not.toContain('PASSPORT');
});

test('answers by mail are dropped where nobody wrote them or nobody is meant', async () => {
  const stay = await book();
  const address = await repliesTo(stay);
  const forged = address.replace(/[0-9a-f]{4}@/, '0000@');
  const ofNobody = address.replace(/\+g\w+-/, '+gr0000000000-');
  expect((await bring(address, 'Away', ['Auto-Submitted: auto-replied'])).data.outcome).toBe('automatic');
  expect((await bring(forged, 'Hello')).data.outcome).toBe('unknown');
  expect((await bring(ofNobody, 'Hello')).data.outcome).toBe('unknown');
  expect((await bring('office@stay.example', 'Hello')).data.outcome).toBe('unknown');
  expect((await bring(address, '> quoted')).data.outcome).toBe('empty');
  expect((await asHouse(ONE, stay.reference)).data.messages).toEqual([]);
});

test('answers by mail are taken from the operator’s mail service alone, and only where that is set up', async () => {
  const stay = await book();
  const address = await repliesTo(stay);
  expect((await bring(address, 'Hello', [], 'a-wrong-secret')).status).toBe(401);
  expect((await bring(address, 'Hello', [], '')).status).toBe(401);
  inbound.off();
  expect((await bring(address, 'Hello')).status).toBe(404);
  inbound.on();
  const large = `${'Thank you.\r\n'.repeat(3)}\r\n-- \r\n${'signature '.repeat(300_000)}`;
  expect((await bring(address, large)).data.outcome).toBe('taken');
  expect((await asHouse(ONE, stay.reference)).data.messages).toMatchObject([
    { text: 'Thank you.\nThank you.\nThank you.' },
  ]);
  const none = await send(server.url, 'post', '/api/inbound-mail', {
    headers: { 'Content-Type': 'message/rfc822', 'X-Inbound-Secret': 'a-secret-for-inbound-mails' },
  });
  expect(none.status).toBe(400);
});
