import { readToken, tokenOf } from './housekeepers';

const SECRET = 'a secret of the house';
const CARRIED = { id: 7, linkVersion: 2 };
const TOKEN = tokenOf(SECRET, CARRIED);

test('a link says whose list it opens', () => {
  expect(readToken(SECRET, TOKEN)).toEqual(CARRIED);
});

test.each([
  ['of somebody else', TOKEN.replace(/^7/, '8')],
  ['of another version', TOKEN.replace('.2.', '.3.')],
  ['cut short', TOKEN.slice(0, -1)],
  ['with something behind it', `${TOKEN}A`],
  ['with a sign turned around', `${TOKEN.slice(0, -2)}${TOKEN.endsWith('AA') ? 'BB' : 'AA'}`],
  ['that was made elsewhere', tokenOf('another secret', CARRIED)],
  ['of nothing', ''],
])('nobody makes one by themselves: %s', (_, token) => {
  expect(readToken(SECRET, token)).toBeNull();
});
