import type * as Manifest from './after-idle';
import type * as Redirects from './route-redirects';

const fetching = jest.fn<Promise<Response>, [string]>();
const REDIRECTS = [{ from: '/old', to: '/results/1', permanent: true }];

async function onConnection(
  effectiveType: string,
  onLine = true,
): Promise<typeof Manifest & typeof Redirects> {
  jest.resetModules();
  Object.defineProperty(globalThis, 'navigator', {
    value: { onLine, connection: { effectiveType } },
    configurable: true,
  });
  Object.assign(globalThis, { document: { documentElement: { dataset: { build: 'b1' } } }, fetch: fetching });
  return { ...(await import('./after-idle')), ...(await import('./route-redirects')) };
}

beforeEach(() => fetching.mockReset());

describe('the rules of the routes', () => {
  test('are those of the build that the page came from', async () => {
    const { fetchRouteManifest, knownRedirects } = await onConnection('4g');
    fetching.mockResolvedValueOnce(new Response(JSON.stringify({ id: 'b1', redirects: REDIRECTS })));
    await fetchRouteManifest();
    expect(fetching).toHaveBeenCalledWith('/builds/meta/b1.json', expect.anything());
    expect(knownRedirects()).toEqual(REDIRECTS);
  });

  test('are not fetched on slow-2g', async () => {
    const { fetchRouteManifest } = await onConnection('slow-2g');
    await fetchRouteManifest();
    expect(fetching).not.toHaveBeenCalled();
  });

  test('wait for a connection where there is none', async () => {
    const heard: Record<string, () => void> = {};
    const addEventListener = (event: string, listener: () => void) => void (heard[event] = listener);
    Object.assign(globalThis, { addEventListener });
    const { fetchRouteManifest, knownRedirects } = await onConnection('4g', false);
    fetching.mockResolvedValueOnce(new Response(JSON.stringify({ id: 'b1', redirects: REDIRECTS })));
    const fetched = fetchRouteManifest();
    expect(fetching).not.toHaveBeenCalled();
    heard['online']?.();
    await fetched;
    expect(knownRedirects()).toEqual(REDIRECTS);
  });

  test('are done without when they cannot be had: that is logged, not shown', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const { fetchRouteManifest, knownRedirects } = await onConnection('4g');
    fetching.mockResolvedValueOnce(new Response('', { status: 404 }));
    await fetchRouteManifest();
    expect(knownRedirects()).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
