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
    <span className="copy-code">
      <button
        type="button"
        // Not `disabled`: that would drop the keyboard focus for the 1.25 s.
        aria-disabled={copied || undefined}
        aria-label={t.copyCode(code)}
      >
        <span>
          {code}
          <Icon name={copied ? 'check' : 'copy'} />
        </span>
      </button>
      <span role="status">
        {copied && (
          <span className="rounded-control bg-ink px-2.5 py-1 text-xs font-semibold text-white shadow-soft">
            {t.copied}
          </span>
        )}
      </span>
    </span>
  );
}
