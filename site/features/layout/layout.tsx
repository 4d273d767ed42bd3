import { Suspense, type ReactNode } from 'react';
import { usePageContext, useSettings } from '../../lib/page-context';
import { isTranslated } from '../../lib/spoken';
import { lazyWhenUsed } from '../../ui/lazy-part';
import { Link } from '../../ui/link';
import { Header } from './header';
import { PromotionBanner } from './promotion-banner';
import { messages } from '../../messages/messages';

const Footer = lazyWhenUsed(async () => ({ default: (await import('./footer')).Footer }));

/**
 * Header, banner and footer around a page.
 * @param props.account what stands in the header for who is signed in
 */
export function Layout({ account, children }: { account: ReactNode; children: ReactNode }) {
  const { preview, data } = usePageContext();
  const { demo } = useSettings();
  return (
    <>
      <Link href="#main" className="skip-link">
        {messages().layout.skipToContent}
      </Link>
      {preview === 'draft' && <DraftNotice />}
      {demo && <QuietLine words={messages().layout.demo} />}
      <div className="contents print:hidden">
        <PromotionBanner />
        <Header account={account} />
      </div>
      <main id="main" tabIndex={-1} className="min-h-[60vh]">
        {!isTranslated(data?.meta) && <QuietLine words={messages().layout.notTranslated} />}
        {children}
      </main>
      <div className="contents print:hidden">
        <Suspense>
          <Footer />
        </Suspense>
      </div>
    </>
  );
}

/** Says that this is a draft that guests do not see. */
function DraftNotice() {
  return (
    <p role="status" className="bg-accent px-4 py-2 text-center text-sm font-semibold text-ink">
      {messages().layout.draft}
    </p>
  );
}

/** Says that nothing here is real, or that what follows is in another language than everything around it. */
function QuietLine({ words }: { words: string }) {
  return <p className="quiet-line">{words}</p>;
}
