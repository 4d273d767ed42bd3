import { Suspense } from 'react';
import { Hero } from '../../features/home/hero';
import { SearchBar } from '../../features/search/form/search-bar';
import { useData } from '../../lib/page-context';
import { SectionsBelow } from '../sections/sections-below';
import { Container } from '../../ui/box';
import { lazyWhenUsed } from '../../ui/lazy-part';
import type { Data } from './+data';

const RecentlySeen = lazyWhenUsed(() => import('../../features/search/results/recently-seen'));

export function Page() {
  const { query, title, intro, photo, sections } = useData<Data>();
  return (
    <>
      <Hero title={title} intro={intro} photo={photo} search={<SearchBar query={query} />} />
      <SectionsBelow sections={sections} query={query} />
      <Container>
        <Suspense>
          <RecentlySeen />
        </Suspense>
      </Container>
    </>
  );
}
