import { localPath } from 'booking-rules/shared/format/local-path';

const WORKER = '/trip-worker.js';
/** As the worker calls it (public/trip-worker.js). */
const CACHE = 'trip';
const FILES = /^\/(?:assets|brand|uploads)\//;

/** Lets this page open without a connection from now on, where the browser can do that. What fails is tried next time. */
export async function keepPageOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.onLine) return;
  try {
    const registration = await navigator.serviceWorker.register(WORKER, { scope: localPath('/reservation') });
    const worker = await activeWorker(registration);
    await headPictures();
    worker?.postMessage({ keep: [window.location.pathname, ...loadedFiles()] });
  } catch {
    // Private windows, and browsers that are told to keep nothing.
  }
}

/** Keeps no page any more, and removes what was kept. */
export async function forgetPages(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    await caches.delete(CACHE);
  } catch {
    // Then nothing was kept.
  }
}

function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const { active, waiting, installing } = registration;
  if (active) return Promise.resolve(active);
  const coming = installing ?? waiting;
  if (coming === null) return Promise.resolve(null);
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(coming);
      else if (coming.state === 'redundant') resolve(null);
    });
  });
}

/** Waits for the pictures that are fetched at once: they are kept, too. One that fails is missing later as well. */
function headPictures(): Promise<unknown> {
  const pictures = [...document.images].filter(({ loading }) => loading === 'eager');
  return Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/** Files of ours that this page has loaded, as paths. */
function loadedFiles(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = names.filter(
    ({ origin, pathname }) => origin === window.location.origin && FILES.test(pathname),
  );
  return [...new Set(own.map(({ pathname }) => pathname))];
}
