import type { Host } from '../../api/site-api';
import { spoken } from '../../lib/spoken';
import { cachedMarkup } from '../../lib/cached-markup';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { messages } from '../../messages/messages';

/** Who looks after guests: a face in the arch, how soon they answer, and in which languages. */
export const HostCard = cachedMarkup(function HostCard({ host }: { host: Host }) {
  const t = messages().apartment.host;
  const { name, portrait, about, spokenLanguages, whatsapp, responseTime } = host;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4 sm:flex-nowrap">
      {portrait ? (
        <Picture photo={portrait} ratio="3/4" sizes="112px" className="w-28 shrink-0 rounded-t-full" />
      ) : (
        <span
          aria-hidden="true"
          className="grid aspect-3/4 w-28 shrink-0 place-items-center rounded-t-full bg-sand font-display text-4xl text-brand"
        >
          {name.slice(0, 1)}
        </span>
      )}
      <div className="grid min-w-0 gap-3">
        <p className="font-display text-xl" {...spoken(name)}>
          {name}
        </p>
        {about !== '' && (
          <p className="max-w-text" {...spoken(about)}>
            {about}
          </p>
        )}
        <ul className="grid gap-2 text-sm">
          {responseTime && (
            <li className="flex items-center gap-3">
              <Icon name="clock" className="text-brand" />
              {t.answersWithin[responseTime.unit](responseTime.count)}
            </li>
          )}
          {spokenLanguages !== '' && (
            <li className="flex items-center gap-3">
              <Icon name="smile" className="text-brand" />
              <span {...spoken(spokenLanguages)}>{t.speaks(spokenLanguages)}</span>
            </li>
          )}
        </ul>
        {whatsapp !== null && (
          <p>
            <Link
              href={`https://wa.me/${whatsapp.slice(1)}`}
              rel="noopener noreferrer"
              target="_blank"
              className="button button-secondary button-md"
            >
              <Icon name="phone" className="size-4" />
              {t.whatsapp}
              <span className="sr-only">{messages().apartment.location.newTab}</span>
            </Link>
          </p>
        )}
      </div>
    </div>
  );
});
