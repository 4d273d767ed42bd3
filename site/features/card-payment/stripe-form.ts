import type { CardFormAnswer } from 'booking-rules/contracts/money/card-forms';
import { currentLanguage } from 'booking-rules/shared/format/language';
import { splitPath } from 'booking-rules/shared/format/local-path';

type Form = NonNullable<CardFormAnswer['form']>;

/** What became of a press on “Pay”: paid, refused by the bank, or something of the form is still wrong. */
export type PaymentOutcome = { kind: 'paid' } | { kind: 'declined' | 'problem'; message: string };

/** The form of a payment as it stands on the page. */
export interface OpenedForm {
  pay(): Promise<PaymentOutcome>;
  close(): void;
}

/** Pages whose answers let Stripe in: their content security policy is that of the document, wherever one goes on. */
const WITH_FORM = new Set(['/summary', '/reservation']);

/** Whether the document of this page was loaded as one that may show the form; others are loaded anew for it. */
export function mayShowForm(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  if (document === undefined) return true;
  return WITH_FORM.has(splitPath(new URL(document.name).pathname).path);
}

/**
 * Loads Stripe's script and puts its Payment Element into the page: cards, Apple Pay and Google Pay, whatever the bank
 * asks for included.
 * @throws Error when the script or the payment cannot be loaded
 */
export async function openStripeForm(
  { publishableKey, clientSecret }: Form,
  place: HTMLElement,
): Promise<OpenedForm> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey, { locale: currentLanguage() });
  if (stripe === null) throw new Error('Stripe runs in browsers alone');
  const checkout = stripe.initCheckoutElementsSdk({
    clientSecret,
    elementsOptions: { appearance: appearanceOf(place) },
  });
  const loaded = await checkout.loadActions();
  if (loaded.type === 'error') throw new Error(loaded.error.message);
  const element = checkout.createPaymentElement({ layout: 'tabs' });
  await new Promise<void>((resolve, reject) => {
    element.on('ready', () => resolve());
    element.on('loaderror', ({ error }) => reject(new Error(error.message)));
    element.mount(place);
  });
  return {
    async pay() {
      const result = await loaded.actions.confirm({ redirect: 'if_required' });
      if (result.type === 'success') return { kind: 'paid' };
      const { code, message } = result.error;
      return { kind: code === 'paymentFailed' ? 'declined' : 'problem', message };
    },
    close: () => element.destroy(),
  };
}

/** The colours of the site, which Stripe's frame cannot read by itself. */
function appearanceOf(place: HTMLElement) {
  const styles = getComputedStyle(place);
  const colour = (name: string) => styles.getPropertyValue(`--color-${name}`).trim();
  return {
    theme: 'stripe' as const,
    variables: {
      colorPrimary: colour('brand'),
      colorText: colour('ink'),
      colorTextSecondary: colour('muted'),
      colorDanger: colour('danger'),
      fontFamily: 'system-ui, sans-serif',
      borderRadius: '8px',
    },
  };
}
