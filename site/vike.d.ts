import type { Thing } from 'schema-dts';
import type { Addresses } from './features/structured-data/page';
import type { FormAnswer, PreviewKind } from './server/host';
import type { PageMeta } from './lib/page-meta';
import type { MessageGroup } from './messages/types';
import type { RouteCheck } from './server/request-checks';
import type { SiteApi, PageSettings, AreaName, Menu } from './api/site-api';
import type { Redirect } from './api/editorial';
import type { RouteRules } from './api/build-files';

declare global {
  namespace Vike {
    interface PageContext {
      settings: PageSettings;
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
      refusal?: 429 | 503 | undefined;
      /** Redirects among the rules of the routes. */
      redirects: readonly Redirect[];
      /** Id of the build that renders. */
      build: string;
    }
    interface Config {
      rules?: RouteRules;
      /** Whether there is such a page; anything but true is the fatal 404 (contract A3). */
      check?: RouteCheck;
      /** What the page shows, as schema.org says it, beside the operator and the page itself. */
      structuredData?: (pageContext: PageContextServer, addresses: Addresses) => Exclude<Thing, string>[];
      /** Its data as the document carries it: without what is in the HTML already and no script needs. */
      documentData?: (data: never) => object;
      /** What it says beside what every page may say. */
      messages?: MessageGroup[];
      /** Around the page, inside the layout. */
      Wrapper?: (props: { children: React.ReactNode }) => React.ReactNode;
    }
  }
}
