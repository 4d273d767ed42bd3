import { PageHeading } from '../../features/sections/page-heading';
import { Container } from '../../ui/box';
import { Notice } from '../../ui/notice';
import { useData } from '../../lib/page-context';
import type { ContentPageData } from './content-page-data';
import { SectionsBelow } from './sections-below';
import { messages } from '../../messages/messages';

/** A page that editors build from sections. */
export function ContentPageView() {
  const { title, intro, photo, isTemplate, sections } = useData<ContentPageData>();
  return (
    <>
      <PageHeading title={title} intro={intro} photo={photo} />
      {isTemplate && (
        <Container className="pt-6">
          <Notice title={messages().sections.template} />
        </Container>
      )}
      <SectionsBelow sections={sections} />
    </>
  );
}
