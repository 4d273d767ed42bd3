import { UID } from '../fixture/content';

const KINDS = [
  { kind: 'content-types', view: `content_types::${UID.apartment}` },
  { kind: 'components', view: 'components::stay.detail' },
] as const;

interface Service {
  syncConfigurations(): Promise<void>;
}

/** How a type is shown to editors, as the content manager keeps it. */
const keptAs = (view: string) => ({
  type: 'plugin',
  name: 'content_manager',
  key: `configuration_${view}`,
});

describe.each(KINDS)('the views of $kind', ({ kind, view }) => {
  const mark = { type: 'app', name: 'editing-views', key: `synced-${kind}` };
  const settingsOf = async () =>
    (await server.strapi.store.get(keptAs(view))) as { layouts: { list: string[] } };
  const sync = () => server.strapi.plugin('content-manager').service<Service>(kind).syncConfigurations();

  test('are gone through again when types have changed, and only then', async () => {
    const before = await settingsOf();
    const outdated = { ...before, layouts: { ...before.layouts, list: ['id', 'aFieldThatIsGone'] } };
    // A server that has begun knows more of its types than one that begins.
    await sync();
    try {
      await server.strapi.store.set({ ...keptAs(view), value: outdated });
      await sync();
      expect((await settingsOf()).layouts.list).toContain('aFieldThatIsGone');

      await server.strapi.store.set({ ...mark, value: 'what types were before' });
      await sync();
      expect((await settingsOf()).layouts.list).not.toContain('aFieldThatIsGone');
      expect(await server.strapi.store.get(mark)).not.toBe('what types were before');
    } finally {
      await server.strapi.store.set({ ...keptAs(view), value: before });
    }
  });
});
