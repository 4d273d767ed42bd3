import { Hero } from '../../features/home/hero';
import { SearchBar } from '../../features/search/search-bar';
import { useData } from '../../lib/page-context';
import { SectionsBelow } from '../sections/sections-below';
import type { Data } from './+data';

export function Page() {
  const { query, title, intro, photo, sections } = useData<Data>();
  return (
    <>
      <Hero title={title} intro={intro} photo={photo} search={<SearchBar query={query} />} />
      <SectionsBelow sections={sections} query={query} />
    </>
  );
}
