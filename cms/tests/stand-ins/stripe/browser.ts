/** What stands in for Stripe in a browser: its script, and the frame in which a card is given. Both are served by routing `js.stripe.com`. */

/** A card that is good, and one that its bank refuses; the numbers are Stripe's own for tests. */
export const CARDS = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' };

/** Where the script asks for a payment, below the address of Stripe's API; the session follows. */
export const CONFIRM = '/v1/stand-in/sessions/';

/** The part of Stripe.js that the site uses: a payment of a Checkout session with the Payment Element. */
export const SCRIPT = `
window.Stripe = () => ({
  _registerWrapper() {},
  initCheckoutElementsSdk({ clientSecret }) {
    const session = clientSecret.split('_secret_')[0];
    const told = {};
    let frame;
    let card = '';
    addEventListener('message', (event) => {
      if (frame && event.source === frame.contentWindow) card = String(event.data);
    });
    async function confirm() {
      const address = 'https://api.stripe.com${CONFIRM}' + session + '/confirm';
      const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ card }) });
      const body = await answer.json();
      if (!body.error) return { type: 'success', session: body };
      const { code, message } = body.error;
      return { type: 'error', error: { message, code: code === 'card_declined' ? 'paymentFailed' : null } };
    }
    return {
      loadActions: async () => ({ type: 'success', actions: { confirm } }),
      createPaymentElement: () => ({
        on: (name, listener) => { told[name] = listener; },
        mount(place) {
          frame = document.createElement('iframe');
          frame.title = 'Secure payment input frame';
          frame.src = 'https://js.stripe.com/payment-element.html';
          frame.style.width = '100%';
          frame.style.height = '120px';
          frame.style.border = '0';
          frame.addEventListener('load', () => told.ready && told.ready());
          place.append(frame);
        },
        destroy: () => frame && frame.remove(),
      }),
    };
  },
});
window.Stripe.version = 'endive';
`;

/** The frame of Stripe's origin, of which the page around it reads nothing. */
export const FRAME = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Payment</title>
    <style>label, input { display: block; width: 100%; box-sizing: border-box; font: 1rem/1.5 system-ui } input { padding: 0.75rem }</style>
  </head>
  <body>
    <main>
      <label>Card number <input id="card" inputmode="numeric" autocomplete="cc-number"></label>
    </main>
    <script>
      const card = document.getElementById('card');
      card.addEventListener('input', () => parent.postMessage(card.value, '*'));
    </script>
  </body>
</html>`;
