import { asksForConsent, CHOOSE_AGAIN } from '../../api/integrations';
import { useDistricts, useMenu, useSettings } from '../../lib/page-context';
import { Container } from '../../ui/box';
import { cachedMarkup } from '../../lib/cached-markup';
import { Link } from '../../ui/link';
import { ContactBlock } from './contact-block';
import { CurrencySwitch } from './currency-switch';
import { LogoPicture } from './logo-picture';
import { menuPages, type MenuLink } from './menu-pages';
import { SocialLinks } from './social-links';
import { messages } from '../../messages/messages';
import { Words } from '../../ui/words';
import { spoken } from '../../lib/spoken';

const HEADING = 'mb-3 font-display text-lg text-white';
const LINK = 'link-text';

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
    <footer className="on-dark mt-20 bg-ink text-white/75">
      <Container wide className="grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.2fr_1.8fr_0.9fr_1.3fr]">
        <div>
          {appearance.logoOnDark ? (
            <LogoPicture logo={appearance.logoOnDark} brand={brand} />
          ) : (
            <p className="font-display text-2xl font-semibold text-white">{brand}</p>
          )}
          <p className="mt-3 max-w-xs text-sm" {...spoken(tagline)}>
            {tagline}
          </p>
          <SocialLinks links={socialLinks} />
          <CurrencySwitch
            label={t.currency}
            className="mt-6 min-h-11 rounded-control bg-white px-3 pe-9! text-sm text-ink"
          />
        </div>
        <nav aria-labelledby="footer-areas">
          <h2 id="footer-areas" className={HEADING}>
            {t.areas}
          </h2>
          <ul className="grid grid-cols-2 gap-x-6">
            {areas.map(({ href, name }) => (
              <li key={href}>
                <Link href={href} className={LINK}>
                  <Words of={name} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {reading.length > 0 && (
          <nav aria-labelledby="footer-reading">
            <h2 id="footer-reading" className={HEADING}>
              {t.reading}
            </h2>
            <ul>
              {reading.map(({ href, name }) => (
                <li key={href}>
                  <Link href={href} className={LINK}>
                    <Words of={name} />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div>
          <h2 className={HEADING}>{t.contact}</h2>
          <ContactBlock linkClass={LINK} />
          <Link href="/contact" className={`${LINK} ms-6.5`}>
            {t.writeToUs}
          </Link>
        </div>
      </Container>
      <div className="border-t border-white/10">
        <Container
          wide
          className="small-print flex flex-wrap gap-x-6 gap-y-2 py-6 text-sm lg:justify-between lg:gap-x-8"
        >
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
              className="underline-offset-4 hover:text-white hover:underline noscript:hidden"
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
