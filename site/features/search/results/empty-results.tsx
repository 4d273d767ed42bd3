import { Suspense } from 'react';
import { ArchMark } from '../../../ui/arch/arch';
import { Card } from '../../../ui/box';
import { Icon } from '../../../ui/icon';
import { Link } from '../../../ui/link';
import { HomesForParty } from './homes-for-party';
import { conditionsOf, type SearchNames } from '../describe-search';
import type { FoundStays } from '../find-stays';
import { staysHref } from '../go-to-search';
import { messages } from '../../../messages/messages';
import { lazyWhenUsed } from '../../../ui/lazy-part';

const RecentlySeen = lazyWhenUsed(() => import('./recently-seen'));

/** Why nothing was found, and what would find something. */
export default function EmptyResults({
  found: { query, alternatives, together },
  names,
}: {
  found: FoundStays;
  names: SearchNames;
}) {
  const t = messages().results;
  const asked = conditionsOf(query, names).map(({ label }) => label);
  return (
    <div className="wide-row">
      <Card className="mt-5 p-6 min-[1800px]:max-w-page sm:p-10">
        <ArchMark className="mb-4 size-16" />
        <h2 className="text-2xl">{t.nothing.heading}</h2>
        {asked.length > 0 && (
          <p className="mt-2 max-w-text text-muted">
            {t.nothing.for(asked.join(' · '))}
            {alternatives.length > 0 && ` ${t.nothing.instead}`}
          </p>
        )}
        {together && <HomesForParty together={together} query={query} />}
        <ul className="mt-5 grid gap-2 md:grid-cols-2">
          {alternatives.map(({ label, query: other, total }) => (
            <li key={label}>
              <Link
                href={staysHref(other)}
                className="flex min-h-14 items-center justify-between gap-4 rounded-control border border-line px-4 py-2 hover:border-ink/40 hover:bg-sand/50"
              >
                <span className="font-semibold">{label}</span>
                <span className="flex items-center gap-2 text-sm whitespace-nowrap text-muted">
                  {t.count(total)}
                  <Icon name="arrow-right" className="size-4 rtl:-scale-x-100" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      <Suspense>
        <RecentlySeen />
      </Suspense>
    </div>
  );
}
