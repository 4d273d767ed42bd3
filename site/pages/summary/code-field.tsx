import type { Quote } from 'booking-rules/contracts/quotes';
import { navigate } from '../../lib/navigate';
import { summaryHref } from '../../features/checkout/remembered-stay';
import { PromotionField } from '../../features/quote/promotion-field';
import { useRequote } from '../../features/quote/use-requote';
import { useSettings } from '../../lib/page-context';
import { Button } from '../../ui/button';
import { messages } from '../../messages/messages';

/** The offer or a promotion code for the stay about to be reserved: another one makes a new frozen price, at an address of its own. */
export function CodeField({ quote }: { quote: Quote }) {
  const { banner } = useSettings();
  const { requote, busy, problem } = useRequote(quote, (priced) => goTo(priced, quote));
  return (
    <div aria-busy={busy} className={`noscript:hidden ${busy ? 'opacity-50' : ''}`}>
      <PromotionField
        code={problem?.code ?? (quote.offer === 'applied' ? null : quote.promotionCode)}
        wanted={quote.offer === 'none' ? 'none' : null}
        problem={problem?.sentence ?? null}
        applied={quote.promotionCode}
        savings={quote.savings}
        offer={banner}
        onApply={requote}
      />
      <p role="status" className="sr-only">
        {busy ? messages().checkout.newPriceComing : ''}
      </p>
    </div>
  );
}

/** Leads from a price whose code no longer holds to the one without it; what was typed comes along. */
export function WithoutCode({ quote }: { quote: Quote }) {
  const { requote, busy, problem } = useRequote(quote, (priced) => goTo(priced, quote));
  return (
    <>
      <Button busy={busy} onClick={() => requote({ code: null, offer: null })}>
        {messages().failures.withoutCode.button}
      </Button>
      {problem && <p className="mt-2">{problem.sentence}</p>}
    </>
  );
}

/** What was chosen beside the stay comes along. */
function goTo({ number }: Quote, { chosenExtras }: Quote): void {
  void navigate(summaryHref({ number, chosenExtras }), {
    keepScrollPosition: true,
    overwriteLastHistoryEntry: true,
  });
}
