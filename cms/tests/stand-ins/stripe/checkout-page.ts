import type { Session } from './account';

/**
 * The page on which a guest pays what a session asks for, or reads why that is over.
 * @param isHeld whether it is taken later: some cards hold it for a day only
 */
export function checkoutPage(session: Session | undefined, isHeld: boolean): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>Checkout</title>
    <style>
      body { font: 1rem/1.5 system-ui, sans-serif; max-width: 26rem; margin: 3rem auto; padding: 0 1rem }
      li { display: flex; justify-content: space-between; gap: 1rem }
      ul { padding: 0 }
      button, a { display: block; width: 100%; padding: 0.75rem; text-align: center; font: inherit; box-sizing: border-box }
    </style>
  </head>
  <body><main>${contentOf(session, isHeld)}</main></body>
</html>`;
}

function contentOf(session: Session | undefined, isHeld: boolean): string {
  if (session?.status === 'complete') return '<h1>You’re all done here</h1><p>This has been paid.</p>';
  if (session?.status !== 'open') return '<h1>This page has expired</h1><p>Nothing was paid.</p>';
  const { amount_total: amount, currency, line_items: lines, cancel_url: back } = session;
  const rows = lines.data.map(
    (line) =>
      `<li><span>${escaped(line.description)}</span> <span>${money(line.amount_total, currency)}</span></li>`,
  );
  return `<h1>Pay ${money(amount, currency)}</h1>
    <p>Test page: every card is good.</p>
    <ul>${rows.join('')}</ul>
    <form method="post"><button>Pay</button>${isHeld ? SHORT : ''}</form>
    <a href="${escaped(back)}">Cancel</a>`;
}

const SHORT = '<button name="days" value="1">With a card that holds for a day</button>';

/** An amount of hundredths, as `AED 1,234.50`. */
function money(amount: number, currency: string): string {
  const digits = (amount / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  return `${currency.toUpperCase()} ${digits}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
