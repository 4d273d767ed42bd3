import { isRouteValid } from './route-check';

const at = (page: string) => ({ routeParams: { page } });

describe('the check of a route', () => {
  test.each([[true], [Promise.resolve(true)]])('that answers true shows the page', async (answer) => {
    expect(await isRouteValid(at('1'), () => answer)).toBe(true);
  });

  test.each([[false], [undefined], [null], ['yes'], [1], [{}], [Promise.resolve(false)]])(
    'that answers %p refuses it: any result other than true does',
    async (answer) => {
      expect(await isRouteValid(at('1'), () => answer)).toBe(false);
    },
  );

  test.each(['', ' ', '\t'])('is not asked where a path parameter is empty (%j)', async (empty) => {
    const check = jest.fn(() => true);
    expect(await isRouteValid(at(empty), check)).toBe(false);
    expect(check).not.toHaveBeenCalled();
  });

  test('may be left out', async () => {
    expect(await isRouteValid({ routeParams: {} }, undefined)).toBe(true);
  });
});
