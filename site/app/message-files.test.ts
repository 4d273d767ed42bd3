import { messageFilesOf, messageFilesText } from './message-files';

const manifest = {
  'messages/en/browse.ts': { file: 'assets/chunks/one.js' },
  'messages/en/booking.ts': { file: 'assets/chunks/two.js' },
  'messages/en/house.ts': { file: 'assets/chunks/four.js' },
  'messages/en/registration.ts': { file: 'assets/chunks/five.js' },
  'messages/ar/browse.ts': { file: 'assets/chunks/three.js' },
};

test('a document names the files of its language, as the build calls them', () => {
  const files = messageFilesOf('en', manifest);
  expect(files).toEqual({
    ...{ browse: '/assets/chunks/one.js', booking: '/assets/chunks/two.js' },
    ...{ house: '/assets/chunks/four.js', registration: '/assets/chunks/five.js' },
  });
  expect(messageFilesText(files)).toBe(
    '/assets/chunks/one.js /assets/chunks/two.js /assets/chunks/four.js /assets/chunks/five.js',
  );
});

test('while the site is developed, these are the files that are written', () => {
  expect(messageFilesOf('ar', null).booking).toBe('/messages/ar/booking.ts');
});

test('a build that lacks a file of messages is said, and not shown without words', () => {
  expect(() => messageFilesOf('ar', manifest)).toThrow('The build has no file for messages/ar/booking.ts');
});
