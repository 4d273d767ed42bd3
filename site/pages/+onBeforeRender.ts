import type { PageContextServer } from 'vike/types';

/** Fetches what every page shows. An error page does without when that is what failed. */
export async function onBeforeRender({ api, is404 }: PageContextServer) {
  try {
    const [settings, districts] = await Promise.all([api.settings(), api.districts()]);
    const names = districts.map(({ slug, name }) => ({ slug, name }));
    return { pageContext: { settings, districts: names } };
  } catch (error) {
    if (is404 === false) return {};
    throw error;
  }
}
