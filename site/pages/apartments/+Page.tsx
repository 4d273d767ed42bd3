import { StayResults } from '../../features/search/results/stay-results';
import { useData } from '../../lib/page-context';
import { searchHref } from '../../lib/search-query';
import { Container } from '../../ui/box';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import type { Data } from './+data';
import { areaPath } from './area-path';
import { messages } from '../../messages/messages';
import { spoken } from '../../lib/spoken';

export function Page() {
  const { found, district, lead } = useData<Data>();
  const t = messages();
  const withinArea = { ...found.query, district: undefined };
  return (
    <>
      <div className="sky">
        <Container wide className="cover">
          <div>
            <nav aria-label={t.layout.breadcrumb} className="text-sm">
              <Link href="/" className="underline-offset-4 hover:underline">
                {t.layout.home}
              </Link>
              <span aria-hidden="true"> / </span>
              <Link href="/results/1" className="underline-offset-4 hover:underline">
                {t.layout.apartments}
              </Link>
            </nav>
            <h1 className="mt-1 text-2xl sm:text-5xl">{t.results.heading(district.name)}</h1>
            <p className="mt-3 max-w-text max-sm:hidden" {...spoken(lead)}>
              {lead}
            </p>
          </div>
          {district.photo && (
            <Picture
              photo={district.photo}
              // Cropped from its height.
              sizes="(width < 640px) 400px, 620px"
              ratio="none"
              priority
              className="arch"
            />
          )}
        </Container>
      </div>
      <div className="pt-3 sm:pt-6">
        <StayResults
          found={found}
          pageHref={(page) => searchHref(areaPath(district.slug, page), withinArea)}
        />
      </div>
      {district.intro && (
        <Container wide className="pt-16">
          <h2 className="text-2xl sm:text-3xl">{t.results.aboutArea(district.name)}</h2>
          <p className="mt-3 max-w-text" {...spoken(district.intro)}>
            {district.intro}
          </p>
        </Container>
      )}
    </>
  );
}
