import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import type { AbortReason } from '../not-found';
import { readMenu } from '../read-menu';

/** Fetches what every page shows. An error page does without when that is what failed. */
export async function onBeforeRender({ api, is404, preview }: PageContextServer) {
  if (preview === 'refused' && typeof is404 !== 'boolean') {
    const reason: AbortReason = { message: 'This preview has lapsed', fatal: true };
    throw render(410, reason);
  }
  try {
    const [settings, districts, menu] = await Promise.all([api.settings(), api.districts(), readMenu(api)]);
    const names = districts.map(({ slug, name }) => ({ slug, name }));
    return { pageContext: { settings, districts: names, menu } };
  } catch (error) {
    if (is404 === false) return {};
    throw error;
  }
}
