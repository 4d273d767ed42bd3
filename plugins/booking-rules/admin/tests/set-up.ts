import { configure, fireEvent } from '@testing-library/react';
import 'booking-rules/shared/messages/all-languages';
import { panel } from './strapi-admin';

/** What jsdom lacks of a browser: sizes, pointers that are captured, and observers. */

class NoObserver implements ResizeObserver {
  observe(): void {
    // Nothing changes its size in jsdom.
  }
  unobserve(): void {
    // See observe.
  }
  disconnect(): void {
    // See observe.
  }
}

globalThis.ResizeObserver = NoObserver;
/** Nothing scrolls into sight in jsdom either. */
class NoIntersectionObserver extends NoObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
globalThis.IntersectionObserver = NoIntersectionObserver;
const size = { configurable: true, get: () => 1200 };
Object.defineProperties(HTMLElement.prototype, {
  offsetWidth: size,
  offsetHeight: size,
  clientWidth: size,
  clientHeight: size,
});
Element.prototype.scrollTo = function scrollTo(options?: ScrollToOptions | number): void {
  if (typeof options !== 'object') return;
  if (options.left !== undefined) this.scrollLeft = options.left;
  // As in a browser, the event comes later. A test that awaits an `act` of its own would meet this one inside it, and
  // React would end both: use `waitFor` and `find…` instead.
  queueMicrotask(() => fireEvent.scroll(this));
};
Element.prototype.scrollBy = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.releasePointerCapture = () => undefined;
HTMLCanvasElement.prototype.getContext = () => null;

// Whether each of a thousand cells is visible takes jsdom seconds to say.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

beforeEach(() => {
  panel.reset();
});
