import { createContext, use, type ReactNode } from 'react';
import type { PageContext } from 'vike/types';

type FooterLink = PageContext['menu']['footer'][number];

const Context = createContext<PageContext | null>(null);
const Settings = createContext<PageContext['settings'] | null>(null);

/** Gives the page context to everything below. Used by the renderer alone. */
export function PageContextProvider({ value, children }: { value: PageContext; children: ReactNode }) {
  return (
    <Context value={value}>
      {'settings' in value ? <Settings value={value.settings}>{children}</Settings> : children}
    </Context>
  );
}

/** Gives the settings alone, to what does not know of the page it is on. Used by the renderer alone. */
export function SettingsProvider({
  value,
  children,
}: {
  value: PageContext['settings'];
  children: ReactNode;
}) {
  return <Settings value={value}>{children}</Settings>;
}

/** The page context: address, route parameters, configuration. */
export function usePageContext(): PageContext {
  const pageContext = use(Context);
  if (!pageContext) throw new Error('usePageContext is used outside of the renderer');
  return pageContext;
}

/** What the page's `+data` returned. */
export function useData<Data>(): Readonly<Data> {
  return usePageContext().data as Data;
}

/** Brand, contact data, banner, property policies, and today's date there. */
export function useSettings(): PageContext['settings'] {
  const settings = use(Settings);
  if (!settings) throw new Error('useSettings is used where settings could not be read');
  return settings;
}

/** The names of all areas, in the editors' order. */
export function useDistricts(): PageContext['districts'] {
  return usePageContext().districts;
}

/** The guides' categories and the pages that menus lead to. */
export function useMenu(): PageContext['menu'] {
  return usePageContext().menu;
}

/** The published legal page of a kind; undefined while there is none. */
export function useLegalPage(kind: NonNullable<FooterLink['legal']>): FooterLink | undefined {
  return useMenu().footer.find(({ legal }) => legal === kind);
}
