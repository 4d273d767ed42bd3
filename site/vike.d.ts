import type { FormAnswer, PreviewKind } from './host';
import type { AreaName, Menu, PageMeta, RouteRules } from './page-context';
import type { SiteApi, SiteSettings } from './site-api';

declare global {
  namespace Vike {
    interface PageContext {
      settings: SiteSettings;
      districts: AreaName[];
      menu: Menu;
      /** Set where the admin panel looks at a page. */
      preview?: PreviewKind;
      Page: () => React.ReactNode;
      data?: { meta?: PageMeta } | undefined;
    }
    interface PageContextServer {
      /** Given by the host for this request. */
      api: SiteApi;
      userAgent: string;
      form?: FormAnswer | undefined;
    }
    interface Config {
      rules?: RouteRules;
      /** Around the page, inside the layout. */
      Wrapper?: (props: { children: React.ReactNode }) => React.ReactNode;
    }
  }
}
