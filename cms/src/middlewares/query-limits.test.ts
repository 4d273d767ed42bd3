import { queryProblem } from './query-limits';

test.each([
  [{ filters: { $and: [{ district: { slug: { $eq: 'dubai-marina' } } }] } }],
  [{ populate: { district: { populate: { apartments: { fields: ['name'] } } } } }],
  [{ populate: 'district.cover', sort: 'name:asc' }],
  [{ amenities: 'pool,gym' }],
])('%j may be asked', (query) => expect(queryProblem(query)).toBeNull());

test.each([
  [
    { populate: { a: { populate: { b: { populate: { c: { populate: '*' } } } } } } },
    /populate can go at most 3 levels/,
  ],
  [{ populate: ['a', 'a.b.c.d'] }, /populate can go at most 3 levels/],
  [{ pagination: { page: '9007199254740992' } }, /too large/],
  [{ fields: Array.from({ length: 101 }, () => 'name') }, /100 values/],
  [{ a: { b: { c: { d: { e: { f: { g: { h: { i: { j: { k: 1 } } } } } } } } } } }, /10 levels/],
])('%j is too much', (query, why) => expect(queryProblem(query)).toMatch(why));

test('only what is populated has its dots counted', () => {
  expect(queryProblem({ filters: { message: { $contains: 'One. Two. Three. Four. Five.' } } })).toBeNull();
});
