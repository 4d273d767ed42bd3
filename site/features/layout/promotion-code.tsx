import { useEffect, useState } from 'react';
import { copyText } from '../../lib/copy-text';
import { Icon } from '../../ui/icon';
import { messages } from '../../messages/messages';

/** How long "Copied" is shown and the code cannot be clicked again, in milliseconds (contract A10). */
const TOOLTIP_MS = 1250;

/** Copies a discount code, and says for a moment that it has; until then it does nothing more. */
export function useCopiedCode(code = ''): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), TOOLTIP_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return {
    copied,
    copy: () => {
      if (!copied) void copyText(code).then((done) => done && setCopied(true));
    },
  };
}

/** The code as a button. The click itself is handled by the banner around it. */
export function PromotionCode({ code, copied }: { code: string; copied: boolean }) {
  const t = messages().layout.banner;
  return (
    <span className="relative inline-flex">
      <button
        type="button"
        // Not `disabled`: that would drop the keyboard focus for the 1.25 s.
        aria-disabled={copied}
        aria-label={t.copyCode(code)}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold sm:tracking-wide"
      >
        <span className="inline-flex items-center gap-1.5 rounded-control border border-dashed border-white/60 px-1.5 py-1 hover:bg-white/10">
          {code}
          <Icon name={copied ? 'check' : 'copy'} className="size-3.5 sm:size-4" />
        </span>
      </button>
      <span
        role="status"
        className="pointer-events-none absolute inset-x-0 top-full z-50 flex justify-center"
      >
        {copied && (
          <span className="rounded-control bg-ink px-2.5 py-1 text-xs font-semibold text-white shadow-soft">
            {t.copied}
          </span>
        )}
      </span>
    </span>
  );
}
