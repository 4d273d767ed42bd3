import { Badge } from '@strapi/design-system';
import type { Delivery, WebhookView } from 'booking-rules/contracts/webhooks/webhooks';
import { messages } from '../messages/messages';

const COLOURS = {
  good: ['success100', 'success700'],
  delivered: ['success100', 'success700'],
  waiting: ['warning100', 'neutral800'],
  failing: ['warning100', 'neutral800'],
  paused: ['danger100', 'danger700'],
  failed: ['danger100', 'danger700'],
  off: ['neutral150', 'neutral700'],
} as const;

/** How a webhook or a delivery is doing, as a coloured word. */
export function StateWord({ state }: { state: WebhookView['state'] | Delivery['state'] }) {
  const { states, deliveryStates } = messages().webhooks;
  const [backgroundColor, textColor] = COLOURS[state];
  const words: Record<string, string> = { ...states, ...deliveryStates };
  return (
    <Badge backgroundColor={backgroundColor} textColor={textColor}>
      {words[state]}
    </Badge>
  );
}

/** What came of the last attempt of a delivery: `204 in 35 ms`, or what went wrong. */
export function describeAnswer({ status, duration, problem }: Delivery): string {
  const { log, problems } = messages().webhooks;
  const answered = status === null ? '' : log.answered(status, duration ?? 0);
  const wrong = problem === null ? '' : (problems[problem] ?? problem);
  return [wrong, answered].filter((text) => text !== '').join(' · ');
}
