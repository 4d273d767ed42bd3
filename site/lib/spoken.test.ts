import { writtenIn } from 'booking-rules/shared/format/language';
import { spoken } from './spoken';

const EN = { lang: 'en', dir: 'ltr' };
const AR = { lang: 'ar', dir: 'rtl' };

test.each([
  ['Close to the Metro', EN],
  ['<p>Two beaches, <a href="/x">one tram</a>.</p>', EN],
  ['قريبة من المترو', {}],
  ['شقة في Dubai Marina', {}],
  ['<p class="text">على بُعد خطوات</p>', {}],
  ['24/7', {}],
  ['', {}],
])('on an Arabic page %p is marked as %p', (words, expected) => {
  expect(writtenIn('ar', () => spoken(words))).toEqual(expected);
});

test.each([
  ['Close to the Metro', {}],
  ['إقامة رائعة', AR],
  ['You hear “شكرًا” everywhere, and say it too.', {}],
])('on an English page %p is marked as %p', (words, expected) => {
  expect(writtenIn('en', () => spoken(words))).toEqual(expected);
});
