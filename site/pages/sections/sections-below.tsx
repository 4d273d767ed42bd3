import { lazy, Suspense } from 'react';
import type { PageSectionsProps } from './page-sections';

// They are in the page that the server sends; their script can wait, but is fetched along with the page's.
const loading = import('./page-sections');
const PageSections = lazy(() => loading);

/** The sections of a page, of whose kinds there are many, below its head. */
export function SectionsBelow(props: PageSectionsProps) {
  return (
    <Suspense>
      <PageSections {...props} />
    </Suspense>
  );
}
