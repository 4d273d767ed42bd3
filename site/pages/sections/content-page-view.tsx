import { PageHeading } from '../../features/sections/page-heading';
import { Container } from '../../ui/box';
import { Notice } from '../../ui/notice';
import { useData } from '../../lib/page-context';
import type { ContentPageData } from './content-page-data';
import { SectionsBelow } from './sections-below';

/** A page that editors build from sections. */
export function ContentPageView() {
  const { title, intro, photo, isTemplate, sections } = useData<ContentPageData>();
  return (
    <>
      <PageHeading title={title} intro={intro} photo={photo} />
      {isTemplate && (
        <Container className="pt-6">
          <Notice title="This text is a template that nobody has checked yet." />
        </Container>
      )}
      <SectionsBelow sections={sections} />
    </>
  );
}
