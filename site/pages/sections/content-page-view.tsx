import { PageHeading } from '../../features/sections/page-heading';
import { useData } from '../../lib/page-context';
import type { ContentPageData } from './content-page-data';
import { SectionsBelow } from './sections-below';

/** A page that editors build from sections. */
export function ContentPageView() {
  const { title, intro, photo, sections } = useData<ContentPageData>();
  return (
    <>
      <PageHeading title={title} intro={intro} photo={photo} />
      <SectionsBelow sections={sections} />
    </>
  );
}
