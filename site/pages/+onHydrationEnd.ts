export { routerIsReady as onHydrationEnd } from '../lib/navigate';
