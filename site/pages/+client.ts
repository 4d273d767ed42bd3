import { reloadOnMissingChunk } from '../features/builds/chunk-reload';
import { whenIdle } from '../features/builds/when-idle';

reloadOnMissingChunk();
whenIdle(() => void import('../features/builds/after-idle').then(({ startBackground }) => startBackground()));
