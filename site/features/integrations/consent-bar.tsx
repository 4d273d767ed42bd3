import { useEffect, useState, useSyncExternalStore } from 'react';
import { CHOOSE_AGAIN } from '../../api/integrations';
import { Button } from '../../ui/button';
import { useHydrated } from '../../ui/use-browser';
import { useLegalPage, useSettings } from '../../lib/page-context';
import { Link } from '../../ui/link';
import { choose, consent, startConsented, subscribeToConsent } from './consent';
import { messages } from '../../messages/messages';

/**
 * Asks once whether analytics and A/B testing may run, and starts them once that is given; the footer brings it back.
 * Whoever agreed is asked again when the pages that say what for have changed.
 */
export function ConsentBar() {
  const { integrations } = useSettings();
  const hydrated = useHydrated();
  const privacy = useLegalPage('privacy');
  const cookies = useLegalPage('cookies');
  const version = [privacy, cookies].flatMap((page) => page?.version ?? []).join(' ');
  const agreed = useSyncExternalStore(
    subscribeToConsent,
    () => consent(version),
    () => null,
  );
  const [again, setAgain] = useState(false);

  useEffect(() => {
    const open = () => setAgain(true);
    window.addEventListener(CHOOSE_AGAIN, open);
    return () => window.removeEventListener(CHOOSE_AGAIN, open);
  }, []);
  useEffect(() => {
    if (agreed === true) startConsented(integrations);
  }, [agreed, integrations]);

  if (!hydrated || (agreed !== null && !again)) return null;
  const t = messages().layout.consent;
  const answer = (yes: boolean) => () => {
    choose(yes, version);
    setAgain(false);
    // What runs already ends with the page.
    if (agreed === true && !yes) window.location.reload();
  };
  return (
    <section
      aria-labelledby="privacy-choices"
      className="fixed inset-x-0 bottom-0 z-50 border-t border-line bg-white p-4 shadow-soft"
    >
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-4">
        <p id="privacy-choices" className="max-w-text text-sm">
          {t.question}{' '}
          {[privacy, cookies].map(
            (page) =>
              page && (
                <Link key={page.href} href={page.href} className="me-3 underline underline-offset-4">
                  {page.name}
                </Link>
              ),
          )}
        </p>
        <div className="flex gap-3">
          <Button kind="secondary" onClick={answer(false)}>
            {t.no}
          </Button>
          <Button onClick={answer(true)}>{t.yes}</Button>
        </div>
      </div>
    </section>
  );
}
