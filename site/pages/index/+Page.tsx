import { Hero } from '../../features/home/hero';
import { SearchBar } from '../../features/search/search-bar';
import { useData } from '../../page-context';
import { PageSections } from '../sections/page-sections';
import type { Data } from './+data';

export function Page() {
  const { query, title, intro, photo, sections } = useData<Data>();
  return (
    <>
      <Hero title={title} intro={intro} photo={photo} search={<SearchBar query={query} />} />
      <PageSections sections={sections} query={query} />
    </>
  );
}
