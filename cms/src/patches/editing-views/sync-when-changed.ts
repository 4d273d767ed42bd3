import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/** A service of the content manager that keeps how types are shown to editors. */
interface ViewsService {
  syncConfigurations(): Promise<void>;
}

/**
 * Has the content manager go through how types are shown only where types, or Strapi, have changed since it did so last.
 * At each start it checks and compares what it keeps of every type and component, one by one, to leave it as it is. Must
 * run in `register()`.
 */
export function syncViewsWhenChanged(strapi: Core.Strapi): void {
  // Read when it begins: until then plugins may add to types.
  syncOnce(strapi, 'components', () => strapi.components);
  syncOnce(strapi, 'content-types', () => strapi.contentTypes);
}

function syncOnce(strapi: Core.Strapi, kind: 'components' | 'content-types', types: () => object): void {
  const service = strapi.plugin('content-manager').service<ViewsService>(kind);
  const sync = service.syncConfigurations.bind(service);
  const mark = { type: 'app', name: 'editing-views', key: `synced-${kind}` };
  service.syncConfigurations = async () => {
    const sorted = Object.entries(types()).sort(([one], [other]) => one.localeCompare(other));
    const version = createHash('sha256')
      .update(JSON.stringify([strapi.config.get('info.strapi'), sorted]))
      .digest('hex');
    if ((await strapi.store.get(mark)) === version) return;
    await sync();
    await strapi.store.set({ ...mark, value: version });
  };
}
