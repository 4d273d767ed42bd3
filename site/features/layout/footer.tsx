import { asksForConsent, CHOOSE_AGAIN } from '../../api/integrations';
import { useDistricts, useMenu, useSettings } from '../../lib/page-context';
import { Container } from '../../ui/box';
import { cachedMarkup } from '../../lib/cached-markup';
import { Link } from '../../ui/link';
import { ContactBlock } from './contact-block';
import { CurrencySwitch } from './currency-switch';
import { LogoPicture } from './logo-picture';
import { AREAS_AT_FOOT, menuPages, type MenuLink } from './menu-pages';
import { SocialLinks } from './social-links';
import { messages } from '../../messages/messages';
import { spoken, Words } from '../../lib/spoken';

/** Areas, contact data, networks and small print at the foot of every page. */
export function Footer() {
  const { categories, pages, footer } = useMenu();
  return (
    <Foot
      areas={useDistricts().map(({ slug, name }) => ({ href: `/apartments/${slug}`, name }))}
      reading={[
        ...categories.map(({ slug, name }) => ({ href: `/category/${slug}`, name })),
        ...menuPages(pages),
      ]}
      smallPrint={footer.map(({ href, name }) => ({ href, name }))}
    />
  );
}

interface FootProps {
  areas: readonly MenuLink[];
  reading: readonly MenuLink[];
  smallPrint: readonly MenuLink[];
}

const Foot = cachedMarkup(function Foot({ areas, reading, smallPrint }: FootProps) {
  const { appearance, brand, tagline, socialLinks, pictureNote, integrations, today } = useSettings();
  const t = messages().layout.footer;
  return (
    <footer className="on-dark foot">
      <Container wide className="foot-columns">
        <div>
          {appearance.logoOnDark ? (
            <LogoPicture logo={appearance.logoOnDark} brand={brand} />
          ) : (
            <p className="font-display">{brand}</p>
          )}
          <p {...spoken(tagline)}>{tagline}</p>
          <SocialLinks links={socialLinks} />
          <CurrencySwitch label={t.currency} />
        </div>
        <nav aria-labelledby={AREAS_AT_FOOT}>
          <h2 id={AREAS_AT_FOOT}>{t.areas}</h2>
          <ul>
            {areas.map(({ href, name }) => (
              <li key={href}>
                <Link href={href}>
                  <Words of={name} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {reading.length > 0 && (
          <nav aria-labelledby="footer-reading">
            <h2 id="footer-reading">{t.reading}</h2>
            <ul>
              {reading.map(({ href, name }) => (
                <li key={href}>
                  <Link href={href}>
                    <Words of={name} />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div>
          <h2>{t.contact}</h2>
          <ContactBlock />
          <Link href="/contact">{t.writeToUs}</Link>
        </div>
      </Container>
      <div>
        <Container wide className="small-print">
          <p>{t.copyright(today.slice(0, 4), brand)}</p>
          <Link href="/reservation">{t.lookUpBooking}</Link>
          {smallPrint.map(({ href, name }) => (
            <Link key={href} href={href}>
              <Words of={name} />
            </Link>
          ))}
          {asksForConsent(integrations) && (
            <button
              type="button"
              className="noscript:hidden"
              onClick={() => window.dispatchEvent(new Event(CHOOSE_AGAIN))}
            >
              {t.privacyChoices}
            </button>
          )}
          {pictureNote && <p {...spoken(pictureNote)}>{pictureNote}</p>}
        </Container>
      </div>
    </footer>
  );
});
