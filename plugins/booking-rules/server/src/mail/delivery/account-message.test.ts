import { composeAccountMessage, readAccountMessage } from './account-message';
import { contextOf } from '../templates/template.fixture';

const { sender } = contextOf();
const HTML =
  '<h1>New password</h1>\n<p>Hello &amp; welcome</p><p><a href="https://stay.example/reset-password?code=1">Choose one</a></p>';

test('a message that has HTML alone gets a text with its links', () => {
  const message = readAccountMessage({ to: 'a@b.example', subject: 'S', text: HTML, html: HTML });
  const { html, text } = composeAccountMessage(message, sender);
  expect(html).toContain(HTML);
  expect(html).toMatch(/^<!doctype html>[\s\S]*Vacationer/);
  expect(text).toContain('Hello & welcome\n\nChoose one:\nhttps://stay.example/reset-password?code=1');
  expect(text).not.toContain('<');
});

test('a message that has text alone is escaped', () => {
  const message = readAccountMessage({ to: 'a@b.example', subject: 'S', text: 'One <two>\n\nthree' });
  const { html, text } = composeAccountMessage(message, sender);
  expect(html).toContain('<p>One &lt;two&gt;</p>\n<p>three</p>');
  expect(text).toMatch(/^One <two>\n\nthree\n/);
});

test('what cannot be sent is refused, not dropped', () => {
  expect(() => readAccountMessage({ subject: 'S' })).toThrow('one address');
  expect(() => readAccountMessage({ to: 'a@b.example', bcc: 'c@d.example' })).toThrow('without bcc');
  expect(() => readAccountMessage({ to: 'a@b.example', attachments: [{}] })).toThrow('without attachments');
  expect(readAccountMessage({ to: 'a@b.example', cc: undefined, attachments: [] }).to).toBe('a@b.example');
});
