import {
  createElement,
  lazy,
  useEffect,
  type ComponentType,
  type LazyExoticComponent,
  type PropsWithChildren,
} from 'react';
import { firstUse, forgetEarlyButton, isUsed, pressEarlyButton, wantsParts } from '../lib/first-use';

/** At the latest so long after the page has come, in milliseconds. */
const PATIENCE_MS = 2000;

let idle: Promise<void> | null = null;

/**
 * A part that is in the page as the server sends it, and works as it stands: links, or fields of a plain form.
 * Its script is fetched once somebody begins to use the page: scrolls, touches it, moves the pointer or presses a key.
 * A button that is tapped before that is pressed as soon as it works. Put it into a `Suspense` boundary.
 */
export function lazyWhenUsed<Props extends object>(load: Load<Props>): LazyPart<Props> {
  return lazyPart(load, () => (wantsParts() ? firstIdleMoment() : firstUse()));
}

/** The same for a part that has something to show by itself: it is fetched once the browser has nothing else to do. */
export function lazyWhenIdle<Props extends object>(load: Load<Props>): LazyPart<Props> {
  return lazyPart(load, firstIdleMoment);
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>>;

function lazyPart<Props extends object>(load: Load<Props>, isTime: () => Promise<void>): LazyPart<Props> {
  // Whoever goes on to another page waits for its parts.
  if (isUsed()) load().catch(() => undefined);
  return lazy(async () => {
    if (typeof window !== 'undefined') await isTime();
    const { default: Part } = await load();
    function Awake(props: Props) {
      useEffect(pressEarlyButton, []);
      return createElement(Part, props);
    }
    return { default: Awake };
  });
}

function firstIdleMoment(): Promise<void> {
  idle ??= new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
    else setTimeout(resolve, 200);
    // Whoever begins to do something is not kept waiting.
    void firstUse().then(resolve);
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
