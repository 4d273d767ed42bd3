import { useEffect, useState } from 'react';
import { copyText } from '../lib/copy-text';
import { messages } from '../messages/messages';
import { Icon } from './icon';

/** How long it says that a link was copied, in milliseconds. */
const SAID_MS = 2500;

interface ShareButtonProps {
  /** A whole address; that of the page, as it is when it is pressed, unless given. */
  url?: string;
  /** What is shared, in a few words. */
  title: string;
  /** Phones have room for its sign alone. */
  short?: boolean;
}

/** Hands a link to whatever the guest shares with, or copies it where the browser offers nothing. */
export function ShareButton({ url, title, short = false }: ShareButtonProps) {
  const t = messages().kept.share;
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const share = async (): Promise<void> => {
    const address = url ?? window.location.href;
    // A mouse has a clipboard at hand; the menu of a phone reaches people.
    if ('share' in navigator && window.matchMedia('(pointer: coarse)').matches) {
      try {
        await navigator.share({ title, url: address });
        return;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    setCopied(await copyText(address));
  };
  return (
    <span className="relative inline-flex noscript:hidden">
      <button type="button" onClick={() => void share()} className="page-action">
        <Icon name="share" />
        <span className={short ? 'max-md:sr-only' : undefined}>{t.share}</span>
      </button>
      <span role="status" className="pointer-events-none absolute inset-s-0 top-full z-20 whitespace-nowrap">
        {copied !== null && (
          <span className="rounded-control bg-ink px-2.5 py-1 text-xs font-semibold text-white shadow-soft">
            {copied ? t.copied : t.notCopied}
          </span>
        )}
      </span>
    </span>
  );
}
