import type * as NewBuild from './new-build';

const latest = jest.fn<Promise<Response>, [string]>();

async function onPageOf(build: string): Promise<typeof NewBuild> {
  jest.resetModules();
  Object.assign(globalThis, {
    document: { documentElement: { dataset: { build } }, visibilityState: 'visible' },
    fetch: latest,
  });
  return import('./new-build');
}

const answer = (id: string) => new Response(JSON.stringify({ id, timestamp: 1 }));

describe('the check for a new build', () => {
  test('asks with a timestamp, and finds the page up to date', async () => {
    const { checkBuild, isOutdated } = await onPageOf('b1');
    latest.mockResolvedValueOnce(answer('b1'));
    await checkBuild(1_767_225_600_000);
    expect(latest).toHaveBeenLastCalledWith('/builds/latest.json?1767225600000', expect.anything());
    expect(isOutdated()).toBe(false);
  });

  test('finds the page outdated once the server runs another build', async () => {
    const { checkBuild, isOutdated } = await onPageOf('b1');
    latest.mockResolvedValueOnce(answer('b2'));
    await checkBuild(1);
    expect(isOutdated()).toBe(true);
  });

  test('takes no answer for no news', async () => {
    const { checkBuild, isOutdated } = await onPageOf('b1');
    latest.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await checkBuild(1);
    latest.mockResolvedValueOnce(new Response('', { status: 503 }));
    await checkBuild(2);
    expect(isOutdated()).toBe(false);
  });

  test('is repeated while the page stays open, and ends with the news', async () => {
    jest.useFakeTimers();
    const { watchBuilds, isOutdated } = await onPageOf('b1');
    latest.mockClear();
    watchBuilds();
    latest.mockResolvedValueOnce(answer('b1'));
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(isOutdated()).toBe(false);
    latest.mockResolvedValueOnce(answer('b2'));
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(isOutdated()).toBe(true);
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    expect(latest).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });
});
