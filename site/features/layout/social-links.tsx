import type { SiteSettings } from '../../api/site-api';
import { Icon } from '../../ui/icon';
import { messages } from '../../messages/messages';
import { Link } from '../../ui/link';

type Links = SiteSettings['socialLinks'];

const NAMES: Record<Links[number]['network'], string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};

/** Links to the brand's pages on social networks. */
export function SocialLinks({ links }: { links: Links }) {
  if (links.length === 0) return null;
  return (
    <ul className="social-links">
      {links.map(({ network, url }) => (
        <li key={url}>
          <Link
            href={url}
            target="_blank"
            rel="noopener me"
            aria-label={`${NAMES[network]} ${messages().layout.opensInNewTab}`}
          >
            <Icon name={`social-${network}`} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
