import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';
import { DesignSystemProvider } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { currentLanguage } from 'booking-rules/shared/format/language';
import { GatePage } from './gate-page';

type Store = NonNullable<StrapiApp['store']>;
type Themes = StrapiApp['configurations']['themes'];

const DARK = '(prefers-color-scheme: dark)';

/**
 * Puts a gate before the whole of Strapi's panel: after its sign-in, and whenever the panel is opened, nothing of it
 * is drawn and nothing is asked of the server until the second factor is given.
 */
export function guardPanel(app: StrapiApp): void {
  const render = app.render.bind(app);
  app.render = () => {
    // This also makes the store.
    const panel = render();
    const { store, configurations } = app;
    if (store === null) throw new Error('The admin panel has no store');
    return (
      <PanelGate store={store} themes={configurations.themes}>
        {panel}
      </PanelGate>
    );
  };
}

function PanelGate({ store, themes, children }: { store: Store; themes: Themes; children: ReactNode }) {
  // A token that is renewed is no new sign-in: what is being edited stays.
  const isSignedIn = useStored(store, ({ admin_app }) => admin_app.token !== null);
  const [isOpen, setOpen] = useState(false);
  if (isOpen && !isSignedIn) setOpen(false);
  const passed = useCallback(() => setOpen(true), []);
  const signedOut = useCallback(() => {
    store.dispatch({ type: 'admin/logout' });
  }, [store]);
  if (!isSignedIn || isOpen) return <>{children}</>;
  return (
    <ChosenTheme store={store} themes={themes}>
      <GatePage onPassed={passed} onSignedOut={signedOut} />
    </ChosenTheme>
  );
}

/** As in the panel itself: light or dark, by the profile or by the system. */
function ChosenTheme({ store, themes, children }: { store: Store; themes: Themes; children: ReactNode }) {
  const chosen = useStored(store, ({ admin_app }) => admin_app.theme.currentTheme);
  const isSystemDark = useSyncExternalStore(watchSystem, () => window.matchMedia(DARK).matches);
  const isDark = chosen === 'system' ? isSystemDark : chosen === 'dark';
  return (
    <DesignSystemProvider locale={currentLanguage()} theme={isDark ? themes.dark : themes.light}>
      {children}
    </DesignSystemProvider>
  );
}

/** @param select a value that is the same as long as nothing has changed */
function useStored<Value>(store: Store, select: (state: ReturnType<Store['getState']>) => Value): Value {
  return useSyncExternalStore(
    (onChange) => store.subscribe(onChange),
    () => select(store.getState()),
  );
}

function watchSystem(onChange: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
