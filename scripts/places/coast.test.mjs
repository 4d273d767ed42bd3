import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clipRing, coastIn } from './coast.mjs';

/** @typedef {import('./coast.mjs').Position} Position */

const BOX = { south: 0, west: 0, north: 10, east: 10 };

/** @param {number} west @param {number} south @param {number} side @returns {Position[]} */
const square = (west, south, side) => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];

test('a ring inside stays as it is, one outside is gone', () => {
  assert.deepEqual(clipRing(square(2, 2, 3), BOX), square(2, 2, 3).slice(0, -1));
  assert.deepEqual(clipRing(square(20, 2, 3), BOX), []);
});

test('a ring is cut at every edge of the box', () => {
  assert.deepEqual(
    new Set(clipRing(square(-5, -5, 20), BOX).map(String)),
    new Set(['0,0', '10,0', '10,10', '0,10']),
  );
  assert.deepEqual(
    new Set(clipRing(square(8, 4, 6), BOX).map(String)),
    new Set(['8,4', '10,4', '10,10', '8,10']),
  );
});

test('no cut lies outside, whatever the ring', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const at = (/** @type {number} */ step) => ((seed * 7919 + step * 104_729) % 300) / 10 - 10;
    const ring = Array.from({ length: 9 }, (_, step) => /** @type {Position} */ ([at(step), at(step + 31)]));
    for (const [longitude, latitude] of clipRing([...ring, ...ring.slice(0, 1)], BOX))
      assert.ok(
        longitude >= 0 && longitude <= 10 && latitude >= 0 && latitude <= 10,
        `${longitude} ${latitude}`,
      );
  }
});

test('points of a coast have their latitude first and five decimals', () => {
  const { land } = coastIn(
    {
      coordinates: [
        [
          [
            [1.234_567_8, 2],
            [3, 2],
            [3, 4.000_004_9],
            [1.234_567_8, 2],
          ],
        ],
      ],
    },
    BOX,
  );
  assert.deepEqual(land, [
    [
      [2, 1.23457],
      [2, 3],
      [4, 3],
    ],
  ]);
});

test('lakes are kept, but not what is left of the grid, nor islands that are drawn by hand', () => {
  const triangle = /** @type {Position[]} */ ([
    [6, 6],
    [7, 6],
    [7, 7],
    [6, 6],
  ]);
  const lake = /** @type {Position[]} */ ([
    [2, 2],
    [3, 2],
    [4, 3],
    [3, 4],
    [2, 4],
    [1, 3],
    [2, 2],
  ]);
  const coordinates = [[square(0, 0, 9), triangle, lake], [square(9.2, 9.2, 0.5)]];
  const { land, lakes } = coastIn({ coordinates }, BOX, [{ south: 9, west: 9, north: 10, east: 10 }]);
  assert.equal(land.length, 1);
  assert.deepEqual(
    lakes.map((one) => one.length),
    [6],
  );
});
