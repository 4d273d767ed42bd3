import { writtenIn } from '../../../../shared/format/language';
import { brandColours, USUAL_COLOURS } from '../../records/content/brand-colours';
import type { MailContent } from '../templates/template';
import { contextOf } from '../templates/template.fixture';
import { renderHtml } from './html-page';

const { sender } = contextOf();
const mail: MailContent = {
  subject: 'Your stay',
  preheader: 'All about it',
  title: 'Your stay',
  blocks: [
    { block: 'button', label: 'See it', url: 'https://stay.example/reservation' },
    { block: 'facts', facts: [{ label: 'Where', value: 'Map', url: 'https://stay.example/map' }] },
    { block: 'notice', tone: 'calm', text: 'Paid in full.' },
  ],
};

test('mails wear the colour of the business in name, links, buttons and notices, by day and by night', () => {
  const colours = brandColours({ brandColour: '#7a1f3d' });
  const html = renderHtml(mail, { ...sender, colours });
  expect(html.match(/#7a1f3d/g)?.length).toBeGreaterThanOrEqual(6);
  expect(html).toContain(`background-color: ${colours.brandOnDark} !important`);
  expect(html.toLowerCase()).not.toContain(USUAL_COLOURS.brand);
  expect(html.toLowerCase()).not.toContain(USUAL_COLOURS.brandOnDark);
});

test('in Arabic, phone, mailbox and host at the foot of a mail stay as they are, with one point between two', () => {
  const foot = (html: string) => /<tr><td class="edge muted"[^>]*>(.*)<\/td><\/tr>/.exec(html)?.[1] ?? '';
  const parts = [sender.phone, sender.email, new URL(sender.url).host];
  const arabic = foot(writtenIn('ar', () => renderHtml(mail, sender)));
  for (const part of parts) expect(arabic).toContain(`<span dir="ltr">${part}</span>`);
  expect(arabic.split(' · ')).toHaveLength(parts.length);
  expect(foot(renderHtml(mail, sender))).not.toContain('dir=');
});
