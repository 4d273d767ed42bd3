import { StayResults } from '../../features/search/stay-results';
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
      <div className="relative mb-3 bg-ink text-white sm:mb-6">
        {district.photo && (
          <Picture photo={district.photo} sizes="100vw" ratio="fill" priority className="absolute! inset-0" />
        )}
        <div className="absolute inset-0 bg-linear-to-t from-ink/90 via-ink/55 to-ink/25" />
        <Container className="relative flex flex-col justify-end pt-3 pb-3 sm:min-h-80 sm:pt-12 sm:pb-6">
          <nav aria-label={t.layout.breadcrumb} className="on-dark text-sm text-white/85">
            <Link href="/" className="underline-offset-4 hover:underline">
              {t.layout.home}
            </Link>
            <span aria-hidden="true"> / </span>
            <Link href="/results/1" className="underline-offset-4 hover:underline">
              {t.layout.apartments}
            </Link>
          </nav>
          <h1 className="mt-1 text-2xl sm:mt-2 sm:text-5xl">{t.results.heading(district.name)}</h1>
          <p className="mt-3 max-w-text text-white/90 max-sm:hidden" {...spoken(lead)}>
            {lead}
          </p>
        </Container>
      </div>
      <StayResults found={found} pageHref={(page) => searchHref(areaPath(district.slug, page), withinArea)} />
      {district.intro && (
        <Container className="pt-16">
          <h2 className="text-2xl sm:text-3xl">{t.results.aboutArea(district.name)}</h2>
          <p className="mt-3 max-w-text" {...spoken(district.intro)}>
            {district.intro}
          </p>
        </Container>
      )}
    </>
  );
}
