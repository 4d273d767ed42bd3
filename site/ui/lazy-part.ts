import {
  createElement,
  lazy,
  useEffect,
  type ComponentType,
  type LazyExoticComponent,
  type PropsWithChildren,
} from 'react';
import { forgetEarlyButton, pressEarlyButton } from '../lib/early-buttons';

/** At the latest so long after the page has come, in milliseconds. */
const PATIENCE_MS = 2000;

let idle: Promise<void> | null = null;

/**
 * A part that is in the page as the server sends it, and works as it stands: links, or fields of a plain form.
 * Its script is fetched once the browser has nothing else to do, or somebody begins to use the page; a button that is
 * tapped before that is pressed as soon as it works. Put it into a `Suspense` boundary.
 */
export function lazyWhenIdle<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (typeof window !== 'undefined') await firstIdleMoment();
    const { default: Part } = await load();
    function LazyPart(props: Props) {
      useEffect(pressEarlyButton, []);
      return createElement(Part, props);
    }
    return { default: LazyPart };
  });
}

function firstIdleMoment(): Promise<void> {
  idle ??= new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
    else setTimeout(resolve, 200);
    // Whoever begins to do something is not kept waiting.
    for (const event of ['pointerdown', 'keydown', 'focusin'])
      window.addEventListener(event, () => resolve(), { once: true, passive: true });
  });
  return idle;
}

/**
 * To be put around all parts of a page. React hands a tap on to it, and to the button, only where the script of the part
 * has come and taken it over: every other tap is kept until then.
 */
export function EarlyButtons({ children }: PropsWithChildren) {
  useEffect(pressEarlyButton, []);
  return createElement('div', { className: 'contents', onClickCapture: forgetEarlyButton }, children);
}
