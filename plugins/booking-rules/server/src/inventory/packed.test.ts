import fc from 'fast-check';
import { Packed } from './packed';

test('whatever is packed is read as it was, and anew each time', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()), (value) => {
      const plain = JSON.parse(JSON.stringify(value)) as object;
      const packed = new Packed(plain);
      expect(packed.read()).toEqual(plain);
      expect(packed.read()).not.toBe(packed.read());
      expect(JSON.parse(JSON.stringify({ packed }))).toEqual({ packed: plain });
    }),
  );
});
