import { openOnce } from './open-once';

describe('openOnce', () => {
  test('opens once, however many ask at the same time', async () => {
    const open = jest.fn(async () => 'the site');
    const site = openOnce(open, () => undefined);
    expect(await Promise.all([site.get(), site.get()])).toEqual(['the site', 'the site']);
    expect(await site.get()).toBe('the site');
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('says why it failed, and is asked again by the next', async () => {
    const said: string[] = [];
    const open = jest.fn(async () => 'the site');
    open.mockRejectedValueOnce(new Error('The site is not built'));
    const site = openOnce(open, (problem) => said.push(problem));
    expect(await site.get()).toBeNull();
    expect(said).toEqual(['The site is not built']);
    expect(await site.get()).toBe('the site');
  });

  test('closing what was never opened opens nothing', async () => {
    const open = jest.fn(async () => 'the site');
    expect(await openOnce(open, () => undefined).opened()).toBeNull();
    expect(open).not.toHaveBeenCalled();
  });
});
