import { useState, type ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import { useHydrated } from '../../ui/use-browser';
import { messages } from '../../messages/messages';

/**
 * Hands the page to the guest's own apps where the browser can, or copies its address. Its words stay in sight on wide
 * screens only. There is none without JavaScript.
 */
export function ShareButton({ title, className = '' }: { title: string; className?: string }): ReactNode {
  const t = messages().gallery.share;
  const [isCopied, setCopied] = useState(false);
  if (!useHydrated()) return null;

  async function share(): Promise<void> {
    const { origin, pathname, search } = window.location;
    const url = `${origin}${pathname}${search}`;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
      }
    } catch {
      // The guest has changed their mind, or the browser forbids both.
    }
  }

  return (
    <button
      type="button"
      onClick={() => void share()}
      className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control bg-white px-3 text-sm font-semibold shadow-soft hover:bg-sand md:px-4 ${className}`}
    >
      <Icon name="share" className="size-4" />
      <span role="status" className={isCopied ? '' : 'sr-only md:not-sr-only'}>
        {isCopied ? t.copied : t.button}
      </span>
    </button>
  );
}
