import { Suspense, type ReactNode } from 'react';
import { cachedMarkup } from '../../lib/cached-markup';
import { usePageContext, useSettings } from '../../lib/page-context';
import { carriedSearch, carryAddress } from '../../lib/search-fields';
import { ArchMark } from '../../ui/arch/arch';
import { Container } from '../../ui/box';
import { lazyWhenUsed } from '../../ui/lazy-part';
import { Link } from '../../ui/link';
import { CurrencySwitch } from './currency-switch';
import { LogoPicture } from './logo-picture';
import { MobileMenu } from './mobile-menu';
import { messages } from '../../messages/messages';

const MenuLinks = lazyWhenUsed(async () => ({ default: (await import('./menu-links')).MenuLinks }));

const WishlistLink = lazyWhenUsed(async () => ({ default: (await import('./wishlist-link')).WishlistLink }));

/** Brand and menu at the top of every page. */
export function Header({ account }: { account: ReactNode }) {
  const { urlParsed, urlOriginal } = usePageContext();
  const t = messages().layout.menu;
  const bookNow = carriedSearch('/results/1', urlParsed.searchOriginal ?? '');
  return (
    <header className="site-header">
      <Container wide>
        <Brand />
        <nav aria-label={t.main} className="main-menu">
          <Suspense>
            <MenuLinks key={urlOriginal} />
          </Suspense>
          <CurrencySwitch label={t.currency} />
          <Link href={bookNow} onClick={carryAddress('/results/1')} className="book-now">
            {t.bookNow}
          </Link>
        </nav>
        <div className="ms-auto flex items-center lg:ms-0">
          <Suspense fallback={<span className="size-11" />}>
            <WishlistLink />
          </Suspense>
          {account}
        </div>
        {/* A new key on every route change: a new menu, closed. */}
        <MobileMenu key={`mobile ${urlOriginal}`} bookNow={bookNow} />
      </Container>
    </header>
  );
}

const Brand = cachedMarkup(function Brand() {
  const { brand, appearance } = useSettings();
  return (
    <Link href="/" className="brand font-display">
      {appearance.logo ? (
        <LogoPicture logo={appearance.logo} brand={brand} />
      ) : (
        <>
          <ArchMark />
          <span className="truncate">{brand}</span>
        </>
      )}
    </Link>
  );
});
