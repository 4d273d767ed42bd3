import type { Quote } from 'booking-rules/shared/contracts/quotes';
import { navigate } from 'vike/client/router';
import { PromotionField } from '../../features/quote/promotion-field';
import { useRequote } from '../../features/quote/use-requote';
import { useSettings } from '../../page-context';

/** A promotion code for the stay about to be reserved: it makes a new frozen price, at an address of its own. */
export function CodeField({ quote }: { quote: Quote }) {
  const { banner } = useSettings();
  const { requote, busy, problem } = useRequote(quote, ({ number }) => {
    void navigate(`/summary?quote=${encodeURIComponent(number)}`, {
      keepScrollPosition: true,
      overwriteLastHistoryEntry: true,
    });
  });
  return (
    <div aria-busy={busy} className={`noscript:hidden ${busy ? 'opacity-50' : ''}`}>
      <PromotionField
        code={problem?.code ?? quote.promotionCode}
        problem={problem?.sentence ?? null}
        applied={problem === null ? quote.promotionCode : null}
        offer={banner}
        onApply={(code) => requote(code)}
      />
      <p role="status" className="sr-only">
        {busy ? 'Working out the new price' : ''}
      </p>
    </div>
  );
}
