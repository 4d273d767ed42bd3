import { cachedMarkup } from '../../lib/cached-markup';
import { iconClass } from '../../ui/icon';
import type { HomeFact } from './home-facts';

/** What guests ask before they book, answered: a list that reads like a table. */
export const Facts = cachedMarkup(function Facts({ facts }: { facts: readonly HomeFact[] }) {
  return (
    <dl className="fact-list grid gap-x-8 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
      {facts.map(({ icon, label, text }) => (
        <div key={label} className={iconClass(icon)}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
});
